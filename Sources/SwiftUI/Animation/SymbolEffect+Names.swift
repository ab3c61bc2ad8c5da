// The effects of symbols by name. None is ever seen.

/// A symbol effect that jumps.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Upwards.
  public var up: Self { self }
  /// Downwards.
  public var down: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// The whole symbol at once.
  public var wholeSymbol: Self { self }
}

/// A symbol effect that fades in and out.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Layer by layer.
  public var byLayer: Self { self }
  /// The whole symbol at once.
  public var wholeSymbol: Self { self }
}

/// A symbol effect that changes the opacity of one layer after another.
public struct VariableColorSymbolEffect:
  SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// One layer at a time.
  public var iterative: Self { self }
  /// One layer more at a time.
  public var cumulative: Self { self }
  /// Back and forth.
  public var reversing: Self { self }
  /// From the start each time.
  public var nonReversing: Self { self }
  /// With other layers hidden.
  public var hideInactiveLayers: Self { self }
  /// With other layers dimmed.
  public var dimInactiveLayers: Self { self }
}

/// A symbol effect that makes the symbol larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// Larger.
  public var up: Self { self }
  /// Smaller.
  public var down: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// The whole symbol at once.
  public var wholeSymbol: Self { self }
}

/// A symbol effect in which the symbol appears.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Growing.
  public var up: Self { self }
  /// Shrinking.
  public var down: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// The whole symbol at once.
  public var wholeSymbol: Self { self }
}

/// A symbol effect in which the symbol disappears.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Growing.
  public var up: Self { self }
  /// Shrinking.
  public var down: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// The whole symbol at once.
  public var wholeSymbol: Self { self }
}

/// A symbol effect that replaces another symbol.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The old one shrinks, the new one grows.
  public var downUp: Self { self }
  /// Both grow.
  public var upUp: Self { self }
  /// The old one is gone, the new one grows.
  public var offUp: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// The whole symbol at once.
  public var wholeSymbol: Self { self }
}

/// In the usual way.
public struct AutomaticSymbolEffect:
  SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect
{
}

/// A symbol effect that moves back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// To the left.
  public var left: Self { self }
  /// To the right.
  public var right: Self { self }
  /// Upwards.
  public var up: Self { self }
  /// Downwards.
  public var down: Self { self }
  /// In the reading direction.
  public var forward: Self { self }
  /// Against the reading direction.
  public var backward: Self { self }
  /// By turning right.
  public var clockwise: Self { self }
  /// By turning left.
  public var counterClockwise: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// The whole symbol at once.
  public var wholeSymbol: Self { self }
}

/// A symbol effect that turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// To the right.
  public var clockwise: Self { self }
  /// To the left.
  public var counterClockwise: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// The whole symbol at once.
  public var wholeSymbol: Self { self }
}

/// By being drawn line by line.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Layer by layer.
  public var byLayer: Self { self }
  /// The whole symbol at once.
  public var wholeSymbol: Self { self }
  /// One layer after another.
  public var individually: Self { self }
}

/// By being taken away line by line.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Layer by layer.
  public var byLayer: Self { self }
  /// The whole symbol at once.
  public var wholeSymbol: Self { self }
  /// One layer after another.
  public var individually: Self { self }
  /// Against the direction in which it is drawn.
  public var reversed: Self { self }
  /// In the direction in which it is drawn.
  public var nonReversed: Self { self }
}

/// By growing and shrinking.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Without fading.
  public var plain: Self { self }
  /// With fading.
  public var pulse: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// The whole symbol at once.
  public var wholeSymbol: Self { self }
}

// MARK: - By name

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol effect that jumps.
  public static var bounce: BounceSymbolEffect { .init() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol effect that fades in and out.
  public static var pulse: PulseSymbolEffect { .init() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A symbol effect that changes the opacity of one layer after another.
  public static var variableColor: VariableColorSymbolEffect { .init() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol effect that makes the symbol larger or smaller.
  public static var scale: ScaleSymbolEffect { .init() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol effect in which the symbol appears.
  public static var appear: AppearSymbolEffect { .init() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol effect in which the symbol disappears.
  public static var disappear: DisappearSymbolEffect { .init() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol effect that replaces another symbol.
  public static var replace: ReplaceSymbolEffect { .init() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// In the usual way.
  public static var automatic: AutomaticSymbolEffect { .init() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol effect that moves back and forth.
  public static var wiggle: WiggleSymbolEffect { .init() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol effect that turns.
  public static var rotate: RotateSymbolEffect { .init() }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// By being drawn line by line.
  public static var drawOn: DrawOnSymbolEffect { .init() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// By being taken away line by line.
  public static var drawOff: DrawOffSymbolEffect { .init() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol effect that grows and shrinks.
  public static var breathe: BreatheSymbolEffect { .init() }
}
