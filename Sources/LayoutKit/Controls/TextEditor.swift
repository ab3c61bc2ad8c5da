/// A field for much text, as large as it is offered.
public struct TextEditor: View {
  private let text: String

  /// Creates an editor.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  /// An empty area with the text in its corner.
  public var body: some View {
    Color.clear.overlay(alignment: .topLeading) { Text(verbatim: text) }
  }
}
