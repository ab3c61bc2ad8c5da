extension View {
  /// Lays the view out for light or dark surroundings; `nil` keeps the present ones.
  ///
  /// On a screen this changes the whole window; here it changes the view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }

  /// Lays the view out for light or dark surroundings.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Hides texts and images in the view behind placeholders of the same size.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows texts and images in the view again.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

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

// MARK: - Symbols

extension View {
  /// Draws symbols in the view in a variant, such as filled; their size is the same.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}

/// Variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
  let parts: Set<String>

  /// The usual one.
  public static let none = SymbolVariants(parts: [])
  /// In a circle.
  public static let circle = SymbolVariants(parts: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(parts: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(parts: ["fill"])
  /// Struck through.
  public static let slash = SymbolVariants(parts: ["slash"])

  /// The variant in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// The variant in a square.
  public var square: SymbolVariants { adding("square") }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// The variant filled.
  public var fill: SymbolVariants { adding("fill") }
  /// The variant struck through.
  public var slash: SymbolVariants { adding("slash") }

  /// Whether all that makes another variant is in this one.
  public func contains(_ other: SymbolVariants) -> Bool { parts.isSuperset(of: other.parts) }

  private func adding(_ part: String) -> SymbolVariants {
    SymbolVariants(parts: parts.union([part]))
  }

  /// The parts in the order in which symbols are named.
  var suffix: String {
    ["circle", "square", "rectangle", "fill", "slash"]
      .filter(parts.contains).reduce(into: "") { $0 += ".\($1)" }
  }
}

extension EnvironmentValues {
  /// The variant in which symbols are drawn.
  public var symbolVariants: SymbolVariants {
    get { builtIn.styling.symbolVariants }
    set { builtIn.styling.symbolVariants = newValue }
  }
}
