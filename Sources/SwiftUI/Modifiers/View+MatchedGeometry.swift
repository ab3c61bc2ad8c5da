import LayoutCore

// Views that share their geometry with others while a screen shows how they change. A view's own
// layout stays the same; nothing here moves from one view to another.

nonisolated extension View {
  /// Leaves the view where it is, and says in a diagnostic where a screen would show it elsewhere.
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
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration = { $0 }
  ) -> some View { self }
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}

extension LayoutDiagnostic.Rule {
  public static let followedGeometry = Self(rawValue: "followedGeometry")
}

/// What views with matched geometry have in common.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = Self(rawValue: 1), size = Self(rawValue: 2)
  public static let frame: Self = [.position, .size]
}

// MARK: - Sources of transitions

/// The look of a view out of which a screen grows.
public protocol MatchedTransitionSourceConfiguration {}

/// A view out of which a screen grows, unchanged.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  public func clipShape(
    _ shape: RoundedRectangle
  ) -> some MatchedTransitionSourceConfiguration { self }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

// MARK: - Transitions between screens

/// How a screen appears. It is accepted without effect.
public protocol NavigationTransition {}

/// The usual way.
public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }

/// A transition that grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { .init() }
}
