/// A knob on a track, as wide as it is offered and 31 high.
///
/// Labels of the least and the greatest value stand beside it, 8 apart; the slider's own label and
/// that of its value are not laid out. Renderers get the ticks that it has.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let track: SliderTrack
  private let minimumLabel: ValueLabel
  private let maximumLabel: ValueLabel

  init(track: SliderTrack, _ minimumLabel: ValueLabel, _ maximumLabel: ValueLabel) {
    self.track = track
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
  }

  /// The track between its labels.
  public var body: some View {
    HStack(spacing: 8) {
      minimumLabel
      ControlArea(
        kind: .slider, width: nil, height: 31, fraction: track.fraction,
        neutralFraction: track.neutralFraction, ticks: track.ticks)
      maximumLabel
    }
  }
}

// Steps are not kept, as nobody moves the knob.

extension Slider {
  /// Creates a slider with labels, which may move in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(track: SliderTrack(value, in: bounds), minimumValueLabel(), maximumValueLabel())
  }

  /// Creates a slider with labels, which may move in steps, in an older order.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(track: SliderTrack(value, in: bounds), minimumValueLabel, maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, which may move in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(track: SliderTrack(value, in: bounds), EmptyView(), EmptyView())
  }

  /// Creates a slider with a label, which may move in steps, in an older order.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(track: SliderTrack(value, in: bounds), EmptyView(), EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider, which may move in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(track: SliderTrack(value, in: bounds), EmptyView(), EmptyView())
  }
}
