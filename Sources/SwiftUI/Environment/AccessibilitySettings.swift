extension EnvironmentValues {
  /// What people have set in their system: views can only read it, and a layout has it set.
  ///
  ///     Card().layout(in: size) { $0.accessibilitySettings.reducesMotion = true }
  ///
  /// A view that reads `accessibilityReduceMotion` then reads `true`.
  public struct AccessibilitySettings: Hashable, Sendable {
    /// How far content stands out from its ground.
    public var contrast = ColorSchemeContrast.standard
    /// Whether things should move less.
    public var reducesMotion = false
    /// Whether grounds should be opaque.
    public var reducesTransparency = false
    /// Whether colours alone should say nothing.
    public var differentiatesWithoutColor = false
    /// Whether colours are inverted.
    public var invertsColors = false
    /// Whether buttons should have outlines.
    public var showsButtonShapes = false
    /// Whether flashing lights are dimmed.
    public var dimsFlashingLights = false
    /// Whether pictures that move do so by themselves.
    public var playsAnimatedImages = true
    /// Whether small controls are shown large while they are touched.
    public var showsLargeContent = false
    /// Whether what is shown is read out.
    public var usesVoiceOver = false
    /// Whether switches are used in place of touches.
    public var usesSwitchControl = false
    /// Whether the system is reduced to the simplest.
    public var usesAssistiveAccess = false

    /// Creates the settings of a new system.
    public init() {}
  }

  /// What people have set in their system.
  public var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast { accessibilitySettings.contrast }
  public var accessibilityReduceMotion: Bool { accessibilitySettings.reducesMotion }
  public var accessibilityReduceTransparency: Bool { accessibilitySettings.reducesTransparency }
  public var accessibilityDifferentiateWithoutColor: Bool {
    accessibilitySettings.differentiatesWithoutColor
  }
  public var accessibilityInvertColors: Bool { accessibilitySettings.invertsColors }
  public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showsButtonShapes }
  public var accessibilityDimFlashingLights: Bool { accessibilitySettings.dimsFlashingLights }
  public var accessibilityPlayAnimatedImages: Bool { accessibilitySettings.playsAnimatedImages }
  public var accessibilityLargeContentViewerEnabled: Bool {
    accessibilitySettings.showsLargeContent
  }
  public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.usesVoiceOver }
  public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.usesSwitchControl }
  public var accessibilityAssistiveAccessEnabled: Bool { accessibilitySettings.usesAssistiveAccess }
  public var accessibilityEnabled: Bool {
    accessibilitySettings.usesVoiceOver || accessibilitySettings.usesSwitchControl
  }
}

/// The contrast between a view's content and its ground.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

private enum AccessibilitySettingsKey: EnvironmentKey {
  static var defaultValue: EnvironmentValues.AccessibilitySettings { .init() }
}
