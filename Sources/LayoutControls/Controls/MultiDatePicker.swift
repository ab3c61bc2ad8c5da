/// A calendar in which several days can be chosen: as wide as it is offered and 330 high, as one
/// day's is.
///
/// The label is not laid out.
public struct MultiDatePicker<Label: View>: View {
  /// An area of the calendar's size.
  public var body: some View { Color.clear.frame(height: 330) }

  /// Creates a calendar.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}

  /// Creates a calendar for days in a range.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {}

  /// Creates a calendar for days from one on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {}

  /// Creates a calendar for days before one.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {}
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

  /// Creates a calendar with a title for days in a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a calendar with a title for days from one on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a calendar with a title for days before one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}
