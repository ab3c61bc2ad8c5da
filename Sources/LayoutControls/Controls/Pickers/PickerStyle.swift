/// How choices look.
enum PickerKind: Hashable, Sendable {
  case menu
  case segmented
  case inline
  case radioGroup
  case wheel
  case navigationLink
}

/// How pickers look.
public struct _PickerLook: Hashable, Sendable { let kind: PickerKind }

/// How pickers look.
public protocol PickerStyle {
  /// The look.
  static var _look: _PickerLook { get }
}

/// The usual look: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A menu.
  public static var _look: _PickerLook { .init(kind: .menu) }
}

/// A menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A menu.
  public static var _look: _PickerLook { .init(kind: .menu) }
}

/// A button that shows a menu.
public struct PopUpButtonPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A menu.
  public static var _look: _PickerLook { .init(kind: .menu) }
}

/// Segments.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Segments.
  public static var _look: _PickerLook { .init(kind: .segmented) }
}

/// Options below each other, each a row in a list.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Options below each other, each a row in a list.
  public static var _look: _PickerLook { .init(kind: .inline) }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A wheel.
  public static var _look: _PickerLook { .init(kind: .wheel) }
}

/// A row that leads to the options.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A row.
  public static var _look: _PickerLook { .init(kind: .navigationLink) }
}

/// Buttons of which one is chosen, in a column, or in a row with `horizontalRadioGroupLayout()`.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A column or a row.
  public static var _look: _PickerLook { .init(kind: .radioGroup) }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to the options.
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Buttons in a column; only the options are laid out.
  public static var radioGroup: RadioGroupPickerStyle { .init() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual look.
  public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments.
  public static var segmented: SegmentedPickerStyle { .init() }
  /// Segments.
  public static var palette: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Options below each other, each a row in a list.
  public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { .init() }
}

nonisolated extension View {
  /// Sets how pickers in the view look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.controlStyles.picker, S._look.kind)
  }

  /// Lays the options of pickers in the view that are groups of buttons out in rows.
  public func horizontalRadioGroupLayout() -> some View {
    environment(\.controlStyles.hasRadioGroupsInRows, true)
  }
}
