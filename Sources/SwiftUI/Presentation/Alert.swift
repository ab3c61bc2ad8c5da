/// A question that a live view asks, which is not laid out.
public struct Alert {
  /// Creates a question with one answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// Creates a question with two answers.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}

  /// An answer to a question.
  public struct Button {
    /// An answer with an action that never runs.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    /// The answer that changes nothing, with an action that never runs.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    /// The answer that changes nothing, with an action that never runs.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }

    /// An answer that loses something, with an action that never runs.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }
}

/// A list of choices that a live view offers, which is not laid out.
public struct ActionSheet {
  /// A choice.
  public typealias Button = Alert.Button

  /// Creates a list of choices.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
