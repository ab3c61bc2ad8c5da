import LayoutCore

/// A button. It is laid out as its label, with the padding that its style has; its action never
/// runs.
///
/// Several views in its label are beside each other. Bordered buttons have 12 beside and 7 above
/// and below their label; small ones 10 and 5, large ones 20 and 15. Other buttons have nothing
/// around their label.
public struct Button<Label: View>: _TransparentView {
  private let role: ButtonRole?
  private let label: Label
  private let action: @MainActor () -> Void

  /// Creates a button.
  @preconcurrency public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.label = label()
    self.action = action
  }

  /// Describes the button.
  public func makeNodes(in context: inout ViewContext) {
    context.withStyle(\.button, or: DefaultButtonStyle(), { $0.makeBody(configuration: $1) }) {
      PrimitiveButtonStyleConfiguration(
        role: role, label: $0(OneView(content: label)), action: action)
    }
  }
}

/// Several views as one, beside each other.
private struct OneView<Content: View>: _TransparentView {
  let content: Content

  func makeNodes(in context: inout ViewContext) {
    let nodes = context.nodes(of: content)
    if nodes.count > 1 {
      context.append(.hstack(nodes))
    } else {
      nodes.forEach { context.append($0) }
    }
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
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleKey) } }

  /// Creates a button with a title.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the usual title of its role.
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The usual label of a button that has only a role: its name.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The name.
  public var body: some View { Text(verbatim: role.title) }
}

extension Button where Label == LayoutControls.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Label(titleKey, systemImage: systemImage) } }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Label(title, systemImage: systemImage) } }

  /// Creates a button with a title and a picture that comes with an application.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Label(titleKey, image: image) } }

  /// Creates a button with a title and a picture that comes with an application.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Label(title, image: image) } }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style was given.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
