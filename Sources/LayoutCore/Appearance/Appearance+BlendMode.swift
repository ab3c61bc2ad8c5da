extension Appearance {
  /// How a drawing mixes with what is behind it.
  @nonexhaustive
  public enum BlendMode: String, Hashable, Codable, Sendable, CaseIterable {
    /// Covers what is behind.
    case normal
    /// Multiplies the colours.
    case multiply
    /// Multiplies the inverted colours.
    case screen
    /// Multiplies dark and screens light colours behind.
    case overlay
    /// The darker of both.
    case darken
    /// The lighter of both.
    case lighten
    /// Brightens what is behind.
    case colorDodge
    /// Darkens what is behind.
    case colorBurn
    /// Darkens or lightens softly.
    case softLight
    /// Multiplies or screens.
    case hardLight
    /// The distance between both.
    case difference
    /// The distance between both, with less contrast.
    case exclusion
    /// The hue alone.
    case hue
    /// The saturation alone.
    case saturation
    /// Hue and saturation.
    case color
    /// The luminance alone.
    case luminosity
    /// Only where something is behind.
    case sourceAtop
    /// Behind what is there.
    case destinationOver
    /// Erases what is behind.
    case destinationOut
    /// The sum, darkened.
    case plusDarker
    /// The sum.
    case plusLighter
  }
}
