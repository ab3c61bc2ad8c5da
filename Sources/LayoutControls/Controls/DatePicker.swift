/// A choice of a date, with its label before it.
///
/// It is as wide as it is offered. A compact one shows the date and the time as text with 11 beside
/// and 7 above and below; a wheel is 216 high and a calendar 330, both without the label.
public struct DatePicker<Label: View>: View {
  /// A picker describes itself in the style of its environment.
  public typealias Body = Never

  private let label: Label
  private let selection: Binding<Date>
  private let components: DatePickerComponents
  private let range: (minimum: Date?, maximum: Date?)

  private init(
    _ label: Label, _ selection: Binding<Date>, _ components: DatePickerComponents,
    from minimum: Date? = nil, to maximum: Date? = nil
  ) {
    self.label = label
    self.selection = selection
    self.components = components
    self.range = (minimum, maximum)
  }

  /// Describes the picker.
  public func _makeNodes(in context: inout ViewContext) {
    context.withStyle(\.datePicker, or: DefaultDatePickerStyle()) { style, part, context in
      DatePickerStyleConfiguration(
        label: part(label), selection: selection, minimumDate: range.minimum,
        maximumDate: range.maximum, displayedComponents: components
      )
      .describe(in: style, &context)
    }
  }
}

extension DatePickerStyleConfiguration {
  fileprivate func describe<S: DatePickerStyle>(in style: S, _ context: inout ViewContext) {
    context.expand(style) { $0.makeBody(configuration: self) }
  }
}

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts' bits.
  public let rawValue: UInt

  /// Creates parts from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker {
  /// The parts of a date that can be chosen.
  public typealias Components = DatePickerComponents

  /// Creates a picker.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, displayedComponents)
  }

  /// Creates a picker for dates in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, displayedComponents, from: range.lowerBound, to: range.upperBound)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, displayedComponents)
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, displayedComponents)
  }

  /// Creates a picker with a title for dates in a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(titleKey), selection, displayedComponents, from: range.lowerBound, to: range.upperBound)
  }

  /// Creates a picker with a title for dates from one on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, displayedComponents, from: range.lowerBound)
  }

  /// Creates a picker with a title for dates up to one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, displayedComponents, to: range.upperBound)
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates the picker that a style was given.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.label, configuration.$selection, configuration.displayedComponents,
      from: configuration.minimumDate, to: configuration.maximumDate)
  }
}
