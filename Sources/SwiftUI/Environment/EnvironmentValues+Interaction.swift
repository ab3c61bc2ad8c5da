// How views would behave if people used them. It changes no frame, but views can read it and look
// otherwise.

extension EnvironmentValues {
  /// Whether nothing that people write is corrected.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// Whether nothing that people write is corrected; an older name.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }

  /// How content of views would change.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether content would be drawn as one picture while it changes.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionAddsDrawingGroupKey.self] }
    set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
  }

  /// Whether menus show an arrow.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }

  /// The order of menus' items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether buttons would act again and again while they are pressed.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  /// How prominent badges are.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// Whether views would answer to what is dragged above them for a while.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }

  /// Whether scroll views show how far they are scrolled sideways.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorVisibilityKey.self] }
    set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether scroll views show how far they are scrolled down.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalScrollIndicatorVisibilityKey.self] }
    set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether views would look otherwise under the pointer.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }

  /// Whether views would look otherwise with the focus.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }

  /// How bright images may be; `nil` for as bright as they are.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }

  /// How symbols show a value; `nil` for as is usual.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableValueModeKey.self] }
    set { self[SymbolVariableValueModeKey.self] = newValue }
  }

  /// How symbols are filled with their colours; `nil` for as is usual.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }
}

private enum AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

private enum ContentTransitionAddsDrawingGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum MenuIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private enum MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

private enum SpringLoadingBehaviorKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

private enum HorizontalScrollIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum VerticalScrollIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum IsHoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum IsFocusEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum AllowedDynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}

private enum SymbolVariableValueModeKey: EnvironmentKey {
  static var defaultValue: SymbolVariableValueMode? { nil }
}

private enum SymbolColorRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}
