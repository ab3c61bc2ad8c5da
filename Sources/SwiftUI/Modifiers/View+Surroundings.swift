extension View {
  /// Accepts whether the view is private, and hides nothing.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

// MARK: - Text that people write or choose

extension View {
  /// Accepts whether text can be selected, and leaves the view unchanged.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Sets whether what people would write is left as it is.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Sets whether what people would write is left as it is.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }

  /// Accepts a setting for text input, and leaves the view unchanged.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Accepts the label of a return key, and leaves the view unchanged.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Accepts whether submitting stops here; nothing is ever submitted.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Accepts how writing is assisted, and leaves the view unchanged.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Accepts a store for settings. Layout reads nothing from the machine it runs on.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}

/// How much a system helps with writing.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// As much as it can.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// In full, in the text itself.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Beside the text.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Not at all.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// Whether text can be selected.
public protocol TextSelectability {}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { .init() }
}

/// Which letters become capitals while people write.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// None.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The label of the key that ends text input.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}
