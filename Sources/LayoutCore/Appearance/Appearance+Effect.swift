extension Appearance {
  /// Whether an area behind or in front of the view is drawn into the unsafe area.
  var reachesIntoUnsafeArea: Bool {
    effects.contains { effect in
      switch effect {
      case .background(let figure), .overlay(let figure): !figure.edgesIntoUnsafeArea.isEmpty
      default: false
      }
    }
  }

  /// Something done to a node with everything in it.
  ///
  /// The outlines of backgrounds, borders and clips fit the node's frame.
  public enum Effect: Equatable, Sendable {
    /// Paints an area behind everything drawn so far.
    case background(Figure)
    /// Paints an area in front of everything drawn so far.
    case overlay(Figure)
    /// Draws a line inside of the frame's edges.
    case border(Paint, width: CGFloat)
    /// Leaves only what is inside of an outline.
    case clip(Outline, usesEvenOddRule: Bool)
    /// Multiplies the opacity.
    case opacity(Double)
    /// Casts a shadow.
    case shadow(Shadow)
    /// Blurs.
    case blur(radius: CGFloat, isOpaque: Bool)
    /// Mixes with what is behind in another way than to cover it.
    case blend(BlendMode)
    /// Treats everything so far as one picture before further effects apply.
    case group
    /// Changes the colours.
    case filter(Filter)
    /// Hides the content behind a placeholder.
    case redaction(Redaction)
  }

  /// A change of all colours.
  public enum Filter: Hashable, Sendable {
    /// Adds an amount to every component.
    case brightness(Double)
    /// Multiplies the distance from middle grey.
    case contrast(Double)
    /// Multiplies the distance from grey of the same brightness.
    case saturation(Double)
    /// Takes colour away, from 0 for none to 1 for all.
    case grayscale(Double)
    /// Turns the hue by an angle in radians.
    case hueRotation(Double)
    /// Inverts every component.
    case colorInvert
    /// Multiplies every component.
    case colorMultiply(Color)
    /// Turns darkness into transparency.
    case luminanceToAlpha
  }

  /// Why content is hidden behind a placeholder.
  public struct Redaction: OptionSet, Hashable, Sendable {
    /// The reasons' bits.
    public let rawValue: Int

    /// Creates reasons from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is a stand-in.
    public static let placeholder = Redaction(rawValue: 1)
    /// The content is private.
    public static let privacy = Redaction(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = Redaction(rawValue: 4)
  }
}

/// How a drawing mixes with what is behind it.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
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
