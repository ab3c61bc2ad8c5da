// Buttons of the system. Each is laid out as its label in a style of buttons; what it would do
// never happens.

/// A button that begins and ends editing.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  nonisolated public init() {}
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(verbatim: isEditing ? "Done" : "Edit")
    }
  }
}

/// A button that would open help. It is laid out as a bordered button with a question mark.
nonisolated public struct HelpLink: View {
  @preconcurrency public init(action: @escaping @MainActor () -> Void) {}
  public init(destination: URL) {}
  public init(anchor: String, book: String = "") {}
  public var body: some View {
    Button(action: {}) { Image(systemName: "questionmark") }
      .buttonStyle(.bordered).buttonBorderShape(.circle)
  }
}

/// A button that would open the settings of an application. Its own label is "Settings…" after a
/// symbol.
nonisolated public struct SettingsLink<Label: View>: View {
  private let label: Label
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
  public init() where Label == DefaultSettingsLinkLabel { label = DefaultSettingsLinkLabel() }
  public var body: some View { Button(action: {}) { label } }
}

/// The usual label of what opens settings.
nonisolated public struct DefaultSettingsLinkLabel: View {
  init() {}
  public var body: some View {
    Label(title: { Text(verbatim: "Settings…") }, icon: { Image(systemName: "gear") })
  }
}

/// A button that would ask for text. It is laid out as its label in the style of buttons.
nonisolated public struct TextFieldLink<Label: View>: View {
  private let label: Label
  public init(
    prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void
  ) { self.label = label() }
  public var body: some View { Button(action: {}) { label } }
}

extension TextFieldLink where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) { label = Text(titleKey) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) { label = Text(title) }
}

/// A button that would rename something.
nonisolated public struct RenameButton<Label: View>: View {
  private let label: Label
  public var body: some View { Button(action: {}) { label } }
}

extension RenameButton where Label == LayoutControls.Label<Text, Image> {
  public init() { label = Label("Rename", systemImage: "pencil") }
}

/// A button that would paste values. It is laid out as a bordered button with a symbol and a title.
nonisolated public struct PasteButton: View {
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.bordered)
  }
}
