/// A field for much text, as large as it is offered.
nonisolated public struct TextEditor: View {
  private let text: Text

  /// Creates an editor.
  public init(text: Binding<String>) { self.text = Text(verbatim: text.wrappedValue) }

  /// Creates an editor that shows a text.
  package init(showing text: Text) { self.text = text }

  /// An empty area with the text in its corner.
  public var body: some View { Color.clear.overlay(alignment: .topLeading) { text } }
}
