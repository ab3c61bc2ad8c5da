/// How a view appears and disappears.
///
/// A view is there or not when it is laid out: transitions are accepted without effect.
public struct AnyTransition: Sendable {
  private init() {}

  /// At once.
  public static let identity = AnyTransition()
  /// By fading.
  public static let opacity = AnyTransition()
  /// By moving in and fading.
  public static let slide = AnyTransition()
  /// By growing.
  public static let scale = AnyTransition()

  /// By growing from a scale around a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .init() }
  /// By moving from an edge.
  public static func move(edge: Edge) -> AnyTransition { .init() }
  /// By moving from a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { .init() }
  /// By moving from a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .init() }
  /// By pushing what was there away from an edge.
  public static func push(from edge: Edge) -> AnyTransition { .init() }

  /// In one way, and out in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    .init()
  }

  /// By changing from one modifier to another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .init() }

  /// This and another transition at once.
  public func combined(with other: AnyTransition) -> AnyTransition { .init() }

  /// The transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension AnyTransition {
  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) { self.init() }
}

/// A client's way in which a view appears and disappears. It is accepted without effect.
public protocol Transition {
  /// The type of the view's look during a transition.
  associatedtype Body: View
  /// The view.
  typealias Content = PlaceholderContentView<EmptyView>

  /// The view's look in a phase.
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
}

/// Where a transition is.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the view has appeared.
  case willAppear
  /// While the view is there.
  case identity
  /// After the view has disappeared.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// How far the view is from being there: -1, 0 or 1.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How content changes.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By fading.
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
