/// A calendar in which several days can be chosen: as wide as it is offered and 330 high, as one
/// day's is.
///
/// The label is not laid out.
nonisolated public struct MultiDatePicker<Label: View>: View {
  /// An area of the calendar's size.
  public var body: some View { Color.clear.frame(height: 330) }

  /// Creates a calendar.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}

  /// Creates a calendar for days in a range, which may be open on one side.
  public init<R: RangeExpression>(
    selection: Binding<Set<DateComponents>>, in bounds: R, @ViewBuilder label: () -> Label
  ) where R.Bound == Date {}
}

extension MultiDatePicker where Label == Text {
  /// Creates a calendar with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a calendar with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a calendar with a title for days in a range, which may be open on one side.
  public init<R: RangeExpression>(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: R
  ) where R.Bound == Date { self.init(selection: selection) { Text(titleKey) } }
}
