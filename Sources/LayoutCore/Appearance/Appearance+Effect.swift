extension Appearance {
  /// Whether a shape is drawn into the unsafe area.
  @inline(__always) var reachesIntoUnsafeArea: Bool {
    if case .shape(let figure) = content, !figure.edgesIntoUnsafeArea.isEmpty { return true }
    return effects.contains { effect in
      switch effect {
      case .background(let figure), .overlay(let figure): !figure.edgesIntoUnsafeArea.isEmpty
      default: false
      }
    }
  }

  /// An effect on a node with everything in it.
  ///
  /// The outlines of backgrounds, borders and clips fit the node's frame.
  @nonexhaustive
  public enum Effect: Equatable, Sendable {
    /// Paints an area behind everything drawn so far.
    case background(Figure)
    /// Paints an area in front of everything drawn so far.
    case overlay(Figure)
    /// Draws a line along the inside of the frame's edges.
    case border(Paint, width: CGFloat)
    /// Clips everything to the inside of an outline.
    case clip(Outline, usesEvenOddRule: Bool)
    /// Multiplies the opacity of each drawing by itself, so that those behind shine through. What
    /// an effect inside makes one picture, such as ``group`` or a blur, is one drawing.
    case opacity(Double)
    /// Casts a shadow.
    case shadow(Shadow)
    /// Blurs everything.
    case blur(radius: CGFloat, isOpaque: Bool)
    /// Blends with what is behind, instead of covering it.
    case blend(BlendMode)
    /// Groups everything so far into one picture before further effects apply.
    case group
    /// Changes the colours.
    case filter(Filter)
    /// Hides the content behind a placeholder.
    case redaction(Redaction)
  }

  /// A change of all colours.
  @nonexhaustive
  public enum Filter: Hashable, Sendable {
    /// Adds an amount to every component.
    case brightness(Double)
    /// Multiplies the difference from middle grey.
    case contrast(Double)
    /// Multiplies the difference from grey of the same brightness.
    case saturation(Double)
    /// Removes colour, from 0 for none to 1 for all.
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

  /// A reason to hide content behind a placeholder.
  public struct Redaction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
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
