/// A button. It is laid out as its label, with the padding that its style has; its action never
/// runs.
///
/// Bordered buttons have 12 beside and 7 above and below their label; small ones 10 and 4, large
/// ones 20 and 15. Other buttons have nothing around their label.
public struct Button<Label: View>: View {
  /// A button describes itself in the style of its environment.
  public typealias Body = Never

  private let role: ButtonRole?
  private let label: Label
  private let action: () -> Void

  /// Creates a button.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.label = label()
    self.action = action
  }

  /// Describes the button.
  public func _makeNodes(in context: inout ViewContext) {
    context.withStyle(\.button, or: DefaultButtonStyle()) { style, part, context in
      PrimitiveButtonStyleConfiguration(role: role, label: part(label), action: action)
        .describe(in: style, &context)
    }
  }
}

extension PrimitiveButtonStyleConfiguration {
  fileprivate func describe<S: PrimitiveButtonStyle>(in style: S, _ context: inout ViewContext) {
    context.expand(style) { $0.makeBody(configuration: self) }
  }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// Something is lost.
  public static let destructive = ButtonRole(name: "destructive")
  /// A button that goes back without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
  /// Something is agreed to.
  public static let confirm = ButtonRole(name: "confirm")
  /// Something goes away.
  public static let close = ButtonRole(name: "close")

  /// What a button says whose role says enough.
  var title: String {
    switch self {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .confirm: "Done"
    default: "Close"
    }
  }
}

// MARK: - Titles as text

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a title and a role.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == LayoutControls.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a title, a symbol and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title, a symbol and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style was given.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}
