/// A bar that fills, or a turning wheel.
///
/// Progress of a known amount is a bar, as wide as it is offered and 4 high, with its labels above
/// and below it at the leading edge. Otherwise it is a wheel of 20 × 20 with its label below.
public struct ProgressView<Label: View, CurrentValueLabel: View>: _TransparentView {
  private let fraction: Double?
  private let timer: (interval: ClosedRange<Date>, countsDown: Bool)?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  init(
    _ fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel,
    timer: (interval: ClosedRange<Date>, countsDown: Bool)? = nil
  ) {
    (self.fraction, self.timer) = (fraction, timer)
    (self.label, self.currentValueLabel) = (label, currentValueLabel)
  }

  /// How much of the time has passed, or is left.
  private func fraction(at date: Date?) -> Double? {
    guard let timer else { return fraction }
    let (start, end) = (timer.interval.lowerBound, timer.interval.upperBound)
    let length = end.timeIntervalSince(start)
    let passed = (date ?? start).timeIntervalSince(start)
    let done = length > 0 ? min(max(passed / length, 0), 1) : 1
    return timer.countsDown ? 1 - done : done
  }

  /// Describes the progress.
  public func makeNodes(in context: inout ViewContext) {
    let now = context.environment.referenceDate
    context.withStyle(\.progressView, or: DefaultProgressViewStyle()) {
      $0.makeBody(configuration: $1)
    } of: { part in
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction(at: now),
        label: part.unlessEmpty(label), currentValueLabel: part.unlessEmpty(currentValueLabel)
      )
    }
  }
}

extension ProgressView {
  /// Creates a bar, perhaps with labels; a wheel if the value is `nil`.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label = { EmptyView() },
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) {
    let fraction = value.map { total > 0 ? Double($0, in: 0...total) : total.isNaN ? .nan : 0 }
    self.init(fraction, label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a wheel, perhaps with a label.
  public init(@ViewBuilder label: () -> Label = { EmptyView() }) {
    self.init(nil, label(), EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a bar of what is done of some work; a wheel if nobody knows how much that is.
  public init(_ progress: Progress) {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a wheel with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Creates a wheel with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// Creates a bar with a title; a wheel if the value is `nil`.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a bar with a title; a wheel if the value is `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Creates the progress that a style was given.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}
