/// A choice of a date, with its label before it.
///
/// It is as wide as it is offered. A compact one shows the date and the time as text with 11 beside
/// and 7 above and below; a wheel is 216 high and a calendar 330, both without the label.
public struct DatePicker<Label: View>: _TransparentView {
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

  private init<R: RangeExpression>(
    _ label: Label, _ selection: Binding<Date>, in range: R, _ components: DatePickerComponents
  ) where R.Bound == Date {
    let (minimum, maximum): (Date?, Date?) =
      switch range {
      case let range as ClosedRange<Date>: (range.lowerBound, range.upperBound)
      case let range as PartialRangeFrom<Date>: (range.lowerBound, nil)
      case let range as PartialRangeThrough<Date>: (nil, range.upperBound)
      default: (nil, nil)
      }
    self.init(label, selection, components, from: minimum, to: maximum)
  }

  /// Describes the picker.
  public func makeNodes(in context: inout ViewContext) {
    context.withStyle(\.datePicker, or: DefaultDatePickerStyle()) {
      $0.makeBody(configuration: $1)
    } of: { part in
      DatePickerStyleConfiguration(
        label: part(label), selection: selection, minimumDate: range.minimum,
        maximumDate: range.maximum, displayedComponents: components
      )
    }
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
  ) { self.init(label(), selection, displayedComponents) }

  /// Creates a picker for dates in a range, which may be open on one side.
  public init<R: RangeExpression>(
    selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) where R.Bound == Date { self.init(label(), selection, in: range, displayedComponents) }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleKey), selection, displayedComponents) }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(title), selection, displayedComponents) }

  /// Creates a picker with a title for dates in a range, which may be open on one side.
  public init<R: RangeExpression>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where R.Bound == Date { self.init(Text(titleKey), selection, in: range, displayedComponents) }

  /// Creates a picker with a title for dates in a range, which may be open on one side.
  @_disfavoredOverload
  public init<S: StringProtocol, R: RangeExpression>(
    _ title: S, selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where R.Bound == Date { self.init(Text(title), selection, in: range, displayedComponents) }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates the picker that a style was given.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.label, configuration.$selection, configuration.displayedComponents,
      from: configuration.minimumDate, to: configuration.maximumDate)
  }
}
