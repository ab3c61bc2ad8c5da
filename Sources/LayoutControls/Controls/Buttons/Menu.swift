/// A menu. It is laid out as its label; its items are not laid out.
public struct Menu<Label: View, Content: View>: _TransparentView {
  private let label: Label

  /// Creates a menu, which may do something when it is tapped.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void = {}
  ) { self.label = label() }

  /// Describes the menu.
  public func makeNodes(in context: inout ViewContext) {
    context.withStyle(\.menu, or: DefaultMenuStyle(), { $0.makeBody(configuration: $1) }) { part in
      MenuStyleConfiguration(label: part(label))
    }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style was given.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(content: { _StyleContent(EmptyView()) }, label: { configuration.label })
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void = {}
  ) { self.init(content: content) { Text(titleKey) } }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void = {}
  ) { self.init(content: content) { Text(title) } }
}

extension Menu where Label == LayoutControls.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void = {}
  ) { self.init(content: content) { Label(titleKey, systemImage: systemImage) } }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void = {}
  ) { self.init(content: content) { Label(title, systemImage: systemImage) } }

  /// Creates a menu with a title and a picture that comes with an application.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void = {}
  ) { self.init(content: content) { Label(titleKey, image: image) } }

  /// Creates a menu with a title and a picture that comes with an application.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void = {}
  ) { self.init(content: content) { Label(title, image: image) } }
}
