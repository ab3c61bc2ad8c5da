// A person's settings for accessibility. All have their defaults.

extension EnvironmentValues {
  /// Whether assistive technology is in use.
  public var accessibilityEnabled: Bool { false }
  /// Whether a screen reader is in use.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether the view is operated with switches.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether people want less motion.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether people want less transparency.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether people want differences shown by more than colour.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether people want colours inverted.
  public var accessibilityInvertColors: Bool { false }
  /// Whether people want shapes around buttons.
  public var accessibilityShowButtonShapes: Bool { false }
}
