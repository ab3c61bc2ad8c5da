/// The context in which the renderer of a `Canvas` would draw.
///
/// A context that renderers would draw into. They are never called; the type exists so that they
/// compile.
public struct GraphicsContext {
  /// How opaque what is drawn is.
  public var opacity: Double = 1
  /// How what is drawn is mixed with what is there.
  public var blendMode = BlendMode.normal
  /// The values that surround the canvas.
  public let environment: EnvironmentValues
  /// From the coordinates in which one draws to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// The rectangle around all that can be seen.
  public private(set) var clipBoundingRect: CGRect

  init(size: CGSize, environment: EnvironmentValues) {
    self.environment = environment
    self.clipBoundingRect = CGRect(origin: .zero, size: size)
  }
}

// MARK: - Coordinates

extension GraphicsContext {
  /// Moves the coordinates.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Enlarges the coordinates.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns the coordinates.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Changes the coordinates by a transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}

// MARK: - Masks, filters and layers

extension GraphicsContext {
  /// Accepts a path outside which nothing would be seen.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {}

  /// Accepts a drawing through which everything would be seen; the closure never runs.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {}

  /// Accepts a filter for what is drawn.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  /// Accepts a drawing as one picture; the closure never runs.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}

  /// How masks are used.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What is inside is hidden.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How filters are used.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Colours are mixed without gamma.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}

// MARK: - Lines and surfaces

extension GraphicsContext {
  /// Accepts a path to fill.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

  /// Accepts a path to draw a line along.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

  /// Accepts a path to draw a line along.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  /// Returns the shading itself.
  public func resolve(_ shading: Shading) -> Shading { shading }
}
