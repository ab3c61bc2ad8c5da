import LayoutCore

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
