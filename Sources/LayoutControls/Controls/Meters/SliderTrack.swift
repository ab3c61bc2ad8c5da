/// What a slider's track shows: where the value is among those that it can have, and what is
/// marked.
struct SliderTrack {
  /// Where the value is, from 0 to 1.
  var fraction: Double
  /// Where the coloured part begins; `nil` for the track's start.
  var neutralFraction: Double?
  /// Where the marks are, from 0 to 1.
  var ticks: [Double] = []

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, in bounds: ClosedRange<V>) {
    fraction = Double(value.wrappedValue, in: bounds)
  }

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, neutralValue: V?,
    ticks: some Sequence<SliderTick<V>>
  ) {
    self.init(value, in: bounds)
    neutralFraction = neutralValue.map { Double($0, in: bounds) }
    self.ticks = ticks.map { Double($0.value, in: bounds) }
  }
}

extension SliderTrack {
  /// The marks at the values of a slider that moves in steps. Of very many, only the first are
  /// marked.
  static func ticks<V: BinaryFloatingPoint>(
    in bounds: ClosedRange<V>, step: V.Stride, _ tick: (V) -> SliderTick<V>?
  ) -> [SliderTick<V>] where V.Stride: BinaryFloatingPoint {
    let steps = Double(bounds.lowerBound.distance(to: bounds.upperBound) / step)
    // Of endless bounds in endless steps, nobody knows how many there are.
    guard step > 0, steps >= 0 else { return [] }
    let last = Int(min(steps + 1e-9, Double(maxTicks - 1)))
    return (0...last).compactMap { number in
      tick(bounds.lowerBound.advanced(by: step * V.Stride(number)))
    }
  }

  private static var maxTicks: Int { 10_000 }
}
