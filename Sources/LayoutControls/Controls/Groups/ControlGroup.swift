/// Controls that belong together, in a row.
///
///     ControlGroup {
///       Button("Cut", action: cut)
///       Button("Copy", action: copy)
///     }
///
/// They are apart as in a horizontal stack, which approximates what systems do. The label is laid
/// out in the style of menus only.
public struct ControlGroup<Content: View>: _TransparentView {
  private let content: _StyleContent
  private let label: _StyleContent

  private init(_ content: some View, label: some View) {
    self.content = _StyleContent(content)
    self.label = _StyleContent(label)
  }

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), label: EmptyView()) }

  /// Describes the group.
  public func makeNodes(in context: inout ViewContext) {
    context.withStyle(\.controlGroup, or: AutomaticControlGroupStyle()) {
      $0.makeBody(configuration: $1)
    } of: { part in
      ControlGroupStyleConfiguration(content: part(content), label: part(label))
    }
  }
}

extension ControlGroup {
  /// Creates a group with a label.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> { self.init(content(), label: label()) }

  /// Creates a group with a title.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content(), label: Text(titleKey))
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> { self.init(content(), label: Text(title)) }

  /// Creates a group with a title and a symbol.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content(), label: Label(titleKey, systemImage: systemImage))
  }

  /// Creates a group with a title and a symbol.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content(), label: Label(title, systemImage: systemImage))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the group that a style was given.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = configuration.label
  }
}

/// The type of a group's controls if the group has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: PrimitiveView {
  private init() {}

  /// Adds nothing.
  public func makeNodes(in context: inout ViewContext) {}
}
