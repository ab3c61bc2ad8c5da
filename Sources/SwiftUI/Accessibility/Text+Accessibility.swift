// What is read out of a text that stays a text. The modifiers of views are preferred: they tell
// renderers what is read. These are for texts that become parts of others, and nobody reads a part.

extension Text {
  @_disfavoredOverload
  public func accessibilityLabel(_ label: Text) -> Text { self }
  @_disfavoredOverload
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text { self }
  @_disfavoredOverload
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  @_disfavoredOverload
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  @_disfavoredOverload
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  @_disfavoredOverload
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  @_disfavoredOverload
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  @_disfavoredOverload
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
