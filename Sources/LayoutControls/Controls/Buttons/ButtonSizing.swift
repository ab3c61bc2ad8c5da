/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// As is usual, which is `fitted`.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as the label and the space around it.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As wide as they are offered.
  public static let flexible = ButtonSizing(name: "flexible")
}

nonisolated extension View {
  /// Sets how wide bordered, prominent and glass buttons in the view are. A button that is only its
  /// label stays as wide as the label.
  ///
  ///     Button("Continue") {}.buttonStyle(.borderedProminent).buttonSizing(.flexible)
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}

extension EnvironmentValues {
  private enum ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
  }

  /// How wide buttons are; as is usual by default.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}
