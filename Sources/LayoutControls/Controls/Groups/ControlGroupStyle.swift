/// How controls that belong together look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of the group's views, which the compiler infers.
  associatedtype Body: View
  /// The parts of a group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The views of a group.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a group of controls.
public struct ControlGroupStyleConfiguration {
  /// The controls' type.
  public typealias Content = _StyleContent
  /// The label's type.
  public typealias Label = _StyleContent

  /// The controls.
  public let content: Content
  /// What the controls are for.
  public let label: Label
}

/// The usual look: a row.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the controls in a row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// Controls of a bar: a row.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the controls in a row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// A row of small controls.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the controls in a row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// A menu with the controls as its items.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(content: { configuration.content }, label: { configuration.label })
  }
}

/// A row with the controls as a menu's items.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the controls in a row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The usual look.
  public static var automatic: AutomaticControlGroupStyle { .init() }
}

nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls of a bar.
  public static var navigation: NavigationControlGroupStyle { .init() }
}

nonisolated extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A row of small controls.
  public static var palette: PaletteControlGroupStyle { .init() }
}

nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu.
  public static var menu: MenuControlGroupStyle { .init() }
}

nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A row in a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

nonisolated extension View {
  /// Sets how controls that belong together look in the view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(\.controlGroup, style) { $0.makeBody(configuration: $1) }
  }
}
