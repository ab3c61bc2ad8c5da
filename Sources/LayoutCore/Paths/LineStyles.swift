#if !canImport(CoreGraphics)
  /// How the ends of a line look.
  public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end.
    case butt
    /// With half a circle beyond the end.
    case round
    /// With half a square beyond the end.
    case square
  }

  /// How the corners of a line look.
  public enum CGLineJoin: Int32, Sendable {
    /// Pointed.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }
#endif

/// How a line along a shape looks.
@frozen public struct StrokeStyle: Equatable, Sendable {
  /// How wide the line is.
  public var lineWidth: CGFloat
  /// How its ends look.
  public var lineCap: CGLineCap
  /// How its corners look.
  public var lineJoin: CGLineJoin
  /// How far a mitred corner may reach, as a multiple of the width.
  public var miterLimit: CGFloat
  /// Lengths drawn and left out in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the dashes the line starts.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  /// The numbers of a style, as a vector; the dashes are left out.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { .init(lineWidth, .init(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

/// How the area inside a shape is filled.
@frozen public struct FillStyle: Equatable, Sendable {
  /// Whether areas that the outline surrounds an even number of times stay empty.
  public var isEOFilled: Bool
  /// Whether edges are smooth; renderers decide that for themselves.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    self.isEOFilled = eoFill
    self.isAntialiased = antialiased
  }
}
