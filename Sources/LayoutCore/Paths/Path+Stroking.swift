extension Path {
  /// Returns the area that a line along the path covers.
  ///
  /// The area is made of overlapping parts, to be filled by the non-zero rule: a rectangle for each
  /// piece of the line, and a corner or cap at each of its ends. Curves become short straight
  /// lines.
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

  private mutating func addStroke(
    along line: [CGPoint], _ style: StrokeStyle, near point: CGPoint?
  ) {
    let half = style.lineWidth / 2
    let reach = half * max(style.lineJoin == .miter ? style.miterLimit : 1, 2.squareRoot())
    let isClosed = line.count > 2 && line.first == line.last
    var pieces: [(from: CGPoint, to: CGPoint, normal: CGVector)] = []
    for (a, b) in zip(line, line.dropFirst()) {
      let length = CGFloat(Rotation.length(Double(b.x - a.x), Double(b.y - a.y)))
      guard length > 0 else { continue }
      let normal = CGVector(dx: (a.y - b.y) / length * half, dy: (b.x - a.x) / length * half)
      pieces.append((a, b, normal))
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

  fileprivate func moved(by vector: CGVector, _ factor: CGFloat) -> CGPoint {
    CGPoint(x: x + vector.dx * factor, y: y + vector.dy * factor)
  }
}

extension StrokeStyle {
  /// The pieces of a line that are drawn.
  fileprivate func dashes(of line: [CGPoint]) -> [[CGPoint]] {
    let lengths = dash.map { max(Double($0), 0) }
    let period = lengths.reduce(0, +)
    guard period > 0, period.isUsable, line.count > 1 else { return [line] }
    var (index, isDrawn) = (0, true)
    var rest = lengths[0]
    func next() {
      index = (index + 1) % lengths.count
      rest = lengths[index]
      isDrawn.toggle()
    }
    var skipped = Double(dashPhase).truncatingRemainder(dividingBy: period * 2)
    if skipped < 0 { skipped += period * 2 }
    while skipped >= rest {
      skipped -= rest
      next()
    }
    rest -= skipped
    var pieces: [[CGPoint]] = isDrawn ? [[line[0]]] : []
    for (a, b) in zip(line, line.dropFirst()) {
      let length = Rotation.length(Double(b.x - a.x), Double(b.y - a.y))
      // A pattern far finer than the line would make more pieces than anyone can see.
      guard length / period < 10_000 else { return [line] }
      var position = 0.0
      while length - position > rest {
        position += rest
        let t = CGFloat(position / length)
        let point = CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        if isDrawn { pieces[pieces.count - 1].append(point) } else { pieces.append([point]) }
        next()
      }
      rest -= length - position
      if isDrawn { pieces[pieces.count - 1].append(b) }
    }
    return pieces
  }
}
