/// How the choice of a date looks.
///
///     struct Spelled: DatePickerStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         LabeledContent {
///           Text(configuration.selection, style: .date)
///         } label: {
///           configuration.label
///         }
///       }
///     }
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// The type of the picker's views, which the compiler infers.
  associatedtype Body: View
  /// The parts of a picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// The views of a picker.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a date picker.
public struct DatePickerStyleConfiguration {
  /// The label's type.
  public typealias Label = _StyleContent

  /// The label.
  public let label: Label
  /// The date that is chosen.
  @Binding public var selection: Date
  /// The first date that can be chosen; `nil` for any.
  public let minimumDate: Date?
  /// The last date that can be chosen; `nil` for any.
  public let maximumDate: Date?
  /// The parts of the date that can be chosen.
  public let displayedComponents: DatePickerComponents
}

// MARK: - Looks

/// The usual look: compact.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the compact look.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// The date as text.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label, and the parts of the date as text.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(label: configuration.label) {
      HStack(spacing: 6) {
        if configuration.displayedComponents.contains(.date) {
          chip(configuration.selection, .date)
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
          chip(configuration.selection, .time)
        }
      }
    }
  }

  private func chip(_ date: Date, _ style: Text.DateStyle) -> some View {
    Text(date, style: style)
      .padding(EdgeInsets(top: 7, leading: 11, bottom: 7, trailing: 11))
      .background(.fill, in: .rect(cornerRadius: 6))
  }
}

/// The date as text in a field; laid out as the compact look.
nonisolated public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label, and the parts of the date as text.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// The date as text in a field with a stepper; laid out as the compact look, without the stepper.
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label, and the parts of the date as text.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// A wheel of 320 × 216.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the wheel's room.
  public func makeBody(configuration: Configuration) -> some View {
    Color.clear.frame(width: 320, height: 216)
  }
}

/// A calendar, 330 high.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the calendar's room.
  public func makeBody(configuration: Configuration) -> some View { Color.clear.frame(height: 330) }
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The usual look.
  public static var automatic: DefaultDatePickerStyle { .init() }
}

nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date as text.
  public static var compact: CompactDatePickerStyle { .init() }
}

nonisolated extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The date as text in a field.
  public static var field: FieldDatePickerStyle { .init() }
}

nonisolated extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The date as text in a field with a stepper.
  public static var stepperField: StepperFieldDatePickerStyle { .init() }
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel.
  public static var wheel: WheelDatePickerStyle { .init() }
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { .init() }
}

nonisolated extension View {
  /// Sets how the choice of a date looks in the view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlStyle(\.datePicker, style) { $0.makeBody(configuration: $1) }
  }
}
