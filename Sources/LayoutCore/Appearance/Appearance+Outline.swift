extension Appearance {
  /// The outline of a shape, fitted into the rectangle in which it is drawn.
  @nonexhaustive
  public enum Outline: Equatable, Sendable {
    /// The rectangle itself.
    case rectangle
    /// A rectangle with elliptical corners of one size, at most half as long as its sides. Those
    /// that are as wide as high stay so. Continuous corners are slightly softer than elliptical
    /// ones; a renderer may draw them alike.
    case roundedRectangle(width: CGFloat, height: CGFloat, isContinuous: Bool)
    /// A rectangle with a radius for each corner.
    case unevenRoundedRectangle(
      topLeading: CGFloat, topTrailing: CGFloat, bottomTrailing: CGFloat, bottomLeading: CGFloat,
      isContinuous: Bool)
    /// The largest circle that fits, centred.
    case circle
    /// The ellipse that touches all four edges.
    case ellipse
    /// A rectangle whose shorter edges are half circles.
    case capsule(isContinuous: Bool)
    /// An outline computed for a rectangle.
    case custom(CustomOutline)

    /// Returns a rectangle with circular corners of one radius.
    public static func roundedRectangle(radius: CGFloat) -> Outline {
      .roundedRectangle(width: radius, height: radius, isContinuous: false)
    }
  }

  /// An outline that is computed for the rectangle in which it is drawn, or one path in all.
  ///
  /// A computed one is equal only to itself.
  public final class CustomOutline: Equatable, Sendable {
    private let path: @Sendable (CGRect) -> Path
    /// The path, if it is the same in all rectangles.
    let fixed: Path?
    /// The first number of those that the path is made with that nothing can be drawn with.
    let unusable: (name: String, number: CGFloat)?

    /// Creates an outline from a closure that returns the path in a rectangle.
    public init(_ path: @escaping @Sendable (CGRect) -> Path) {
      (self.path, fixed, unusable) = (path, nil, nil)
    }

    /// Creates an outline that is made from others by means of numbers.
    ///
    /// If one of the numbers, or of those of the others, is nothing to draw with, then the shape is
    /// empty, and the diagnostics say why.
    ///
    ///     CustomOutline(from: [base], name: "an offset", numbers: [dx]) {
    ///       base.path(in: $0).offsetBy(dx: dx, dy: 0)
    ///     }
    ///
    /// - Parameters:
    ///   - others: the outlines that it is made from.
    ///   - name: what the numbers are, for the diagnostics.
    ///   - numbers: what it is made with.
    ///   - path: returns the path in a rectangle.
    public init(
      from others: [Outline], name: String = "", numbers: [CGFloat] = [],
      _ path: @escaping @Sendable (CGRect) -> Path
    ) {
      (self.path, fixed) = (path, nil)
      let number = numbers.first { !$0.isUsable }.map { (name: "a shape with \(name)", number: $0) }
      unusable = number ?? others.lazy.compactMap(\.unusable).first
    }

    /// Creates an outline of one path, whose coordinates start at the corner of the rectangle in
    /// which it is drawn.
    public init(_ path: Path) {
      self.path = { path.offsetBy(dx: $0.minX, dy: $0.minY) }
      (fixed, unusable) = (path, nil)
    }

    /// Returns the path in a rectangle.
    public func path(in rect: CGRect) -> Path { path(rect) }

    /// Returns whether two outlines are the same object, or the same path in all rectangles.
    public static func == (a: CustomOutline, b: CustomOutline) -> Bool {
      a === b || a.fixed != nil && a.fixed == b.fixed
    }
  }
}

extension Appearance.Outline {
  /// Returns the outline as a path, for renderers that draw all of them alike.
  ///
  ///     page.fill(figure.outline.path(in: node.frame(of: figure)), figure.fill)
  public func path(in rect: CGRect) -> Path {
    switch self {
    case .rectangle: Path(rect)
    case .roundedRectangle(let width, let height, let isContinuous):
      Path(
        roundedRect: rect, cornerSize: CGSize(width: width, height: height),
        style: isContinuous ? .continuous : .circular)
    case .unevenRoundedRectangle(
      let topLeading, let topTrailing, let bottomTrailing, let bottomLeading, let isContinuous):
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing,
          topTrailing: topTrailing), style: isContinuous ? .continuous : .circular)
    case .circle: Path(ellipseIn: rect.middleSquare)
    case .ellipse: Path(ellipseIn: rect)
    case .capsule(let isContinuous):
      Path(
        roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2,
        style: isContinuous ? .continuous : .circular)
    case .custom(let outline): outline.path(in: rect)
    }
  }
}

extension CGRect {
  /// The largest square in the middle of the rectangle.
  fileprivate var middleSquare: CGRect {
    let length = min(width, height)
    return CGRect(x: midX - length / 2, y: midY - length / 2, width: length, height: length)
  }
}

extension Appearance.Outline {
  /// The outline with left and right exchanged, as shapes have it where leading is right.
  public var mirrored: Appearance.Outline {
    switch self {
    case .unevenRoundedRectangle(let a, let b, let c, let d, let isContinuous):
      .unevenRoundedRectangle(
        topLeading: b, topTrailing: a, bottomTrailing: d, bottomLeading: c,
        isContinuous: isContinuous)
    case .custom(let outline):
      .custom(
        Appearance.CustomOutline(from: [self]) { rect in
          let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
          return outline.path(in: rect).applying(mirror)
        })
    // The others are their own mirror images.
    default: self
    }
  }
}
