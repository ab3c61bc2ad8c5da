extension Appearance {
  /// A colour in the sRGB space; components may lie outside 0 to 1 for a wider gamut.
  public struct Color: Hashable, Sendable {
    /// The red component.
    public var red: Double
    /// The green component.
    public var green: Double
    /// The blue component.
    public var blue: Double
    /// The opacity, from 0 to 1.
    public var opacity: Double
    /// The name of a colour in an asset catalogue, which a renderer may look up. The components are
    /// then only a substitute.
    public var name: String?

    /// Creates a colour.
    public init(
      red: Double, green: Double, blue: Double, opacity: Double = 1, name: String? = nil
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
      self.name = name
    }

    /// Black.
    public static let black = Color(red: 0, green: 0, blue: 0)
    /// White.
    public static let white = Color(red: 1, green: 1, blue: 1)
    /// A fully transparent colour.
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  }

  /// A fill or stroke style.
  ///
  /// Points are fractions of the painted rectangle.
  @nonexhaustive
  public indirect enum Paint: Hashable, Sendable {
    /// A single colour.
    case color(Color)
    /// Colours along a line.
    case linearGradient(stops: [GradientStop], start: UnitPoint, end: UnitPoint)
    /// Colours along a radius, given in points.
    case radialGradient(
      stops: [GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Colours along the radius of an ellipse, given as fractions of the rectangle.
    case ellipticalGradient(
      stops: [GradientStop], center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    /// Colours around a point, clockwise from the positive x axis, in radians. What is missing to a
    /// turn has the last colour, and from its middle on the first one; of more than a turn, the
    /// last one is seen.
    case angularGradient(
      stops: [GradientStop], center: UnitPoint, startAngle: Double, endAngle: Double)
    /// Colours at the points of a mesh.
    case meshGradient(Mesh)
    /// A part of an image, repeated.
    case tiles(Tiles)
    /// A translucent material that blurs what is behind it, with a colour for renderers
    /// without materials.
    case material(Material, fallback: Color)
    /// A paint with its opacity multiplied.
    case faded(Paint, opacity: Double)
    /// A paint that casts a shadow from whatever it fills.
    case shadowed(Paint, Shadow)
  }

  /// A translucent layer that blurs what is behind it.
  @nonexhaustive
  public enum Material: String, Hashable, Codable, Sendable {
    /// The thinnest.
    case ultraThin
    /// A thin one.
    case thin
    /// The usual one.
    case regular
    /// A thick one.
    case thick
    /// The thickest.
    case ultraThick
    /// The one of bars.
    case bar
  }

  /// A colour at a fraction of a gradient's length.
  public struct GradientStop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The colour's position, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// A part of an image, repeated on both axes from the painted rectangle's top left corner.
  public struct Tiles: Hashable, Sendable {
    /// The source of the image.
    public var source: Picture.Source
    /// The start of the part, as fractions of the image.
    public var start: UnitPoint
    /// The end of the part, as fractions of the image.
    public var end: UnitPoint
    /// The scale at which the image is drawn.
    public var scale: CGFloat

    /// Creates repeated tiles from a part of an image.
    public init(
      source: Picture.Source, start: UnitPoint = .topLeading, end: UnitPoint = .bottomTrailing,
      scale: CGFloat = 1
    ) {
      self.source = source
      self.start = start
      self.end = end
      self.scale = scale
    }
  }

  /// A mesh of coloured points, row by row; points are fractions of the painted rectangle.
  public struct Mesh: Hashable, Sendable {
    /// The number of points in a row.
    public var columns: Int
    /// The number of rows.
    public var rows: Int
    /// The positions of the points.
    public var points: [UnitPoint]
    /// The points' colours.
    public var colors: [Color]
    /// The colour outside the mesh.
    public var background: Color

    /// Creates a mesh.
    public init(
      columns: Int, rows: Int, points: [UnitPoint], colors: [Color], background: Color = .clear
    ) {
      self.columns = columns
      self.rows = rows
      self.points = points
      self.colors = colors
      self.background = background
    }

    /// The mean of the points' colours, or the background if there are none.
    public var meanColor: Color {
      guard !colors.isEmpty else { return background }
      func mean(_ component: KeyPath<Color, Double>) -> Double {
        colors.reduce(0) { $0 + $1[keyPath: component] } / Double(colors.count)
      }
      return Color(
        red: mean(\.red), green: mean(\.green), blue: mean(\.blue), opacity: mean(\.opacity))
    }
  }

  /// A blurred copy in one colour, below or inside the drawing that casts it.
  public struct Shadow: Hashable, Sendable {
    /// The shadow's colour.
    public var color: Color
    /// The radius of the blur.
    public var radius: CGFloat
    /// The distance to the right.
    public var x: CGFloat
    /// The distance down.
    public var y: CGFloat
    /// Whether the shadow falls inside the drawing that casts it.
    public var isInner: Bool

    /// Creates a shadow.
    public init(
      color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, isInner: Bool = false
    ) {
      self.color = color
      self.radius = radius
      self.x = x
      self.y = y
      self.isInner = isInner
    }
  }
}

extension Appearance.Color {
  /// The components as hexadecimal digits, the opacity last, as in `#FF950080`.
  public var hexadecimal: String {
    [red, green, blue, opacity].reduce(into: "#") {
      let byte = $1.isNaN ? 0 : Int((min(max($1, 0), 1) * 255).rounded())
      $0 += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}

extension Appearance.Paint {
  /// A single colour that stands for the paint, for renderers that support nothing else: a
  /// gradient's first, a mesh's mean, and a translucent grey for an image.
  public var representativeColor: Appearance.Color {
    switch self {
    case .color(let color), .material(_, let color): return color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      return stops.first?.color ?? .clear
    case .meshGradient(let mesh): return mesh.meanColor
    case .tiles: return Appearance.Color(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5)
    case .faded(let paint, let opacity):
      var color = paint.representativeColor
      color.opacity *= opacity
      return color
    case .shadowed(let paint, _): return paint.representativeColor
    }
  }
}
