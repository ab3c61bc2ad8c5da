/// Views that can be folded away under a label.
///
/// Folded, it is the label and a small arrow at the end of the row, as wide as it is offered;
/// unfolded, the views follow in a column. It is folded unless a binding says otherwise.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Bool
  private let label: Label
  private let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.isExpanded = false
    self.content = content()
    self.label = label()
  }

  /// Creates a group that a binding folds and unfolds.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded.wrappedValue
    self.content = content()
    self.label = label()
  }

  /// The label's row, and the content if it is unfolded.
  public var body: some View {
    VStack {
      HStack {
        label
        Spacer()
        Image(systemName: isExpanded ? "chevron.down" : "chevron.right").imageScale(.small)
          .foregroundStyle(.tint)
      }
      if isExpanded { content }
    }
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
