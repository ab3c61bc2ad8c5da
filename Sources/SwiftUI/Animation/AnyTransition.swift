/// How a view appears and disappears.
///
/// A view is there or not when it is laid out: transitions are accepted without effect.
public struct AnyTransition: Sendable {
  private init() {}

  /// A transition without one.
  public static let identity = AnyTransition()
  /// A transition that fades.
  public static let opacity = AnyTransition()
  /// By moving in and fading.
  public static let slide = AnyTransition()
  /// A transition that grows.
  public static let scale = AnyTransition()

  /// By growing from a scale around a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .init() }
  /// A transition that moves from an edge.
  public static func move(edge: Edge) -> AnyTransition { .init() }
  /// A transition that moves from a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { .init() }
  /// A transition that moves from a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .init() }
  /// A transition that pushes the old view away from an edge.
  public static func push(from edge: Edge) -> AnyTransition { .init() }

  /// A transition that differs between appearing and disappearing.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    .init()
  }

  /// By changing from one modifier to another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .init() }

  /// This and another transition at once.
  public func combined(with other: AnyTransition) -> AnyTransition { .init() }

  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension AnyTransition {
  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) { self.init() }
}

/// How content changes.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  /// A transition without one.
  public static let identity = ContentTransition(name: "identity")
  /// A transition that fades.
  public static let opacity = ContentTransition(name: "opacity")
  /// By changing shapes.
  public static let interpolate = ContentTransition(name: "interpolate")

  /// By rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  /// By rolling digits.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}
