/// A choice between views.
///
/// - Segments share the width that they are offered; they are at least 31 high and at their widest
///   option's width plus 20 each if nothing is proposed.
/// - A menu is as large as its first option and a small arrow 4 after it.
/// - Inline, options are in a column at the leading edge.
/// - A wheel takes the width that it is offered and is 216 high.
///
/// Which option is chosen changes nothing. The picker's label is not laid out.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// A picker describes itself in the style of its environment.
  public typealias Body = Never

  private let content: Content

  /// Creates a picker.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
  }

  /// Creates a picker.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Describes the picker.
  public func _makeNodes(in context: inout ViewContext) {
    switch context.environment.controlStyles.picker {
    case .menu: MenuChoice(content: content)._makeNodes(in: &context)
    case .segmented:
      SegmentLayout()({ content })
        .environment(\.font, context.environment.font ?? .subheadline)
        .modifier(NodeModifier { $0.drawing(.control(.init(.segments))) })
        ._makeNodes(in: &context)
    case .inline: VStack(alignment: .leading) { content }._makeNodes(in: &context)
    case .wheel:
      Color.clear.frame(height: 216).overlay { VStack { content } }._makeNodes(in: &context)
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// The first of some options, with an arrow.
private struct MenuChoice<Content: View>: View {
  typealias Body = Never

  let content: Content

  func _makeNodes(in context: inout ViewContext) {
    let options = context.children(of: content)
    let choice = options.nodes.first ?? .empty
    HStack(spacing: 4) {
      choice
      Image(systemName: "chevron.up.chevron.down").imageScale(.small)
    }
    .foregroundStyle(.tint)
    ._makeNodes(in: &context)
  }
}

/// Subviews of equal width beside each other.
private struct SegmentLayout: Layout {
  private static let height: CGFloat = 31

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
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

// MARK: - Styles

/// How choices look.
enum PickerKind: Hashable, Sendable {
  case menu
  case segmented
  case inline
  case wheel
}

/// How pickers look.
public struct _PickerLook: Hashable, Sendable {
  let kind: PickerKind
}

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

/// Segments.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Segments.
  public static var _look: _PickerLook { .init(kind: .segmented) }
}

/// A column.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A column.
  public static var _look: _PickerLook { .init(kind: .inline) }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A wheel.
  public static var _look: _PickerLook { .init(kind: .wheel) }
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
  /// A column.
  public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { .init() }
}

extension View {
  /// Sets how pickers in the view look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.controlStyles.picker, S._look.kind)
  }
}
