// MARK: - Rectangles with round corners

extension Path {
  /// Adds a rectangle with round corners, none of which is longer or higher than half the shorter
  /// side.
  ///
  /// It starts in the middle of the trailing edge's straight part, and goes down from there.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { add(RoundCorners(cornerSize, of: rect), style, transform) }

  /// Adds a rectangle with round corners of different radii. Two that have no room beside each
  /// other get half of the edge each, or what the other one leaves if that is more.
  ///
  /// It starts in the middle of the trailing edge's straight part, and goes down from there.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { add(RoundCorners(cornerRadii, of: rect), style, transform) }

  private mutating func add(
    _ corners: RoundCorners, _ style: RoundedCornerStyle, _ transform: CGAffineTransform
  ) {
    let (rect, sizes) = (corners.rect, corners.sizes)
    guard sizes.contains(where: { $0.width > 0 && $0.height > 0 }) else {
      return addRect(rect, transform: transform)
    }
    var path = Path()
    let straight = rect.height - sizes[0].height - sizes[3].height
    path.move(to: CGPoint(x: rect.maxX, y: rect.minY + sizes[3].height + straight / 2))
    for corner in 0..<4 { path.addCorner(corner, of: corners, style) }
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Draws a line to where a corner begins, and curves to where it ends.
  private mutating func addCorner(
    _ number: Int, of corners: RoundCorners, _ style: RoundedCornerStyle
  ) {
    let (corner, back, ahead) = (
      corners.point(number), corners.side(number, .back), corners.side(number, .ahead)
    )
    /// A point at distances from the corner along its edges.
    func at(_ before: CGFloat, _ after: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + back.x * before + ahead.x * after,
        y: corner.y + back.y * before + ahead.y * after)
    }
    guard style == .continuous else {
      let rest = 1 - ArcSegment.quarterControl
      addLine(to: at(back.radius, 0))
      return addCurve(
        to: at(0, ahead.radius), control1: at(back.radius * rest, 0),
        control2: at(0, ahead.radius * rest))
    }
    // As measured with SwiftUI, for a radius of 1: from the edge to a point near the corner, from
    // there to its mirror image, and to the other edge.
    let (near, far): (CGFloat, CGFloat) = (0.0749114, 0.631494)
    let (inner, outer): (CGFloat, CGFloat) = (0.16906, 0.372824)
    addLine(to: at(back.reach, 0))
    addCurve(
      to: at(back.radius * far, ahead.radius * near), control1: at(back.firstControl, 0),
      control2: at(back.secondControl, 0))
    addCurve(
      to: at(back.radius * near, ahead.radius * far),
      control1: at(back.radius * outer, ahead.radius * inner),
      control2: at(back.radius * inner, ahead.radius * outer))
    addCurve(
      to: at(0, ahead.reach), control1: at(0, ahead.secondControl),
      control2: at(0, ahead.firstControl))
  }
}

/// The round corners of a rectangle, in the order in which they are drawn: clockwise from the lower
/// trailing one.
struct RoundCorners {
  let rect: CGRect
  /// How far each corner reaches along both edges.
  let sizes: [CGSize]

  init(_ size: CGSize, of rect: CGRect) {
    let most = min(rect.width, rect.height) / 2
    let size = CGSize(width: max(min(size.width, most), 0), height: max(min(size.height, most), 0))
    (self.rect, sizes) = (rect, [size, size, size, size])
  }

  init(_ radii: RectangleCornerRadii, of rect: CGRect) {
    let wanted = [
      radii.bottomTrailing, radii.bottomLeading, radii.topLeading, radii.topTrailing,
    ].map { max($0, 0) }
    self.rect = rect
    sizes = wanted.indices.map { corner in
      func most(of edge: CGFloat, with other: Int) -> CGFloat {
        max(edge / 2, edge - wanted[other % 4])
      }
      // The horizontal edges are between the first two and the last two.
      let (beside, above) = corner % 2 == 0 ? (corner + 1, corner + 3) : (corner + 3, corner + 1)
      let radius = min(
        wanted[corner], most(of: rect.width, with: beside), most(of: rect.height, with: above))
      return CGSize(width: radius, height: radius)
    }
  }

  func point(_ corner: Int) -> CGPoint {
    CGPoint(
      x: corner == 0 || corner == 3 ? rect.maxX : rect.minX,
      y: corner < 2 ? rect.maxY : rect.minY)
  }

  /// Whether a point of the rectangle is left if quarters of ellipses round its corners.
  func contain(_ point: CGPoint) -> Bool {
    for (corner, size) in sizes.enumerated() {
      let corner = self.point(corner)
      let (x, y) = (abs(point.x - corner.x), abs(point.y - corner.y))
      guard x < size.width, y < size.height else { continue }
      let (dx, dy) = (1 - x / size.width, 1 - y / size.height)
      return dx * dx + dy * dy <= 1
    }
    return true
  }

  enum Direction { case back, ahead }

  /// What a corner takes of the edge that leads to it, or away from it.
  func side(_ corner: Int, _ direction: Direction) -> Side {
    // An edge has the number of the corner that it leads away from.
    let before = (corner + 3) % 4
    let edge = direction == .back ? before : corner
    let other = direction == .back ? before : (corner + 1) % 4
    let isHorizontal = edge % 2 == 0
    func radius(_ corner: Int) -> CGFloat {
      isHorizontal ? sizes[corner].width : sizes[corner].height
    }
    let (start, end) = (point(corner), point(other))
    let length = isHorizontal ? rect.width : rect.height
    let own = radius(corner)
    return Side(
      x: isHorizontal ? (end.x < start.x ? -1 : 1) : 0,
      y: isHorizontal ? 0 : (end.y < start.y ? -1 : 1), radius: own,
      room: own > 0 ? length / (own + radius(other)) : 0)
  }

  struct Side {
    /// The direction away from the corner.
    let x, y: CGFloat
    let radius: CGFloat
    /// The corner's share of the edge, compared with the radius.
    let room: CGFloat

    /// How far a continuous corner with room for it reaches, compared with the radius.
    private static var wholeReach: CGFloat { 1.528665 }

    /// Where a continuous corner begins.
    var reach: CGFloat { radius * min(room, Self.wholeReach) }
    /// How much of the whole reach beyond the radius there is, from 0 to 1.
    private var ease: CGFloat { min(max((room - 1) / (Self.wholeReach - 1), 0), 1) }
    /// The controls of the curve from the edge.
    var firstControl: CGFloat { radius * (0.96 + ease * (1.08849 - 0.96)) }
    var secondControl: CGFloat { radius * (0.82 + ease * (0.868407 - 0.82)) }
  }
}
