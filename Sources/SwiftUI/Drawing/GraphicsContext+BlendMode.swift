extension GraphicsContext {
  /// How what a canvas draws is mixed with what is there.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode.
    public let rawValue: Int32

    /// Creates a mode from its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The usual way: above it.
    public static let normal = BlendMode(rawValue: 0)
    /// Colours are multiplied.
    public static let multiply = BlendMode(rawValue: 1)
    /// Colours are multiplied as light.
    public static let screen = BlendMode(rawValue: 2)
    /// Multiplied where it is dark, and as light where it is light.
    public static let overlay = BlendMode(rawValue: 3)
    /// The darker of both.
    public static let darken = BlendMode(rawValue: 4)
    /// The lighter of both.
    public static let lighten = BlendMode(rawValue: 5)
    /// What is there becomes lighter.
    public static let colorDodge = BlendMode(rawValue: 6)
    /// What is there becomes darker.
    public static let colorBurn = BlendMode(rawValue: 7)
    /// Like soft light.
    public static let softLight = BlendMode(rawValue: 8)
    /// Like hard light.
    public static let hardLight = BlendMode(rawValue: 9)
    /// The difference of both.
    public static let difference = BlendMode(rawValue: 10)
    /// A softer difference of both.
    public static let exclusion = BlendMode(rawValue: 11)
    /// The hue of what is drawn.
    public static let hue = BlendMode(rawValue: 12)
    /// The saturation of what is drawn.
    public static let saturation = BlendMode(rawValue: 13)
    /// The colour of what is drawn.
    public static let color = BlendMode(rawValue: 14)
    /// The brightness of what is drawn.
    public static let luminosity = BlendMode(rawValue: 15)
    /// Nothing is left.
    public static let clear = BlendMode(rawValue: 16)
    /// What is drawn alone.
    public static let copy = BlendMode(rawValue: 17)
    /// What is drawn, where there is something.
    public static let sourceIn = BlendMode(rawValue: 18)
    /// What is drawn, where there is nothing.
    public static let sourceOut = BlendMode(rawValue: 19)
    /// Above it, where there is something.
    public static let sourceAtop = BlendMode(rawValue: 20)
    /// Below it.
    public static let destinationOver = BlendMode(rawValue: 21)
    /// What is there, where something is drawn.
    public static let destinationIn = BlendMode(rawValue: 22)
    /// What is there, where nothing is drawn.
    public static let destinationOut = BlendMode(rawValue: 23)
    /// Below it, where something is drawn.
    public static let destinationAtop = BlendMode(rawValue: 24)
    /// One of both, where not both are.
    public static let xor = BlendMode(rawValue: 25)
    /// The sum of both, towards black.
    public static let plusDarker = BlendMode(rawValue: 26)
    /// The sum of both, towards white.
    public static let plusLighter = BlendMode(rawValue: 27)
  }
}
