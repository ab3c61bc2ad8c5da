import LayoutCore

/// A choice between views.
///
/// - Segments share the width that they are offered; they are at least 31 high and at their widest
///   option's width plus 20 each if nothing is proposed.
/// - A menu is as large as the chosen option and a small arrow 4 after it, with 12 at the sides and
///   7 above and below. As a row of a list, it is as wide as the row, with the label before it.
/// - In the style of navigation links, it is a row as wide as it is offered, of the label and the
///   chosen option.
/// - Inline, options are in a column at the leading edge, or rows of a list. A group of buttons is
///   a column too, or a row.
/// - A wheel takes the width that it is offered and is 216 high.
///
/// The chosen option is the one whose tag, or whose identity in data, equals the selection, else
/// the first. The picker's label is laid out in rows only.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _TransparentView {
  private let selection: SelectionValue?
  private let label: Label
  private let content: Content

  /// Creates a picker. A view in place of the chosen option is not laid out: the option is.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V = { EmptyView() }
  ) { self.init(selection: selection.wrappedValue, content: content, label: label) }

  /// Creates a picker.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection.wrappedValue, content: content) { label } }

  init(
    selection: SelectionValue?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// Describes the picker.
  public func makeNodes(in context: inout ViewContext) {
    switch context.environment.controlStyles.picker {
    case .menu where context.isListRow:
      ControlRow(label: label, isFlatInRows: true) { menu }._makeNodes(in: &context)
    case .menu: menu._makeNodes(in: &context)
    case .navigationLink:
      ControlRow(label: label) { choice.foregroundStyle(.secondary) }._makeNodes(in: &context)
    case .segmented:
      SegmentLayout()({ content })
        .environment(\.font, context.environment.font ?? .subheadline)
        .padding(.vertical, 1)
        .modifier(NodeModifier { $0.appearance(Appearance(content: .control(.init(.segments)))) })
        ._makeNodes(in: &context)
    case .radioGroup where context.environment.controlStyles.hasRadioGroupsInRows:
      HStack { content }._makeNodes(in: &context)
    case .inline where context.isListRow: content._makeNodes(in: &context)
    case .inline, .radioGroup: VStack(alignment: .leading) { content }._makeNodes(in: &context)
    case .wheel:
      Color.clear.frame(height: 216).overlay { VStack { content } }._makeNodes(in: &context)
    }
  }
}

extension Picker {
  private var choice: some View { Choice(selection: selection, content: content) }

  private var menu: some View {
    HStack(spacing: 4) {
      choice
      ControlBox(width: 12 + 1 / 3, isFlat: true)({
        Image(systemName: "chevron.up.chevron.down").imageScale(.small)
      })
    }
    .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    .foregroundStyle(.tint)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title. A view in place of the chosen option is not laid out: the
  /// option is.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V = { EmptyView() }
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }

  /// Creates a picker with a title. A view in place of the chosen option is not laid out: the
  /// option is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V = { EmptyView() }
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

/// The option that is chosen.
private struct Choice<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: SelectionValue?
  let content: Content

  func makeNodes(in context: inout ViewContext) {
    context.append(context.selected(selection, of: content) ?? .empty)
  }
}

/// Subviews of equal width beside each other.
private struct SegmentLayout: Layout {
  /// The least height, without the point above and below.
  private static let height: CGFloat = 29

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = sizes.map(\.width).max() ?? 0
    let highest = sizes.map(\.height).max() ?? 0
    return CGSize(
      width: proposal.width ?? (widest + 20) * CGFloat(subviews.count),
      height: max(Self.height, highest))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + width * (CGFloat(index) + 0.5)
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
