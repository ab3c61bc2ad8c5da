// MARK: - Lines and curves

extension Path {
  /// Starts a new part at a point.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// Draws a straight line to a point; starts there if the path is empty.
  public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

  /// Draws a quadratic Bézier curve to a point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Draws a cubic Bézier curve to a point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Draws a straight line to where the part started.
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Adds lines between points, as a part of their own.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.applying(transform).elements { append(element) }
  }
}

// MARK: - Rectangles and ellipses

extension Path {
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let size = rect.corner(cornerSize)
    addRect(rect, corners: [size, size, size, size], transform: transform)
  }

  /// Adds a rectangle with round corners of different radii.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ]
    let corners = radii.map { rect.corner(CGSize(width: $0, height: $0)) }
    addRect(rect, corners: corners, transform: transform)
  }

  /// Adds a rectangle with corners of four sizes, clockwise from the top leading one.
  private mutating func addRect(_ rect: CGRect, corners: [CGSize], transform: CGAffineTransform) {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + corners[0].width, y: rect.minY))
    path.addCorner(
      CGPoint(x: rect.maxX, y: rect.minY), from: CGSize(width: -corners[1].width, height: 0),
      to: CGSize(width: 0, height: corners[1].height))
    path.addCorner(
      CGPoint(x: rect.maxX, y: rect.maxY), from: CGSize(width: 0, height: -corners[2].height),
      to: CGSize(width: -corners[2].width, height: 0))
    path.addCorner(
      CGPoint(x: rect.minX, y: rect.maxY), from: CGSize(width: corners[3].width, height: 0),
      to: CGSize(width: 0, height: -corners[3].height))
    path.addCorner(
      CGPoint(x: rect.minX, y: rect.minY), from: CGSize(width: 0, height: corners[0].height),
      to: CGSize(width: corners[0].width, height: 0))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Draws a line to where a corner begins, and a quarter of an ellipse to where it ends.
  private mutating func addCorner(_ corner: CGPoint, from start: CGSize, to end: CGSize) {
    addLine(to: CGPoint(x: corner.x + start.width, y: corner.y + start.height))
    guard start != .zero || end != .zero else { return }
    let rest = 1 - ArcSegment.quarterControl
    addCurve(
      to: CGPoint(x: corner.x + end.width, y: corner.y + end.height),
      control1: CGPoint(x: corner.x + start.width * rest, y: corner.y + start.height * rest),
      control2: CGPoint(x: corner.x + end.width * rest, y: corner.y + end.height * rest))
  }

  /// Adds the ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let fitting = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    var circle = Path()
    circle.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(360))
    circle.closeSubpath()
    addPath(circle, transform: fitting.concatenating(transform))
  }
}

extension CGRect {
  /// Returns the size of a corner of the rectangle, given the one that is wanted: at most half as
  /// long as the sides. One that is round stays so.
  func corner(_ wanted: CGSize) -> CGSize {
    let shorter = wanted.width == wanted.height ? min(width, height) : .infinity
    return CGSize(
      width: max(min(wanted.width, width / 2, shorter / 2), 0),
      height: max(min(wanted.height, height / 2, shorter / 2), 0))
  }
}
