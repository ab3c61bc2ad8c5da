// Buttons whose role says what they do, and buttons with pictures of an application's own.

/// The usual label of a button that has only a role: its name.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The name.
  public var body: some View { Text(verbatim: role.title) }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the usual title of its role.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension Button where Label == LayoutControls.Label<Text, Image> {
  /// Creates a button with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void
  ) {
    self.init(titleKey, image: image, role: nil, action: action)
  }

  /// Creates a button with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping () -> Void
  ) {
    self.init(title, image: image, role: nil, action: action)
  }

  /// Creates a button with a title, a picture and a role.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleKey, image: image) }
  }

  /// Creates a button with a title, a picture and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, image: image) }
  }
}
