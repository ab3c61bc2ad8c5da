/// A field whose characters are hidden; it is laid out like other fields.
nonisolated public struct SecureField<Label: View>: View {
  private let line: FieldLine

  private init(_ text: String, prompt: Text?) {
    self.line = FieldLine(String(repeating: "•", count: text.count), prompt: prompt)
  }

  /// The hidden text, or what stands for it.
  public var body: some View { line }

  /// Creates a field with a label, which is not laid out.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text.wrappedValue, prompt: prompt)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title, which is shown while the text is empty if there is no prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text.wrappedValue, prompt: prompt ?? Text(titleKey))
  }

  /// Creates a field with a title, which is shown while the text is empty if there is no prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text.wrappedValue, prompt: prompt ?? Text(title))
  }

  /// Creates a field with a closure that never runs.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(titleKey, text: text) }

  /// Creates a field with a closure that never runs.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(title, text: text) }
}
