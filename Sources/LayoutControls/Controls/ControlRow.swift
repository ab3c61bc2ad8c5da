import LayoutCore

/// A control with its label before it, as wide as it is offered.
///
/// Label and control are at least 8 apart. Without a label, the control is alone.
nonisolated struct ControlRow<Label: View, Control: View>: View {
  @Environment(\.controlStyles) private var styles
  let label: Label
  let control: Control

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    if styles.hidesLabels {
      control
    } else {
      HStack(spacing: 0) {
        label
        Spacer()
        control
      }
    }
  }
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

extension Double {
  /// Where a value is between two others, from 0 to 1.
  init<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) {
    let length = bounds.upperBound - bounds.lowerBound
    self = length > 0 ? Double(min(max((value - bounds.lowerBound) / length, 0), 1)) : 0
  }
}
