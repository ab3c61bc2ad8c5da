/// Lines and curves, as a value and as a shape.
///
///     var triangle = Path()
///     triangle.move(to: CGPoint(x: 0, y: 10))
///     triangle.addLine(to: CGPoint(x: 5, y: 0))
///     triangle.addLine(to: CGPoint(x: 10, y: 10))
///     triangle.closeSubpath()
///
/// As a view, a path takes what it is offered, and is drawn from the top leading corner.
///
/// Steps with a point that is not finite are left out. One that has nothing to go on from then
/// starts a part.
public struct Path: Equatable, Animatable, Sendable {
  /// The steps of the path; all their points are finite.
  public private(set) var elements: [Element] = []

  /// One step of a path.
  ///
  /// It has the cases of SwiftUI and gets no others.
  public enum Element: Equatable, Sendable {
    /// Starts a new part at a point.
    case move(to: CGPoint)
    /// Draws a straight line to a point.
    case line(to: CGPoint)
    /// Draws a quadratic Bézier curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Draws a cubic Bézier curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a straight line to where the part started, and ends the part.
    case closeSubpath
  }

  /// Creates an empty path.
  public init() {}

  /// Creates a path of steps that can be drawn.
  init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Creates a path by drawing into it.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Creates a path around a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates a path around a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }

  /// Creates a path around a rectangle with round corners of one radius.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// Creates a path around a rectangle with round corners of different radii.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }

  /// Creates a path around the ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Adds a step that can be drawn.
  mutating func append(_ element: Element) {
    guard element.isFinite else { return }
    switch element {
    case .closeSubpath where isEmpty: return
    case .line(let point) where isEmpty: elements.append(.move(to: point))
    case .quadCurve(_, let control) where isEmpty:
      elements += [.move(to: control), element]
    case .curve(_, let control, _) where isEmpty:
      elements += [.move(to: control), element]
    default: elements.append(element)
    }
  }
}

/// How round corners look.
@frozen public enum RoundedCornerStyle: Hashable, Sendable, BitwiseCopyable {
  /// A quarter of an ellipse.
  case circular
  /// A little softer than that, and longer.
  case continuous
}

// MARK: - Reading

extension Path {
  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the path ends.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    if let point = last.points.last { return point }
    for case .move(let start) in elements.reversed() { return start }
    return nil
  }

  /// The smallest rectangle around the path's points and curves, but not their controls; the null
  /// rectangle without any.
  public var boundingRect: CGRect {
    var points = elements.compactMap(\.points.last)
    for stretch in stretches() { points += stretch.extremes }
    return points.isEmpty ? .null : CGRect(around: points)
  }

  /// Calls a closure with each element.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Whether a point is inside the path.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for part in flattened().lazy.map(\.points) {
      for (a, b) in zip(part, part.dropFirst() + part.prefix(1)) where (a.y <= p.y) != (b.y <= p.y)
      {
        let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > p.x { winding += a.y <= p.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

extension Path.Element {
  /// The element's points, controls included.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .closeSubpath: []
    }
  }

  /// Whether all points are finite.
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .quadCurve(let point, let control): point.isFinite && control.isFinite
    case .curve(let point, let control1, let control2):
      point.isFinite && control1.isFinite && control2.isFinite
    case .closeSubpath: true
    }
  }

  /// The element with its points moved.
  func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(to: transform(point))
    case .line(let point): .line(to: transform(point))
    case .quadCurve(let point, let control):
      .quadCurve(to: transform(point), control: transform(control))
    case .curve(let point, let control1, let control2):
      .curve(
        to: transform(point), control1: transform(control1), control2: transform(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}

// MARK: - Transforming

extension Path {
  /// Returns the path transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(elements.lazy.map { $0.mapPoints { $0.applying(transform) } })
  }

  /// Returns the path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
