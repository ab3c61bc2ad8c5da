/// By the rules of which language text is set.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// By those of the language that the text seems to be written in.
  public static let automatic = TypesettingLanguage(language: nil)

  /// By those of one language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  /// Accepts the language by whose rules text is set.
  ///
  /// Text is measured alike in all languages.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }
}

extension Text {
  /// Accepts the language by whose rules the text is set.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text { self }

  /// Accepts the language by whose rules the text is set.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text { self }
}
