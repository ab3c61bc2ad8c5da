/// Views that can be folded away under a label.
///
/// Folded, it is the label and a small arrow at the end of the row, as wide as it is offered;
/// unfolded, the views follow in a column. In a list they follow as rows of their own, 20 further
/// in. It is folded unless a binding says otherwise, and the views are not made then.
public struct DisclosureGroup<Label: View, Content: View>: _TransparentView {
  private let isExpanded: Binding<Bool>
  private let label: Label
  private let content: () -> Content

  /// Creates a group, which a binding may fold and unfold.
  public init(
    isExpanded: Binding<Bool> = .constant(false), @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.isExpanded, self.content, self.label) = (isExpanded, content, label()) }

  /// Describes the group.
  public func makeNodes(in context: inout ViewContext) {
    let isListRow = context.isListRow
    context.withStyle(\.disclosureGroup, or: AutomaticDisclosureGroupStyle()) {
      $0.makeBody(configuration: $1)
    } of: { part in
      DisclosureGroupStyleConfiguration(
        label: part(label), content: part(EnvironmentReading(\.self) { _ in content() }),
        isExpanded: isExpanded, isListRow: isListRow)
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title, which a binding may fold and unfold.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool> = .constant(false),
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

  /// Creates a group with a title, which a binding may fold and unfold.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool> = .constant(false),
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}
