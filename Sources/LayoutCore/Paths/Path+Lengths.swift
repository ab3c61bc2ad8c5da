extension Path {
  /// The parts of the path as straight lines.
  ///
  /// - Parameter steps: the number of lines that stand for a curve.
  func flattened(steps: Int = 24) -> [FlatPart] {
    var parts: [FlatPart] = []
    for stretch in stretches() {
      if stretch.startsPart || parts.isEmpty { parts.append(FlatPart(points: [stretch.start])) }
      let count = stretch.isStraight ? 1 : steps
      for step in 1...count {
        parts[parts.count - 1].points.append(stretch.point(at: Double(step) / Double(count)))
      }
      parts[parts.count - 1].isClosed = stretch.closesPart
    }
    return parts
  }

  /// Returns the part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(Double(from), 0), 1), min(max(Double(to), 0), 1))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let stretches = stretches()
    let lengths = stretches.map(\.length)
    let total = lengths.reduce(0, +)
    guard total > 0 else { return Path() }
    var path = Path()
    var position = 0.0
    // A part may begin with stretches of which nothing is kept.
    var startsPart = true
    for (stretch, length) in zip(stretches, lengths) {
      let (start, end) = (position / total, (position + length) / total)
      position += length
      startsPart = startsPart || stretch.startsPart
      guard end > from, start < to, length > 0 else { continue }
      let first = max((from - start) / (end - start), 0)
      let last = min((to - start) / (end - start), 1)
      let trimmed = stretch.trimmed(
        from: stretch.parameter(atLength: first), to: stretch.parameter(atLength: last))
      if startsPart || first > 0 { path.move(to: trimmed.start) }
      startsPart = false
      path.append(trimmed.element)
    }
    return path
  }

  /// The straight lines and curves of the path, those that close a part included.
  func stretches() -> [PathStretch] {
    var stretches: [PathStretch] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    var startsPart = true
    func add(_ element: Path.Element) {
      stretches.append(PathStretch(start: current, element: element, startsPart: startsPart))
      startsPart = false
    }
    for element in elements {
      switch element {
      case .move(let point):
        (start, current, startsPart) = (point, point, true)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        add(element)
        current = point
      case .closeSubpath:
        if current != start { add(.line(to: start)) }
        if !startsPart { stretches[stretches.count - 1].closesPart = true }
        (current, startsPart) = (start, true)
      }
    }
    return stretches
  }
}

/// A part of a path as straight lines.
struct FlatPart {
  var points: [CGPoint]
  /// Whether the part is closed, not only led back to where it starts.
  var isClosed = false
}

/// A straight line or curve with the point where it starts.
struct PathStretch {
  let start: CGPoint
  let element: Path.Element
  let startsPart: Bool
  /// Whether the part is closed at the end of the stretch.
  var closesPart = false

  var isStraight: Bool {
    if case .line = element { return true }
    return false
  }

  /// The points that define the stretch, the start first.
  var points: [CGPoint] { [start] + element.points }

  /// The point at a parameter from 0 to 1.
  func point(at t: Double) -> CGPoint { Self.split(points, at: t).middle }

  /// The points between the ends where a curve turns back along an axis.
  var extremes: [CGPoint] {
    let points = points
    guard points.count > 2 else { return [] }
    return [\CGPoint.x, \.y].flatMap { axis in
      let steps = zip(points, points.dropFirst()).map {
        Double($1[keyPath: axis] - $0[keyPath: axis])
      }
      return Self.roots(steps).filter { $0 > 0 && $0 < 1 }.map { point(at: $0) }
    }
  }

  /// Where a curve's derivative is 0, given by the steps between its controls.
  private static func roots(_ steps: [Double]) -> [Double] {
    guard steps.count == 3 else { return [steps[0] / (steps[0] - steps[1])] }
    let (a, b, c) = (steps[0] - 2 * steps[1] + steps[2], 2 * (steps[1] - steps[0]), steps[0])
    guard abs(a) > 1e-12 * (abs(b) + abs(c)) else { return [-c / b] }
    let root = (b * b - 4 * a * c).squareRoot()
    return [(-b - root) / (2 * a), (-b + root) / (2 * a)]
  }

  /// The length, measured along a few straight lines.
  var length: Double { lengths().last ?? 0 }

  /// The lengths from the start to points at equal steps of the parameter.
  private func lengths() -> [Double] {
    let steps = isStraight ? 1 : 32
    var lengths = [0.0]
    var last = start
    for step in 1...steps {
      let next = point(at: Double(step) / Double(steps))
      let length = Rotation.length(Double(next.x - last.x), Double(next.y - last.y))
      lengths.append(lengths[step - 1] + length)
      last = next
    }
    return lengths
  }

  /// The parameter at a fraction of the length.
  func parameter(atLength fraction: Double) -> Double {
    let lengths = lengths()
    let wanted = fraction * (lengths.last ?? 0)
    guard let next = lengths.firstIndex(where: { $0 >= wanted }), next > 0 else { return 0 }
    let step = lengths[next] - lengths[next - 1]
    let part = step > 0 ? (wanted - lengths[next - 1]) / step : 0
    return (Double(next - 1) + part) / Double(lengths.count - 1)
  }

  /// The stretch between two parameters.
  func trimmed(from: Double, to: Double) -> PathStretch {
    let upper = Self.split(points, at: to).before
    let rest = Self.split(upper, at: to > 0 ? from / to : 0).after
    let element: Path.Element =
      switch rest.count {
      case 4: .curve(to: rest[3], control1: rest[1], control2: rest[2])
      case 3: .quadCurve(to: rest[2], control: rest[1])
      default: .line(to: rest[rest.count - 1])
      }
    return PathStretch(start: rest[0], element: element, startsPart: startsPart)
  }

  /// Divides a Bézier curve at a parameter, by repeated interpolation.
  private static func split(
    _ points: [CGPoint], at t: Double
  ) -> (before: [CGPoint], middle: CGPoint, after: [CGPoint]) {
    var level = points
    var (before, after) = ([points[0]], [points[points.count - 1]])
    while level.count > 1 {
      level = zip(level, level.dropFirst()).map { a, b in
        CGPoint(x: a.x + (b.x - a.x) * CGFloat(t), y: a.y + (b.y - a.y) * CGFloat(t))
      }
      before.append(level[0])
      after.insert(level[level.count - 1], at: 0)
    }
    return (before, level[0], after)
  }
}
