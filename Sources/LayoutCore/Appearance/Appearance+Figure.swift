extension Appearance {
  /// A shape as it is drawn: an outline with a fill, a stroke, or both.
  public struct Figure: Equatable, Sendable {
    /// The shape's outline.
    public var outline: Outline
    /// What fills it.
    public var fill: Paint?
    /// Whether areas that the outline surrounds an even number of times stay empty.
    public var usesEvenOddRule: Bool
    /// The line along it.
    public var stroke: Stroke?
    /// The edges on which it is drawn into the unsafe area that the view touches; see
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
    /// What the line is drawn with.
    public var paint: Paint
    /// How wide it is.
    public var width: CGFloat
    /// How its ends look.
    public var cap: LineCap
    /// How its corners look.
    public var join: LineJoin
    /// How far a mitred corner may reach, as a multiple of the width.
    public var miterLimit: CGFloat
    /// Lengths drawn and left out in turn; empty for a solid line.
    public var dash: [CGFloat]
    /// How far into the dashes the line starts.
    public var dashPhase: CGFloat
    /// Whether all of the line is inside of the outline, instead of half of it.
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

    /// How the ends of a line look.
    public enum LineCap: String, Hashable, Sendable {
      /// Cut off at the end.
      case butt
      /// With half a circle beyond the end.
      case round
      /// With half a square beyond the end.
      case square
    }

    /// How the corners of a line look.
    public enum LineJoin: String, Hashable, Sendable {
      /// Pointed.
      case miter
      /// Round.
      case round
      /// Cut off.
      case bevel
    }
  }
}
