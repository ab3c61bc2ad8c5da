// How views would behave if people used them. It changes no frame, but views can read it and look
// otherwise.

extension EnvironmentValues {
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  public var isFocused: Bool { false }
  public var isSearching: Bool { false }

  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }

  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionAddsDrawingGroupKey.self] }
    set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
  }

  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }

  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }

  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorVisibilityKey.self] }
    set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue }
  }

  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalScrollIndicatorVisibilityKey.self] }
    set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue }
  }

  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }

  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }

  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }

  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableValueModeKey.self] }
    set { self[SymbolVariableValueModeKey.self] = newValue }
  }

  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }
}

/// Whether a view's content is being edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

// MARK: - Keys

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum AutocorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}
private enum ContentTransitionAddsDrawingGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum MenuIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
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
private enum IsHoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum IsFocusEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum AllowedDynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}
private enum SymbolVariableValueModeKey: EnvironmentKey {
  static var defaultValue: SymbolVariableValueMode? { nil }
}
private enum SymbolColorRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}
