// How views would behave if people used them. It changes no frame, but views can read it and look
// otherwise.

/// The values by which views would behave otherwise.
struct InteractionValues {
  var disablesAutocorrection = false
  var contentTransition = ContentTransition.interpolate
  var contentTransitionAddsDrawingGroup = false
  var menuIndicatorVisibility = Visibility.automatic
  var menuOrder = MenuOrder.automatic
  var buttonRepeatBehavior = ButtonRepeatBehavior.automatic
  var badgeProminence = BadgeProminence.standard
  var springLoadingBehavior = SpringLoadingBehavior.automatic
  var horizontalScrollIndicatorVisibility = ScrollIndicatorVisibility.automatic
  var verticalScrollIndicatorVisibility = ScrollIndicatorVisibility.automatic
  var isHoverEffectEnabled = true
  var isFocusEffectEnabled = true
  var allowedDynamicRange: Image.DynamicRange?
  var symbolVariableValueMode: SymbolVariableValueMode?
  var symbolColorRenderingMode: SymbolColorRenderingMode?
}

extension EnvironmentValues {
  /// Whether nothing that people write is corrected.
  public var autocorrectionDisabled: Bool {
    get { builtIn.interaction.disablesAutocorrection }
    set { builtIn.interaction.disablesAutocorrection = newValue }
  }

  /// Whether nothing that people write is corrected; an older name.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }

  /// How content of views would change.
  public var contentTransition: ContentTransition {
    get { builtIn.interaction.contentTransition }
    set { builtIn.interaction.contentTransition = newValue }
  }

  /// Whether content would be drawn as one picture while it changes.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { builtIn.interaction.contentTransitionAddsDrawingGroup }
    set { builtIn.interaction.contentTransitionAddsDrawingGroup = newValue }
  }

  /// Whether menus show an arrow.
  public var menuIndicatorVisibility: Visibility {
    get { builtIn.interaction.menuIndicatorVisibility }
    set { builtIn.interaction.menuIndicatorVisibility = newValue }
  }

  /// The order of menus' items.
  public var menuOrder: MenuOrder {
    get { builtIn.interaction.menuOrder }
    set { builtIn.interaction.menuOrder = newValue }
  }

  /// Whether buttons would act again and again while they are pressed.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { builtIn.interaction.buttonRepeatBehavior }
    set { builtIn.interaction.buttonRepeatBehavior = newValue }
  }

  /// How prominent badges are.
  public var badgeProminence: BadgeProminence {
    get { builtIn.interaction.badgeProminence }
    set { builtIn.interaction.badgeProminence = newValue }
  }

  /// Whether views would answer to what is dragged above them for a while.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { builtIn.interaction.springLoadingBehavior }
    set { builtIn.interaction.springLoadingBehavior = newValue }
  }

  /// Whether scroll views show how far they are scrolled sideways.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { builtIn.interaction.horizontalScrollIndicatorVisibility }
    set { builtIn.interaction.horizontalScrollIndicatorVisibility = newValue }
  }

  /// Whether scroll views show how far they are scrolled down.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { builtIn.interaction.verticalScrollIndicatorVisibility }
    set { builtIn.interaction.verticalScrollIndicatorVisibility = newValue }
  }

  /// Whether views would look otherwise under the pointer.
  public var isHoverEffectEnabled: Bool {
    get { builtIn.interaction.isHoverEffectEnabled }
    set { builtIn.interaction.isHoverEffectEnabled = newValue }
  }

  /// Whether views would look otherwise with the focus.
  public var isFocusEffectEnabled: Bool {
    get { builtIn.interaction.isFocusEffectEnabled }
    set { builtIn.interaction.isFocusEffectEnabled = newValue }
  }

  /// How bright images may be; `nil` for as bright as they are.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { builtIn.interaction.allowedDynamicRange }
    set { builtIn.interaction.allowedDynamicRange = newValue }
  }

  /// How symbols show a value; `nil` for as is usual.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { builtIn.interaction.symbolVariableValueMode }
    set { builtIn.interaction.symbolVariableValueMode = newValue }
  }

  /// How symbols are filled with their colours; `nil` for as is usual.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { builtIn.interaction.symbolColorRenderingMode }
    set { builtIn.interaction.symbolColorRenderingMode = newValue }
  }
}
