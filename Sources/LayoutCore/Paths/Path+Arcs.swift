extension Path {
  /// Adds a part of a circle between two angles.
  ///
  /// As y grows downward, `clockwise` goes against the clock on the screen. An end that is a whole
  /// turn after the start closes the part.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let difference = endAngle.radians - startAngle.radians
    var delta = difference
    if clockwise, delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
    if !clockwise, delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
    // The same angle is a point, whatever the direction.
    if abs(difference) < 1e-9 { delta = 0 }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta),
      transform: transform)
    if abs(difference - turn) < 1e-9 { closeSubpath() }
  }

  /// Adds a part of a circle from an angle, over another one.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    let start = ArcSegment(start: startAngle.radians, delta: 0)
    addLine(to: start.point(center: center, radius: radius).applying(transform))
    for segment in ArcSegment.covering(from: startAngle.radians, delta: delta.radians) {
      append(segment.element(center: center, radius: radius).mapPoints { $0.applying(transform) })
    }
  }

  /// Draws a line towards a point, and an arc that touches it and the line from there to another
  /// point.
  ///
  /// The points and the radius are those before the transform, which may make an ellipse of the
  /// circle.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return move(to: tangent1End.applying(transform)) }
    let start = transform.inverse.map { $0(current) } ?? tangent1End
    let (a, b) = (Direction(tangent1End, start), Direction(tangent1End, tangent2End))
    let cosine = a.x * b.x + a.y * b.y
    guard a.isValid, b.isValid, abs(cosine) < 0.999999, radius > 0 else {
      return addLine(to: tangent1End.applying(transform))
    }
    // The sine and tangent of half the angle between the directions.
    let sine = ((1 - cosine) / 2).squareRoot()
    let tangent = ((1 - cosine) / (1 + cosine)).squareRoot()
    let touching = Double(radius) / tangent
    let middle = Double(radius) / sine / Rotation.length(a.x + b.x, a.y + b.y)
    let center = (x: (a.x + b.x) * middle, y: (a.y + b.y) * middle)
    func angle(_ direction: Direction) -> Double {
      Rotation.angle(x: direction.x * touching - center.x, y: direction.y * touching - center.y)
    }
    let delta = (angle(b) - angle(a)).remainder(dividingBy: 2 * .pi)
    addRelativeArc(
      center: CGPoint(x: Double(tangent1End.x) + center.x, y: Double(tangent1End.y) + center.y),
      radius: radius, startAngle: .radians(angle(a)), delta: .radians(delta), transform: transform)
  }

  /// The direction from one point to another, with a length of 1.
  private struct Direction {
    var x = 0.0
    var y = 0.0
    var isValid: Bool { x != 0 || y != 0 }

    init(_ from: CGPoint, _ to: CGPoint) {
      let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
      let length = Rotation.length(dx, dy)
      if length > 0 { (x, y) = (dx / length, dy / length) }
    }
  }
}

/// At most a quarter of a circle, which one Bézier curve follows closely.
struct ArcSegment {
  let start: Double
  let delta: Double

  /// How far the controls of a quarter circle are from its ends, for a radius of 1.
  static let quarterControl: CGFloat = 0.5522847498307936

  /// Segments for an angle: quarters, and then what is left.
  static func covering(from start: Double, delta: Double) -> [ArcSegment] {
    let quarters = min(abs(delta) / (.pi / 2), 4000)
    let count = Int((quarters - 1e-9).rounded(.up))
    let step = delta < 0 ? -Double.pi / 2 : .pi / 2
    return (0..<max(count, 0)).map { number in
      let passed = step * Double(number)
      let isLast = number == count - 1 && quarters < 4000
      return ArcSegment(start: start + passed, delta: isLast ? delta - passed : step)
    }
  }

  /// Where the segment starts.
  func point(center: CGPoint, radius: CGFloat) -> CGPoint {
    point(at: start, tangent: 0, center: center, radius: radius)
  }

  /// The segment as a curve.
  func element(center: CGPoint, radius: CGFloat) -> Path.Element {
    let quarter = Rotation.sineAndCosine(of: delta / 4)
    let control = 4 / 3 * quarter.sine / quarter.cosine
    func point(_ angle: Double, _ tangent: Double) -> CGPoint {
      self.point(at: angle, tangent: tangent, center: center, radius: radius)
    }
    return .curve(
      to: point(start + delta, 0), control1: point(start, control),
      control2: point(start + delta, -control))
  }

  private func point(
    at angle: Double, tangent: Double, center: CGPoint, radius: CGFloat
  ) -> CGPoint {
    let (sine, cosine) = Rotation.sineAndCosine(of: angle)
    return CGPoint(
      x: center.x + radius * CGFloat(cosine - tangent * sine),
      y: center.y + radius * CGFloat(sine + tangent * cosine))
  }
}
