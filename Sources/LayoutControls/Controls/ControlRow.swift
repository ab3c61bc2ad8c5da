import LayoutCore

/// A control with its label before it, as wide as it is offered.
///
/// Label and control are at least 8 apart; where labels are hidden, the control is alone. To views
/// above and below, the row is what the control is, whatever its label is.
struct ControlRow<Label: View, Control: View>: _TransparentView {
  private let label: Label
  private let control: Control
  /// Whether the control takes no height in a row of a phone's list, which its label decides.
  private let isFlatInRows: Bool
  private let hasBaselineAtTop: Bool

  init(
    label: Label, isFlatInRows: Bool = false, hasBaselineAtTop: Bool = false,
    @ViewBuilder control: () -> Control
  ) {
    self.label = label
    self.isFlatInRows = isFlatInRows
    self.hasBaselineAtTop = hasBaselineAtTop
    self.control = control()
  }

  func makeNodes(in context: inout ViewContext) {
    let environment = context.environment
    if environment.controlStyles.hidesLabels {
      control._makeNodes(in: &context)
    } else if isFlatInRows, context.isListRow, environment.platform == .iOS {
      row(ControlBox(isFlat: true)({ control }))._makeNodes(in: &context)
    } else {
      row(control)._makeNodes(in: &context)
    }
  }

  private func row(_ control: some View) -> some View {
    ControlRowLayout(hasBaselineAtTop: hasBaselineAtTop)() {
      LabelColumn(label: label)
      Spacer()
      control
    }
  }
}

/// A label before a control. Several views are below each other.
struct LabelColumn<Label: View>: _TransparentView {
  let label: Label

  func makeNodes(in context: inout ViewContext) {
    let views = context.nodes(of: label)
    for node in views.count > 1 ? [.vstack(alignment: .leading, views)] : views {
      context.append(node)
    }
  }
}

/// A row whose distances to others are those of the control at its end.
private struct ControlRowLayout: RowLayout {
  let row = HStackLayout(spacing: 0)
  let hasBaselineAtTop: Bool

  func spacing(subviews: Subviews, cache: inout HStackLayout.Cache) -> ViewSpacing {
    subviews.last?.spacing ?? ViewSpacing()
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout HStackLayout.Cache
  ) -> CGFloat? {
    if hasBaselineAtTop, guide == .firstTextBaseline { return 0 }
    return row.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// What is around a control that keeps the usual distance from anything, text too.
struct ControlBox: Layout {
  /// The width that the control takes, whatever it has; `nil` for its own.
  var width: CGFloat?
  /// Whether the control takes no height, and reaches beyond the box.
  var isFlat = false

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var size = subviews.first?.sizeThatFits(proposal) ?? .zero
    if let width { size.width = width }
    if isFlat { size.height = 0 }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

/// A control's own area, of a fixed size or as wide as it is offered.
struct ControlArea: PrimitiveView {
  let kind: Appearance.Control.Kind
  let width: CGFloat?
  let height: CGFloat
  var fraction: Double?
  var neutralFraction: Double?
  var ticks: [Double] = []

  func makeNodes(in context: inout ViewContext) {
    let control = Appearance.Control(
      kind, fraction: fraction, neutralFraction: neutralFraction, ticks: ticks,
      tint: context.environment.tintPaint)
    let leaf: LayoutNode =
      width.map { .fixed(width: $0, height: height) }
      ?? .measured { [height] in LeafMeasurement(width: $0.width ?? 10, height: height) }
    context.append(leaf.appearance(Appearance(content: .control(control))))
  }
}

/// A layout of views beside each other that is a horizontal stack's, but for what it says itself.
protocol RowLayout: Layout where Cache == HStackLayout.Cache { var row: HStackLayout { get } }

extension RowLayout {
  static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  func makeCache(subviews: Subviews) -> HStackLayout.Cache { row.makeCache(subviews: subviews) }

  func spacing(subviews: Subviews, cache: inout HStackLayout.Cache) -> ViewSpacing {
    row.spacing(subviews: subviews, cache: &cache)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
  ) -> CGSize {
    row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout HStackLayout.Cache
  ) {
    row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension Double {
  /// Where a value is between two others, from 0 to 1.
  init<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) {
    let length = bounds.upperBound - bounds.lowerBound
    self = length > 0 ? Double(min(max((value - bounds.lowerBound) / length, 0), 1)) : 0
  }
}
