// How a view would be spoken. Nothing is spoken here.

extension View {
  /// Accepts whether punctuation would be spoken.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Accepts whether letters would be spoken one by one.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Accepts how high the voice would be.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Accepts whether what is spoken would wait for what is spoken now.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
