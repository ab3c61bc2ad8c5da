// Sliders with marks, a value that they are coloured from, and values out of reach, which change no
// layout.

extension Slider {
  /// Creates a slider with labels and marks.
  ///
  /// - Parameters:
  ///   - neutralValue: the value from which on the track is coloured.
  ///   - enabledBounds: the values that people could select.
  public init<V: BinaryFloatingPoint, CurrentLabel: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, in: bounds, neutralValue: neutralValue, ticks: ticks().body),
      minimumValueLabel(), maximumValueLabel())
  }

  /// Creates a slider with labels and marks that moves in steps.
  ///
  /// - Parameter tick: the mark at a value that the slider moves to, if there is one.
  public init<V: BinaryFloatingPoint, CurrentLabel: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let ticks = SliderTrack.ticks(in: bounds, step: step, tick)
    self.init(
      track: SliderTrack(value, in: bounds, neutralValue: neutralValue, ticks: ticks),
      minimumValueLabel(), maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label and marks.
  public init<V: BinaryFloatingPoint, CurrentLabel: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, in: bounds, neutralValue: neutralValue, ticks: ticks().body),
      EmptyView(), EmptyView())
  }

  /// Creates a slider with a label and marks that moves in steps.
  ///
  /// - Parameter tick: the mark at a value that the slider moves to, if there is one.
  public init<V: BinaryFloatingPoint, CurrentLabel: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let ticks = SliderTrack.ticks(in: bounds, step: step, tick)
    self.init(
      track: SliderTrack(value, in: bounds, neutralValue: neutralValue, ticks: ticks),
      EmptyView(), EmptyView())
  }
}
