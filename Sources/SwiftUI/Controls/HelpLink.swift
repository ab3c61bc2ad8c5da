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
