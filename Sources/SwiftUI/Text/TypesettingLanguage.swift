/// By the rules of which language text is set. Text is measured alike in all languages.
public enum TypesettingLanguage: Hashable, Sendable {
  case automatic
  case explicit(_ language: Locale.Language)
}

nonisolated extension View {
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }

  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }
}

extension Text {
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }

  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    self
  }
}
