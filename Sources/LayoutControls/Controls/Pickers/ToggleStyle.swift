/// How toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the toggle's views, which the compiler infers.
  associatedtype Body: View
  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// The views of a toggle.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
  /// The label's type.
  public typealias Label = _StyleContent

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ.
  public let isMixed: Bool
}

/// A switch after the label.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style. A tint is not kept.
  public init(tint: Color? = nil) {}

  /// Returns a row of label and switch.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(label: configuration.label, isFlatInRows: true, hasBaselineAtTop: true) {
      ControlArea(kind: .toggle, width: 61, height: 28, fraction: configuration.isOn ? 1 : 0)
    }
  }
}

/// The usual style: a switch after the label.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns a row of label and switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A button that stays pressed.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label as a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}) { configuration.label }
  }
}

/// A box to tick before the label, a symbol in the font; the size approximates what
/// systems do.
nonisolated public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns the box and the label.
  public func makeBody(configuration: Configuration) -> some View {
    let symbol =
      configuration.isMixed ? "minus.square" : configuration.isOn ? "checkmark.square" : "square"
    HStack(alignment: .firstTextBaseline) {
      Image(systemName: symbol)
      EnvironmentReading(\.controlStyles) { if !$0.hidesLabels { configuration.label } }
    }
  }
}

nonisolated extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box to tick before the label.
  public static var checkbox: CheckboxToggleStyle { .init() }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch after the label.
  public static var `switch`: SwitchToggleStyle { .init() }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual style.
  public static var automatic: DefaultToggleStyle { .init() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: ButtonToggleStyle { .init() }
}

nonisolated extension View {
  /// Sets how toggles in the view look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(\.toggle, style) { $0.makeBody(configuration: $1) }
  }
}
