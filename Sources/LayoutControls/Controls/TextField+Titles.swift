// Fields whose title is a string, with all that others have.

extension TextField where Label == Text {
  /// Creates a field that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt ?? Text(title), axis: axis) { Text(title) }
  }

  /// Creates a field with closures that never run.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, text: text)
  }

  /// Creates a field with a closure that never runs.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
  }
}
