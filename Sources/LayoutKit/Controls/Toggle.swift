/// A switch with a label before it.
///
/// It is as wide as it is offered; the switch is 66 × 30.
public struct Toggle<Label: View>: View {
  /// A toggle describes itself in the style of its environment.
  public typealias Body = Never

  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Describes the toggle.
  public func _makeNodes(in context: inout ViewContext) {
    let configuration = ToggleStyleConfiguration(label: _StyleContent(label), binding: isOn)
    let style = context.environment.controlStyles.toggle ?? SwitchToggleStyle()
    configuration.describe(in: style, &context)
  }
}

extension ToggleStyleConfiguration {
  fileprivate func describe<S: ToggleStyle>(in style: S, _ context: inout ViewContext) {
    // A toggle inside of the style's own body has the usual style.
    context.withEnvironment({ $0.controlStyles.toggle = nil }) { context in
      context.expand(style) { $0.makeBody(configuration: self) }
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == LayoutKit.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle that a style was given.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

// MARK: - Styles

/// How toggles look.
public protocol ToggleStyle {
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
  /// Whether the toggle stands for several that differ: never.
  public let isMixed = false

  init(label: Label, binding: Binding<Bool>) {
    self.label = label
    self._isOn = binding
  }
}

/// A switch after the label.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with a tint, which is not kept.
  public init(tint: Color) {}

  /// A row of label and switch.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(label: configuration.label) {
      ControlArea(kind: .toggle, width: 66, height: 30, fraction: configuration.isOn ? 1 : 0)
    }
  }
}

/// The usual style: a switch after the label.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// A row of label and switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// The label as a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}) { configuration.label }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch after the label.
  public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual style.
  public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: ButtonToggleStyle { .init() }
}

extension View {
  /// Sets how toggles in the view look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.controlStyles.toggle, style)
  }
}
