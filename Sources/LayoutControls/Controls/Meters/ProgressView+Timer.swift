// Progress of time, as it is at the environment's `referenceDate`; without one, at the interval's
// start.

extension ProgressView {
  /// Creates a bar that fills or empties with time, with two labels.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(nil, label(), currentValueLabel(), timer: (timerInterval, countsDown)) }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a bar that fills or empties with time, perhaps with a label, and the time that is left
  /// below it.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true,
    @ViewBuilder label: () -> Label = { EmptyView() }
  ) {
    self.init(
      nil, label(), DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown),
      timer: (timerInterval, countsDown))
  }
}

/// The time that is left, or has passed, as a text.
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The text.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
