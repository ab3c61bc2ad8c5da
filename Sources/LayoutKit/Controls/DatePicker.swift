/// A choice of a date, with its label before it.
///
/// It is as wide as it is offered. A compact one shows the date and the time as text with 11 beside
/// and 7 above and below; a wheel is 216 high and a calendar 330, both without the label.
public struct DatePicker<Label: View>: View {
  @Environment(\.controlStyles) private var styles
  private let label: Label
  private let date: Date
  private let components: DatePickerComponents

  private init(_ label: Label, _ date: Date, _ components: DatePickerComponents) {
    self.label = label
    self.date = date
    self.components = components
  }

  /// The label and the date.
  public var body: some View {
    switch styles.datePicker {
    case .compact:
      ControlRow(label: label) {
        HStack(spacing: 6) {
          if components.contains(.date) { chip(.date) }
          if components.contains(.hourAndMinute) { chip(.time) }
        }
      }
    case .wheel: Color.clear.frame(height: 216)
    case .graphical: Color.clear.frame(height: 330)
    }
  }

  private func chip(_ style: Text.DateStyle) -> some View {
    Text(date, style: style)
      .padding(EdgeInsets(top: 7, leading: 11, bottom: 7, trailing: 11))
      .background(.fill, in: .rect(cornerRadius: 6))
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
    self.init(label(), selection.wrappedValue, displayedComponents)
  }

  /// Creates a picker for dates in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection.wrappedValue, displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection.wrappedValue, displayedComponents)
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection.wrappedValue, displayedComponents)
  }

  /// Creates a picker with a title for dates in a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection.wrappedValue, displayedComponents)
  }

  /// Creates a picker with a title for dates from one on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection.wrappedValue, displayedComponents)
  }

  /// Creates a picker with a title for dates up to one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection.wrappedValue, displayedComponents)
  }
}

// MARK: - Styles

/// How the choice of a date looks.
enum DatePickerKind: Hashable, Sendable {
  case compact
  case wheel
  case graphical
}

/// How the choice of a date looks.
public struct _DatePickerLook: Hashable, Sendable {
  let kind: DatePickerKind
}

/// How the choice of a date looks.
public protocol DatePickerStyle {
  /// The look.
  static var _look: _DatePickerLook { get }
}

/// The usual look: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Compact.
  public static var _look: _DatePickerLook { .init(kind: .compact) }
}

/// The date as text.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Compact.
  public static var _look: _DatePickerLook { .init(kind: .compact) }
}

/// A wheel.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// A wheel.
  public static var _look: _DatePickerLook { .init(kind: .wheel) }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// A calendar.
  public static var _look: _DatePickerLook { .init(kind: .graphical) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The usual look.
  public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date as text.
  public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel.
  public static var wheel: WheelDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { .init() }
}

extension View {
  /// Sets how the choice of a date looks in the view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.controlStyles.datePicker, S._look.kind)
  }
}
