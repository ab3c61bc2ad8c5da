/// A menu. It is laid out as its label; its items are not laid out.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a menu that does something when it is tapped.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }

  /// The label in the style of buttons.
  public var body: some View { Button(action: {}) { label } }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a title that does something when it is tapped.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension Menu where Label == LayoutKit.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension View {
  /// Accepts how menus in the view look; they are laid out as their labels.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Accepts the order of menus' items, which are not laid out.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
}

/// How menus look.
public protocol MenuStyle {}

/// The usual look of menus.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

/// Menus that look like buttons.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The usual look.
  public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// Like a button.
  public static var button: ButtonMenuStyle { .init() }
}

/// The order of a menu's items.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String

  /// The usual order.
  public static let automatic = MenuOrder(name: "automatic")
  /// The most important item nearest to the label.
  public static let priority = MenuOrder(name: "priority")
  /// The order in which items are written.
  public static let fixed = MenuOrder(name: "fixed")
}
