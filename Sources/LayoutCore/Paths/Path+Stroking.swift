extension Path {
  /// Returns the area that a line along the path covers.
  ///
  /// The area is made of overlapping parts, to be filled by the non-zero rule: a rectangle for each
  /// piece of the line, and a corner or cap at each of its ends. Curves become short straight
  /// lines. Parts and dashes without length are their caps. Only parts that are closed have a
  /// corner where they begin; those that just lead back there have ends.
  public func strokedPath(_ style: StrokeStyle) -> Path { strokedPath(style, near: nil) }

  /// Returns the same; if a point is given, without what can't cover the point.
  func strokedPath(_ style: StrokeStyle, near point: CGPoint?) -> Path {
    var path = Path()
    guard style.lineWidth > 0 else { return path }
    for part in flattened() {
      for dash in style.dashes(of: part) { path.addStroke(along: dash, style, near: point) }
    }
    return path
  }

  private mutating func addStroke(along dash: Dash, _ style: StrokeStyle, near point: CGPoint?) {
    let half = style.lineWidth / 2
    let reach = half * max(style.lineJoin == .miter ? style.miterLimit : 1, 2.squareRoot())
    let (line, isClosed) = (dash.part.points, dash.part.isClosed)
    var pieces: [(from: CGPoint, to: CGPoint, normal: CGVector)] = []
    for (a, b) in zip(line, line.dropFirst()) {
      guard let ahead = a.direction(to: b) else { continue }
      pieces.append((a, b, CGVector(dx: -ahead.dy * half, dy: ahead.dx * half)))
    }
    if pieces.isEmpty, let place = line.first,
      point?.isWithin(reach, ofLineFrom: place, to: place) ?? true
    {
      addCaps(at: place, along: dash.direction, style)
    }
    for (index, piece) in pieces.enumerated() {
      if let point, !point.isWithin(reach, ofLineFrom: piece.from, to: piece.to) { continue }
      let isFirst = index == 0 && !isClosed
      let isLast = index == pieces.count - 1 && !isClosed
      // The line's direction is its normal turned back by a quarter.
      let ahead = CGVector(dx: piece.normal.dy, dy: -piece.normal.dx)
      let square = style.lineCap == .square
      let from = isFirst && square ? piece.from.moved(by: ahead, -1) : piece.from
      let to = isLast && square ? piece.to.moved(by: ahead, 1) : piece.to
      addPolygon([
        from.moved(by: piece.normal, 1), to.moved(by: piece.normal, 1),
        to.moved(by: piece.normal, -1), from.moved(by: piece.normal, -1),
      ])
      if isFirst, style.lineCap == .round { addDot(at: piece.from, radius: half) }
      if isLast {
        if style.lineCap == .round { addDot(at: piece.to, radius: half) }
      } else {
        let next = pieces[(index + 1) % pieces.count]
        addJoin(at: piece.to, piece.normal, next.normal, style)
      }
    }
  }

  private mutating func addJoin(
    at point: CGPoint, _ a: CGVector, _ b: CGVector, _ style: StrokeStyle
  ) {
    let half = style.lineWidth / 2
    if style.lineJoin == .round { return addDot(at: point, radius: half) }
    let turn = a.dx * b.dy - a.dy * b.dx
    guard turn != 0 else { return }
    let side: CGFloat = turn > 0 ? -1 : 1
    var corner = [point, point.moved(by: a, side), point.moved(by: b, side)]
    let sum = CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
    let square = sum.dx * sum.dx + sum.dy * sum.dy
    if style.lineJoin == .miter, square > 0 {
      let factor = 2 * half * half / square
      let reach = factor * CGFloat(Double(square).squareRoot())
      if reach <= style.miterLimit * half {
        corner.insert(point.moved(by: sum, side * factor), at: 2)
      }
    }
    addPolygon(corner)
  }

  /// Adds what is seen of a line without length.
  private mutating func addCaps(
    at point: CGPoint, along direction: CGVector, _ style: StrokeStyle
  ) {
    let half = style.lineWidth / 2
    if style.lineCap == .round { addDot(at: point, radius: half) }
    guard style.lineCap == .square else { return }
    let side = CGVector(dx: -direction.dy, dy: direction.dx)
    let (back, front) = (point.moved(by: direction, -half), point.moved(by: direction, half))
    addPolygon([
      back.moved(by: side, half), front.moved(by: side, half), front.moved(by: side, -half),
      back.moved(by: side, -half),
    ])
  }

  private mutating func addDot(at center: CGPoint, radius: CGFloat) {
    addEllipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Adds a polygon so that it runs clockwise, as ellipses do.
  private mutating func addPolygon(_ points: [CGPoint]) {
    let area = zip(points, points.dropFirst() + points.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    addLines(area < 0 ? points.reversed() : points)
    closeSubpath()
  }
}

extension CGPoint {
  /// Whether the point may be within a distance of a line: near the rectangle around it.
  fileprivate func isWithin(_ distance: CGFloat, ofLineFrom a: CGPoint, to b: CGPoint) -> Bool {
    x >= min(a.x, b.x) - distance && x <= max(a.x, b.x) + distance
      && y >= min(a.y, b.y) - distance && y <= max(a.y, b.y) + distance
  }

  /// The direction to another point, with a length of 1; `nil` if there is none.
  fileprivate func direction(to other: CGPoint) -> CGVector? {
    let (dx, dy) = (other.x - x, other.y - y)
    let length = CGFloat(Rotation.length(Double(dx), Double(dy)))
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : nil
  }

  fileprivate func moved(by vector: CGVector, _ factor: CGFloat) -> CGPoint {
    CGPoint(x: x + vector.dx * factor, y: y + vector.dy * factor)
  }
}

/// A piece of a line that is drawn.
private struct Dash {
  var part: FlatPart
  /// Where the line leads from the start of the piece.
  var direction: CGVector
}

extension StrokeStyle {
  /// The pieces of a line that are drawn.
  fileprivate func dashes(of line: FlatPart) -> [Dash] {
    let points = line.points
    // Nothing without length leads anywhere; its caps are upright.
    let first = points.lazy.compactMap { points[0].direction(to: $0) }.first
    let direction = first ?? CGVector(dx: 1, dy: 0)
    let whole = [Dash(part: line, direction: direction)]
    let lengths = dash.map { max(Double($0), 0) }
    let period = lengths.reduce(0, +)
    guard period > 0, period.isUsable, points.count > 1 else { return whole }
    let total = zip(points, points.dropFirst()).reduce(0) { sum, line in
      sum + Rotation.length(Double(line.1.x - line.0.x), Double(line.1.y - line.0.y))
    }
    // A pattern far finer than the line would make more pieces than anyone can see.
    guard total / period * Double(lengths.count) < 100_000 else { return whole }
    var (index, isDrawn) = (0, true)
    var rest = lengths[0]
    func next() {
      index = (index + 1) % lengths.count
      rest = lengths[index]
      isDrawn.toggle()
    }
    var skipped = Double(dashPhase).truncatingRemainder(dividingBy: period * 2)
    if skipped < 0 { skipped += period * 2 }
    // A dash without length at the very start is drawn.
    while skipped > rest || skipped == rest && rest > 0 {
      skipped -= rest
      next()
    }
    rest -= skipped
    var pieces = isDrawn ? [Dash(part: FlatPart(points: [points[0]]), direction: direction)] : []
    for (a, b) in zip(points, points.dropFirst()) {
      let length = Rotation.length(Double(b.x - a.x), Double(b.y - a.y))
      var position = 0.0
      while length - position > rest {
        position += rest
        let t = CGFloat(position / length)
        let point = CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        if isDrawn {
          pieces[pieces.count - 1].part.points.append(point)
        } else {
          let ahead = a.direction(to: b) ?? direction
          pieces.append(Dash(part: FlatPart(points: [point]), direction: ahead))
        }
        next()
      }
      rest -= length - position
      if isDrawn { pieces[pieces.count - 1].part.points.append(b) }
    }
    // A dash that is as long as the line closes it as well.
    if pieces.count == 1, pieces[0].part.points == points { return whole }
    return pieces
  }
}
