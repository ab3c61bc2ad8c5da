/// A measure between two bounds, as a bar or a dial.
///
/// The usual look is a bar, as wide as it is offered and 4 high, with the label above it, the
/// value's label below it, and the labels of the bounds beside it. Labels of marked values are not
/// laid out.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: _TransparentView {
  private let value: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel,
    _ minimumValueLabel: BoundsLabel, _ maximumValueLabel: BoundsLabel
  ) {
    self.value = Double(value, in: bounds)
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  /// Describes the gauge.
  public func makeNodes(in context: inout ViewContext) {
    context.withStyle(\.gauge, or: DefaultGaugeStyle(), { $0.makeBody(configuration: $1) }) {
      GaugeStyleConfiguration(
        value: value, label: $0(label), currentValueLabel: $0.unlessEmpty(currentValueLabel),
        minimumValueLabel: $0.unlessEmpty(minimumValueLabel),
        maximumValueLabel: $0.unlessEmpty(maximumValueLabel), markedValueLabels: nil
      )
    }
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with labels of what is measured, and perhaps of the value and of some values;
  /// the last ones are not laid out.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() },
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels = { EmptyView() }
  ) { self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView()) }
}

extension Gauge {
  /// Creates a gauge with labels of what is measured, of the value, of the bounds, and perhaps of
  /// some values; the last ones are not laid out.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels = { EmptyView() }
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}
