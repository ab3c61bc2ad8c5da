// How views appear and disappear. A view is there or not when it is laid out.

/// A transition of your own. It is accepted without effect.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<EmptyView>
  static var properties: TransitionProperties { get }
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
}

nonisolated extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View { content }
  public func animation(_ animation: Animation?) -> some Transition { self }
  public func combined<T: Transition>(with other: T) -> some Transition { self }
}

/// What a transition needs.
public struct TransitionProperties: Hashable, Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Where a transition is.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double { isIdentity ? 0 : self == .willAppear ? -1 : 1 }
}

/// A transition of a hidden type.
public struct AnyTransition: Sendable {
  private init() {}
  public init<T: Transition>(_ transition: T) {}

  public static let identity = Self(), opacity = Self(), slide = Self(), scale = Self()
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self { Self() }
  public static func move(edge: Edge) -> Self { Self() }
  public static func offset(_ offset: CGSize) -> Self { Self() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
  public static func push(from edge: Edge) -> Self { Self() }
  public static func asymmetric(insertion: Self, removal: Self) -> Self { Self() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> Self { Self() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content changes.
public enum ContentTransition: Equatable, Sendable {
  case identity, opacity, interpolate
  public static func numericText(countsDown: Bool = false) -> Self { .interpolate }
  public static func numericText(value: Double) -> Self { .interpolate }
}

nonisolated extension View {
  public func transition(_ t: AnyTransition) -> some View { self }
  public func transition<T: Transition>(_ transition: T) -> some View { self }

  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

// MARK: - By name

nonisolated extension Transition where Self == IdentityTransition {
  public static var identity: Self { Self() }
}

/// The view is there, or not.
nonisolated public struct IdentityTransition: Transition, Sendable {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == OpacityTransition {
  public static var opacity: Self { Self() }
}

/// By fading.
nonisolated public struct OpacityTransition: Transition, Sendable {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == SlideTransition {
  public static var slide: Self { Self() }
}

/// By moving in and out.
nonisolated public struct SlideTransition: Transition, Sendable {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == ScaleTransition {
  public static var scale: Self { Self(0) }

  @_disfavoredOverload
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale) }
}

/// By growing.
nonisolated public struct ScaleTransition: Transition, Sendable {
  public init(_ scale: Double, anchor: UnitPoint = .center) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

/// By moving from an edge.
nonisolated public struct MoveTransition: Transition, Sendable {
  public init(edge: Edge) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(.zero) }
}

/// By moving from a distance.
nonisolated public struct OffsetTransition: Transition, Sendable {
  public init(_ offset: CGSize) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

/// By pushing the old view away from an edge.
nonisolated public struct PushTransition: Transition, Sendable {
  public init(edge: Edge) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: Self { Self() }

  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { Self() }
}

/// By blurring and fading.
nonisolated public struct BlurReplaceTransition: Transition, Sendable {
  public enum Configuration: Hashable, Sendable { case downUp, upUp }
  public init(configuration: Configuration = .downUp) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By one transition when appearing, by another one when disappearing.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
