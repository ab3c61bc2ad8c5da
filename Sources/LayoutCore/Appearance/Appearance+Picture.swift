extension Appearance {
  /// An image or symbol as it is drawn.
  public struct Picture: Equatable, Sendable {
    /// Where the image comes from.
    public var source: Source
    /// How it fills a frame of another size than its own.
    public var resizing: Resizing?
    /// The paint for an image of which only the shape counts, such as a symbol.
    public var tint: Paint?
    /// How its pixels are enlarged.
    public var interpolation: Interpolation
    /// Whether a symbol is drawn in several colours or shades: `monochrome`, `hierarchical`,
    /// `palette` or `multicolor`.
    public var symbolRendering: String?

    /// Creates a picture.
    public init(
      source: Source, resizing: Resizing? = nil, tint: Paint? = nil,
      interpolation: Interpolation = .medium, symbolRendering: String? = nil
    ) {
      self.source = source
      self.resizing = resizing
      self.tint = tint
      self.interpolation = interpolation
      self.symbolRendering = symbolRendering
    }

    /// Where an image comes from.
    public enum Source: Hashable, Sendable {
      /// An image of an asset catalogue or folder.
      case asset(String)
      /// A system symbol, with the font whose text it suits.
      case symbol(String, font: FontDescription)
      /// An image that the client keeps, of a size in points.
      case external(String)
    }

    /// How an image fills a frame.
    public enum Resizing: Equatable, Sendable {
      /// Stretched, but for the parts inside of insets.
      case stretch(capInsets: EdgeInsets)
      /// Repeated, but for the parts inside of insets.
      case tile(capInsets: EdgeInsets)
    }

    /// How pixels are enlarged.
    public enum Interpolation: String, Hashable, Sendable {
      /// Not at all: pixels become squares.
      case none
      /// Quickly.
      case low
      /// Well.
      case medium
      /// As well as possible.
      case high
    }
  }

  /// A control as it is drawn.
  public struct Control: Hashable, Sendable {
    /// The kind of control.
    public var kind: Kind
    /// Where the control stands, from 0 to 1, or whether it is on.
    public var fraction: Double?
    /// Its accent.
    public var tint: Paint?

    /// Creates a control.
    public init(_ kind: Kind, fraction: Double? = nil, tint: Paint? = nil) {
      self.kind = kind
      self.fraction = fraction
      self.tint = tint
    }

    /// Kinds of controls.
    public enum Kind: String, Hashable, Sendable {
      /// A switch.
      case toggle
      /// A knob on a track.
      case slider
      /// Two buttons that count.
      case stepper
      /// A bar that fills.
      case progressBar
      /// A turning wheel.
      case spinner
      /// A box for text.
      case field
      /// A small arrow beside a choice.
      case menuIndicator
      /// A frame around segments.
      case segments
      /// A bar that shows a measure.
      case gauge
    }
  }
}
