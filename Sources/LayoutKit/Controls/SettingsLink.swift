/// A button that would open the settings of an application. It is laid out as its label in the style of
/// buttons.
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

/// A button that would open help. It is laid out as a bordered button with a question mark.
public struct HelpLink: View {
  /// Creates a button; the closure never runs.
  public init(action: @escaping () -> Void) {}

  /// Creates a button for a page.
  public init(destination: URL) {}

  /// Creates a button for a place in a book that comes with an application.
  public init(anchor: String) {}

  /// Creates a button for a place in a book.
  public init(anchor: String, book: String) {}

  /// The question mark.
  public var body: some View {
    Button(action: {}) { Image(systemName: "questionmark") }
      .buttonStyle(.bordered).buttonBorderShape(.circle)
  }
}

/// A button that would ask for text. It is laid out as its label in the style of buttons.
public struct TextFieldLink<Label: View>: View {
  private let label: Label

  /// Creates a button with a label of any views; the prompt is not laid out, and the closure never runs.
  public init(
    prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void
  ) {
    self.label = label()
  }

  /// The label in the style of buttons.
  public var body: some View { Button(action: {}) { label } }
}

extension TextFieldLink where Label == Text {
  /// Creates a button with a title.
  public init(
    _ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) {
    self.init(prompt: prompt, label: { Text(titleKey) }, onSubmit: onSubmit)
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) {
    self.init(prompt: prompt, label: { Text(title) }, onSubmit: onSubmit)
  }
}
