extension Appearance {
  /// An image or symbol to draw.
  public struct Picture: Equatable, Sendable {
    /// The source of the image.
    public var source: Source
    /// How the image fills a frame that differs from its own size.
    public var resizing: Resizing?
    /// The paint for an image of which only the shape counts, such as a symbol.
    public var tint: Paint?
    /// How the image's pixels are enlarged.
    public var interpolation: Interpolation
    /// The rendering mode of a symbol; `nil` if unset.
    public var symbolRendering: SymbolRendering?

    /// Creates a picture.
    public init(
      source: Source, resizing: Resizing? = nil, tint: Paint? = nil,
      interpolation: Interpolation = .medium, symbolRendering: SymbolRendering? = nil
    ) {
      self.source = source
      self.resizing = resizing
      self.tint = tint
      self.interpolation = interpolation
      self.symbolRendering = symbolRendering
    }

    /// The source of an image.
    @nonexhaustive
    public enum Source: Hashable, Sendable {
      /// An image in an asset catalogue or folder.
      case asset(String)
      /// A system symbol, with the font of the text that it matches.
      case symbol(String, font: FontDescription)
      /// An image that the client provides under a name.
      case external(String)
    }

    /// A way for an image to fill a frame.
    @nonexhaustive
    public enum Resizing: Equatable, Sendable {
      /// Stretches the image, except the parts inside the insets.
      case stretch(capInsets: EdgeInsets)
      /// Repeats the image, except the parts inside the insets.
      case tile(capInsets: EdgeInsets)
    }

    /// The rendering mode of a symbol.
    @nonexhaustive
    public enum SymbolRendering: String, Hashable, Codable, Sendable {
      /// In one colour.
      case monochrome
      /// In shades of one colour.
      case hierarchical
      /// In several colours of the foreground.
      case palette
      /// In its own colours.
      case multicolor
    }

    /// A quality of enlarged pixels.
    @nonexhaustive
    public enum Interpolation: String, Hashable, Codable, Sendable {
      /// No interpolation: pixels become squares.
      case none
      /// Low quality, drawn quickly.
      case low
      /// Medium quality.
      case medium
      /// The highest quality.
      case high
    }
  }

  /// A control to draw.
  public struct Control: Hashable, Sendable {
    /// The kind of control.
    public var kind: Kind
    /// The control's position from 0 to 1, or 0 or 1 for off or on.
    public var fraction: Double?
    /// Where the coloured part of its track begins, from 0 to 1; `nil` for the track's start.
    public var neutralFraction: Double?
    /// Where its track has marks, from 0 to 1.
    public var ticks: [Double]
    /// Its accent.
    public var tint: Paint?

    /// Creates a control.
    public init(
      _ kind: Kind, fraction: Double? = nil, neutralFraction: Double? = nil, ticks: [Double] = [],
      tint: Paint? = nil
    ) {
      self.kind = kind
      self.fraction = fraction
      self.neutralFraction = neutralFraction
      self.ticks = ticks
      self.tint = tint
    }

    /// A kind of control.
    @nonexhaustive
    public enum Kind: String, Hashable, Codable, Sendable {
      /// A switch.
      case toggle
      /// A knob on a track.
      case slider
      /// Two buttons that decrease and increase a value.
      case stepper
      /// A bar that fills.
      case progressBar
      /// A turning wheel.
      case spinner
      /// A box for text.
      case field
      /// A small arrow beside a selected choice.
      case menuIndicator
      /// A frame around segments.
      case segments
      /// A bar that shows a measure.
      case gauge
    }
  }
}
