/// A button that would open the settings of an application. It is laid out as its label in the
/// style of buttons.
///
///     SettingsLink { Text("Settings…") }
public struct SettingsLink<Label: View>: View {
  private let label: Label

  /// Creates a button with a label of any views.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The label in the style of buttons.
  public var body: some View { Button(action: {}) { label } }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a button that says "Settings…" after a symbol.
  public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The usual label of what opens settings.
public struct DefaultSettingsLinkLabel: View {
  init() {}

  /// The title after a symbol.
  public var body: some View {
    Label {
      Text(verbatim: "Settings…")
    } icon: {
      Image(systemName: "gear")
    }
  }
}
