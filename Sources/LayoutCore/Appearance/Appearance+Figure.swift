extension Appearance {
  /// A shape to draw: an outline with a fill, a stroke, or both.
  public struct Figure: Equatable, Sendable {
    /// The shape's outline.
    public var outline: Outline
    /// The paint inside the outline.
    public var fill: Paint?
    /// Whether areas that the outline surrounds an even number of times stay empty.
    public var usesEvenOddRule: Bool
    /// The line along the outline.
    public var stroke: Stroke?
    /// The edges on which the shape is drawn into the unsafe area that the view touches; see
    /// ``ResolvedLayout/Node/frame(of:)``.
    public var edgesIntoUnsafeArea: Edge.Set

    /// Creates a figure.
    public init(
      outline: Outline = .rectangle, fill: Paint? = nil, usesEvenOddRule: Bool = false,
      stroke: Stroke? = nil, edgesIntoUnsafeArea: Edge.Set = []
    ) {
      self.edgesIntoUnsafeArea = edgesIntoUnsafeArea
      self.outline = outline
      self.fill = fill
      self.usesEvenOddRule = usesEvenOddRule
      self.stroke = stroke
    }
  }

  /// A line along an outline.
  public struct Stroke: Hashable, Sendable {
    /// The line's paint.
    public var paint: Paint
    /// The line's width.
    public var width: CGFloat
    /// The shape of the line's ends.
    public var cap: LineCap
    /// The shape of the line's corners.
    public var join: LineJoin
    /// The limit of a mitred corner's length, as a multiple of the width.
    public var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps; empty for a solid line.
    public var dash: [CGFloat]
    /// The offset into the dashes at which the line starts.
    public var dashPhase: CGFloat
    /// Whether the line is inside the outline, instead of half of it: it is drawn along the outline
    /// that is smaller by half the line's width on each side.
    public var isInside: Bool

    /// Creates a stroke.
    public init(
      paint: Paint, width: CGFloat = 1, cap: LineCap = .butt, join: LineJoin = .miter,
      miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0,
      isInside: Bool = false
    ) {
      self.paint = paint
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dash = dash
      self.dashPhase = dashPhase
      self.isInside = isInside
    }

    /// The shape of a line's ends; there are no others.
    public enum LineCap: String, Hashable, Codable, Sendable {
      /// Cut off at the end.
      case butt
      /// Half a circle beyond the end.
      case round
      /// Half a square beyond the end.
      case square
    }

    /// The shape of a line's corners; there are no others.
    public enum LineJoin: String, Hashable, Codable, Sendable {
      /// Pointed.
      case miter
      /// Round.
      case round
      /// Cut off.
      case bevel
    }
  }
}

extension Appearance.Stroke {
  /// Creates a stroke of a style.
  public init(_ paint: Appearance.Paint, _ style: StrokeStyle, isInside: Bool = false) {
    let cap: LineCap =
      switch style.lineCap {
      case .round: .round
      case .square: .square
      default: .butt
      }
    let join: LineJoin =
      switch style.lineJoin {
      case .round: .round
      case .bevel: .bevel
      default: .miter
      }
    self.init(
      paint: paint, width: style.lineWidth, cap: cap, join: join, miterLimit: style.miterLimit,
      dash: style.dash, dashPhase: style.dashPhase, isInside: isInside)
  }
}
