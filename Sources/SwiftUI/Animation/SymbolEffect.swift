// Movements of symbols. Symbols are drawn at rest.

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

nonisolated extension View {
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  private init() {}
  public static let `default` = Self(), repeating = Self(), nonRepeating = Self()
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
  public static func speed(_ speed: Double) -> Self { Self() }
  public var repeating: Self { self }
  public var nonRepeating: Self { self }
  public func `repeat`(_ count: Int?) -> Self { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
  public func speed(_ speed: Double) -> Self { self }

  /// How a movement is repeated.
  public enum RepeatBehavior: Hashable, Sendable {
    case continuous, periodic
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { .periodic }
  }
}

extension ContentTransition {
  public static var symbolEffect: ContentTransition { .interpolate }

  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .interpolate }
}

/// A transition that moves symbols.
nonisolated public struct SymbolEffectTransition: Transition, Sendable {
  public init<T: TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == SymbolEffectTransition {
  public static var symbolEffect: Self { Self(effect: .automatic) }

  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> Self { Self(effect: effect) }
}

// MARK: - By name

public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { Self() }
}

public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }

public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}

public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }

public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: Self { Self() }
}

public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: Self { Self() }
}

public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public static let downUp = Self(), upUp = Self(), offUp = Self()
  public static func magic(fallback: Self) -> Self { fallback }
  public func magic(fallback: Self) -> Self { fallback }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { Self() }
}

public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: Self { Self() }
}

public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var left: Self { self }
  public var right: Self { self }
  public var up: Self { self }
  public var down: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public func custom(angle: Angle) -> Self { self }
  public func custom(angle: Double) -> Self { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: Self { Self() }
}

public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { Self() }
}

public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var individually: Self { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: Self { Self() }
}

public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var individually: Self { self }
  public var reversed: Self { self }
  public var nonReversed: Self { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: Self { Self() }
}

public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var plain: Self { self }
  public var pulse: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: Self { Self() }
}
