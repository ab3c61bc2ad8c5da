/// A transition of your own. It is accepted without effect.
public protocol Transition {
  /// The type of the view's look during a transition.
  associatedtype Body: View
  /// The view.
  typealias Content = PlaceholderContentView<EmptyView>

  /// What the transition needs.
  static var properties: TransitionProperties { get }

  /// The view's look in a phase.
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
}

extension Transition {
  /// What is special about the transition: nothing.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns the view as it looks in a phase; here unchanged, because no transition ever runs.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View { content }

  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> some Transition { self }

  /// This and another transition at once.
  public func combined<T: Transition>(with other: T) -> some Transition { self }
}

/// What a transition needs.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether the transition moves something.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
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
