// Views that share their geometry with others while a screen shows how they change. A view's own
// layout stays the same; nothing here moves from one view to another.

extension View {
  /// Says that the view has the same geometry as others with the same id in a namespace.
  ///
  /// The view's size and its place in its container are its own, always. A live view that is no
  /// source is drawn in the frame of its source; here it stays in its own, and a diagnostic says
  /// so.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      NodeModifier { node in
        guard !isSource, !properties.isEmpty else { return node }
        return node.diagnostic(
          .followedGeometry,
          problem: "would be drawn in the frame of the source \"\(id)\" of its matched geometry",
          outcome: "it stays in its own frame here",
          remedy: "Read the source's frame, or place the view with an anchor preference")
      })
  }

  /// Accepts that another screen would grow out of the view.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Accepts that another screen would grow out of the view, and how the view would look then; the
  /// closure never runs.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration:
      @escaping (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { self }

  /// Accepts how the screen would appear, without effect.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}

extension LayoutDiagnostic.Rule {
  /// A view that would be drawn in the frame of another one.
  public static let followedGeometry = Self(rawValue: "followedGeometry")
}

/// What views with matched geometry have in common.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where they are.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large they are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

// MARK: - Sources of transitions

/// The look of a view out of which a screen grows.
public protocol MatchedTransitionSourceConfiguration {}

/// A view out of which a screen grows, unchanged.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Returns the look with a background.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// Returns the look clipped to a shape.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }

  /// Returns the look with a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

// MARK: - Transitions between screens

/// How a screen appears. It is accepted without effect.
public protocol NavigationTransition {}

/// The usual way.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

/// A transition that grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual way.
  public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A transition that grows out of a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { .init() }
}
