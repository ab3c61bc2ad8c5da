// Movements of symbols. Symbols are drawn at rest: effects are accepted and change nothing.

/// A movement of a symbol.
public protocol SymbolEffect: Sendable {}

/// A movement that goes on until it is ended.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A movement that is over after a while.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A movement with which a symbol appears or disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// A movement with which a symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

extension View {
  /// Accepts a movement of the symbols in the view, without effect.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Accepts a movement of the symbols in the view when a value changes, without effect.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Accepts that symbols in the view do not move.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var times: Int? = 1
  private var factor: Double = 1

  private init() {}

  /// Once, as fast as usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static var repeating: SymbolEffectOptions { .default.repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { .default.nonRepeating }

  /// Repeats the effect some times, or for ever.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default.repeat(count) }

  /// Sets how the effect behaves.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    .default.repeat(behavior)
  }

  /// Makes the effect faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default.speed(speed) }

  /// Again and again.
  public var repeating: SymbolEffectOptions { self.repeat(nil as Int?) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// Repeats the effect some times, or for ever.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.times = count
    return options
  }

  /// Sets how the effect behaves.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    self.repeat(behavior.times)
  }

  /// Makes the effect faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.factor = speed
    return options
  }

  /// How a movement is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let times: Int?

    /// Without a pause.
    public static let continuous = RepeatBehavior(times: nil)
    /// With pauses.
    public static let periodic = RepeatBehavior(times: nil)

    /// With pauses, some times.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(times: count)
    }
  }
}

extension ReplaceSymbolEffect {
  /// The old symbol shrinks, the new one grows.
  public static var downUp: ReplaceSymbolEffect { .init() }
  /// Both symbols grow.
  public static var upUp: ReplaceSymbolEffect { .init() }
  /// The old symbol is gone, the new one grows.
  public static var offUp: ReplaceSymbolEffect { .init() }

  /// Changes the parts that differ, or else uses another effect.
  public static func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }

  /// Changes the parts that differ, or else uses another effect.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
}

extension WiggleSymbolEffect {
  /// Sets the angle of the effect.
  public func custom(angle: Angle) -> WiggleSymbolEffect { self }

  /// Sets the angle of the effect, in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect { self }
}

extension ContentTransition {
  /// By the usual movement of symbols.
  public static var symbolEffect: ContentTransition { .symbolEffect(.automatic) }

  /// A transition that moves symbols.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .interpolate }
}

/// A transition that moves symbols.
public struct SymbolEffectTransition: Transition, Sendable {
  /// Creates the transition.
  public init<T: TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {}

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SymbolEffectTransition {
  /// By the usual movement of symbols.
  public static var symbolEffect: SymbolEffectTransition { .init(effect: .automatic) }

  /// A transition that moves symbols.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { .init(effect: effect, options: options) }
}
