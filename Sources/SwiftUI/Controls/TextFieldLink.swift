/// A button that would ask for text. It is laid out as its label in the style of buttons.
public struct TextFieldLink<Label: View>: View {
  private let label: Label

  /// Creates a button with a label of any views; the prompt is not laid out, and the closure never
  /// runs.
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
