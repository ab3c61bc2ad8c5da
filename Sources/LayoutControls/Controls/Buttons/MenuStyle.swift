/// How menus look.
///
///     struct Red: MenuStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Menu(configuration).padding().border(.red)
///       }
///     }
@MainActor @preconcurrency public protocol MenuStyle {
  /// The type of the menu's views, which the compiler infers.
  associatedtype Body: View
  /// A menu.
  typealias Configuration = MenuStyleConfiguration

  /// The views of a menu.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A menu, as a style makes one of it.
public struct MenuStyleConfiguration {
  /// The label's type.
  public typealias Label = _StyleContent
  /// The items' type.
  public typealias Content = _StyleContent

  let label: Label
}

/// The usual look of menus: their label in the style of buttons.
nonisolated public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label as a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}) { configuration.label }
  }
}

/// Menus that look like buttons.
nonisolated public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label as a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}) { configuration.label }
  }
}

/// Menus that look like buttons with a border.
nonisolated public struct BorderedButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label as a button with a border.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}) { configuration.label }.buttonStyle(.bordered)
  }
}

/// Menus that look like buttons without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}) { configuration.label }.buttonStyle(.borderless)
  }
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
  /// The usual look.
  public static var automatic: DefaultMenuStyle { .init() }
}

nonisolated extension MenuStyle where Self == ButtonMenuStyle {
  /// Like a button.
  public static var button: ButtonMenuStyle { .init() }
}

nonisolated extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// Like a button with a border.
  public static var borderedButton: BorderedButtonMenuStyle { .init() }
}

nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Like a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

nonisolated extension View {
  /// Sets how menus in the view look.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(\.menu, style) { $0.makeBody(configuration: $1) }
  }
}
