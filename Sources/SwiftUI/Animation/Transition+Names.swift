// Ways in which views appear and disappear, by name. They are accepted without effect.

/// A transition without one: the view is there, or not.
public struct IdentityTransition: Transition, Sendable {
  /// Creates the transition.
  public init() {}

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that fades.
public struct OpacityTransition: Transition, Sendable {
  /// Creates the transition.
  public init() {}

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves in and out.
public struct SlideTransition: Transition, Sendable {
  /// Creates the transition.
  public init() {}

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that grows.
public struct ScaleTransition: Transition, Sendable {
  /// Creates the transition, from a scale around a point.
  public init(_ scale: Double, anchor: UnitPoint = .center) {}

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves from an edge.
public struct MoveTransition: Transition, Sendable {
  /// Creates the transition.
  public init(edge: Edge) {}

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves from a distance.
public struct OffsetTransition: Transition, Sendable {
  /// Creates the transition.
  public init(_ offset: CGSize) {}

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that pushes the old view away from an edge.
public struct PushTransition: Transition, Sendable {
  /// Creates the transition.
  public init(edge: Edge) {}

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that blurs and fades.
public struct BlurReplaceTransition: Transition, Sendable {
  /// How a view's size changes.
  public struct Configuration: Hashable, Sendable {
    private let name: String

    /// The old one shrinks, the new one grows.
    public static let downUp = Configuration(name: "downUp")
    /// Both grow.
    public static let upUp = Configuration(name: "upUp")
  }

  /// Creates the transition.
  public init(configuration: Configuration = .downUp) {}

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that differs between appearing and disappearing.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// How the view appears.
  public var insertion: Insertion
  /// How it disappears.
  public var removal: Removal

  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

// MARK: - By name

extension Transition where Self == IdentityTransition {
  /// A transition without one: the view is there, or not.
  public static var identity: IdentityTransition { .init() }
}

extension Transition where Self == OpacityTransition {
  /// A transition that fades.
  public static var opacity: OpacityTransition { .init() }
}

extension Transition where Self == SlideTransition {
  /// A transition that moves in and out.
  public static var slide: SlideTransition { .init() }
}

extension Transition where Self == ScaleTransition {
  /// A transition that grows.
  public static var scale: ScaleTransition { .init(0) }

  /// By growing from a scale around a point.
  @_disfavoredOverload
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    .init(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// A transition that moves from an edge.
  public static func move(edge: Edge) -> Self { .init(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// A transition that moves from a distance.
  public static func offset(_ offset: CGSize) -> Self { .init(offset) }

  /// A transition that moves from a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    .init(CGSize(width: x, height: y))
  }
}

extension Transition where Self == PushTransition {
  /// A transition that pushes the old view away from an edge.
  public static func push(from edge: Edge) -> Self { .init(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs and fades.
  public static var blurReplace: BlurReplaceTransition { .init() }

  /// A transition that blurs and fades.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { .init(configuration: config) }
}
