/// Views that can be folded away under a label.
///
/// Folded, it is the label and a small arrow at the end of the row, as wide as it is offered;
/// unfolded, the views follow in a column. In a list they follow as rows of their own, 16 further
/// in. It is folded unless a binding says otherwise.
public struct DisclosureGroup<Label: View, Content: View>: View {
  /// A group describes itself in the style of its environment.
  public typealias Body = Never

  private let isExpanded: Binding<Bool>
  private let label: Label
  private let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.isExpanded = .constant(false)
    self.content = content()
    self.label = label()
  }

  /// Creates a group that a binding folds and unfolds.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content()
    self.label = label()
  }

  /// Describes the group.
  public func _makeNodes(in context: inout ViewContext) {
    let isListRow = context.isListRow
    context.withStyle(\.disclosureGroup, or: AutomaticDisclosureGroupStyle()) {
      style, part, context in
      let configuration = DisclosureGroupStyleConfiguration(
        label: part(label), content: part(content), isExpanded: isExpanded)
      if isListRow, style is AutomaticDisclosureGroupStyle {
        DisclosureRows(configuration: configuration)._makeNodes(in: &context)
      } else {
        configuration.describe(in: style, &context)
      }
    }
  }
}

extension DisclosureGroupStyleConfiguration {
  fileprivate func describe<S: DisclosureGroupStyle>(in style: S, _ context: inout ViewContext) {
    context.expand(style) { $0.makeBody(configuration: self) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title that a binding folds and unfolds.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group with a title that a binding folds and unfolds.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
