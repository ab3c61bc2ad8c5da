/// The places where pieces of paths lie: none twice, with how often the paths lead along it.
struct PathEdges {
  /// Two points, in their order, and how much more often the paths lead from the first to the
  /// second than back.
  struct Edge {
    let from: Int
    let to: Int
    var windings = Windings.zero
  }

  private let points: [SIMD2<Double>]
  private(set) var edges: [Edge] = []
  private var indices: [SIMD2<Int>: Int] = [:]
  /// The edges in level slabs, and those in upright ones.
  private var slabs: [Slabs] = []

  /// The edges of some parts, which are closed.
  init(_ parts: [PathPieces.Part], _ points: [SIMD2<Double>]) {
    self.points = points
    for part in parts {
      for (from, to) in zip(part.points, part.points.dropFirst() + part.points.prefix(1)) {
        add(from, to, isSecond: part.isOfSecond)
      }
    }
    slabs = [0, 1].map { Slabs(edges, points, axis: $0) }
  }

  private mutating func add(_ from: Int, _ to: Int, isSecond: Bool) {
    guard from != to else { return }
    let key = SIMD2(min(from, to), max(from, to))
    let step = from < to ? 1 : -1
    let index = indices[key] ?? edges.count
    if index == edges.count {
      indices[key] = index
      edges.append(Edge(from: key.x, to: key.y))
    }
    edges[index].windings += Windings(first: isSecond ? 0 : step, second: isSecond ? step : 0)
  }

  /// The edge between two points.
  func index(_ a: Int, _ b: Int) -> Int? { indices[SIMD2(min(a, b), max(a, b))] }
}

// MARK: - Windings

extension PathEdges {
  /// How often the paths run around the places on both sides of a line between two points, which
  /// crosses no edge.
  ///
  /// They are counted along a level or upright ray, whichever crosses the line less flatly.
  ///
  /// - Returns: the windings to the left of the line, where y grows upward, and to its right.
  func windings(beside from: Int, _ to: Int) -> (left: Windings, right: Windings) {
    let own = index(from, to)
    let (start, end) = (points[from], points[to])
    let axis = abs(end.y - start.y) >= abs(end.x - start.x) ? 1 : 0
    let middle = (start + end) / 2
    var beyond = Windings.zero
    for index in slabs[axis].edges(at: middle[axis]) where index != own {
      let (u, v) = (points[edges[index].from], points[edges[index].to])
      guard (u[axis] <= middle[axis]) != (v[axis] <= middle[axis]) else { continue }
      let share = (middle[axis] - u[axis]) / (v[axis] - u[axis])
      if u[1 - axis] + share * (v[1 - axis] - u[1 - axis]) > middle[1 - axis] {
        beyond += signed(edges[index], along: axis)
      }
    }
    var before = beyond
    if let own { before += signed(edges[own], along: axis) }
    // To the left of a line that goes up are smaller numbers, and of one that goes right, larger
    // ones.
    let isLeftBefore = axis == 1 ? end.y > start.y : end.x < start.x
    return isLeftBefore ? (before, beyond) : (beyond, before)
  }

  /// What a ray adds to its windings where it crosses an edge.
  private func signed(_ edge: Edge, along axis: Int) -> Windings {
    let grows = points[edge.from][axis] < points[edge.to][axis]
    return grows == (axis == 1) ? edge.windings : -edge.windings
  }
}

/// Strips of the plane with the edges that reach into them, so that a ray has few edges to look at.
private struct Slabs {
  private var start = 0.0
  private var width = 1.0
  private var edges: [[Int]] = [[]]

  init(_ all: [PathEdges.Edge], _ points: [SIMD2<Double>], axis: Int) {
    let ranges = all.map { edge in
      let (a, b) = (points[edge.from][axis], points[edge.to][axis])
      return (min(a, b), max(a, b))
    }
    guard let lowest = ranges.map(\.0).min(), let highest = ranges.map(\.1).max() else { return }
    let count = max(Int(Double(all.count).squareRoot()), 1)
    start = lowest
    width = highest > lowest ? (highest - lowest) / Double(count) : 1
    edges = Array(repeating: [], count: count)
    for (index, range) in ranges.enumerated() {
      for slab in slab(at: range.0)...slab(at: range.1) { edges[slab].append(index) }
    }
  }

  private func slab(at place: Double) -> Int {
    Int(min(max((place - start) / width, 0), Double(edges.count - 1)))
  }

  func edges(at place: Double) -> [Int] { edges[slab(at: place)] }
}

// MARK: - Outlines

extension PathPieces {
  /// The outline of a region: the edges with the region on one side only, in closed parts.
  func outline(ofRegion region: PathRegion) -> Path {
    let edges = PathEdges(parts, points)
    var lines: [(from: Int, to: Int)] = []
    for edge in edges.edges where edge.windings != .zero {
      let (left, right) = edges.windings(beside: edge.from, edge.to)
      switch (region.contains(left), region.contains(right)) {
      case (true, false): lines.append((edge.from, edge.to))
      case (false, true): lines.append((edge.to, edge.from))
      default: break
      }
    }
    var path = Path()
    for contour in contours(lines) {
      path.addLines(contour.map(original))
      path.closeSubpath()
    }
    return path
  }

  /// The closed parts that lines make. Where parts touch, each continues inside itself.
  private func contours(_ lines: [(from: Int, to: Int)]) -> [[Int]] {
    var leaving: [Int: [Int]] = [:]
    for (index, line) in lines.enumerated() { leaving[line.from, default: []].append(index) }
    var isUsed = Array(repeating: false, count: lines.count)
    var contours: [[Int]] = []
    for first in lines.indices where !isUsed[first] {
      var contour: [Int] = []
      var next: Int? = first
      while let line = next {
        isUsed[line] = true
        contour.append(lines[line].from)
        let end = lines[line].to
        if end == lines[first].from { break }
        let direction = points[end] - points[lines[line].from]
        next = leaving[end]?.filter { !isUsed[$0] }.max {
          turn(from: direction, to: lines[$0]) < turn(from: direction, to: lines[$1])
        }
      }
      contour = withoutStraightCorners(contour)
      if contour.count > 2 { contours.append(contour) }
    }
    return contours
  }

  /// How far to the left a line turns from a direction, where y grows upward.
  private func turn(from direction: SIMD2<Double>, to line: (from: Int, to: Int)) -> Double {
    let other = points[line.to] - points[line.from]
    return Rotation.angle(x: (direction * other).sum(), y: direction.cross(other))
  }

  /// A closed part without the points that it passes straight.
  private func withoutStraightCorners(_ contour: [Int]) -> [Int] {
    var corners: [Int] = []
    for point in contour {
      while corners.count > 1, isStraight(corners[corners.count - 2], corners.last!, point) {
        corners.removeLast()
      }
      corners.append(point)
    }
    while corners.count > 2, isStraight(corners[corners.count - 2], corners.last!, corners[0]) {
      corners.removeLast()
    }
    while corners.count > 2, isStraight(corners.last!, corners[0], corners[1]) {
      corners.removeFirst()
    }
    return corners
  }

  /// Whether a point is on the straight line from one point to another.
  func isStraight(_ from: Int, _ point: Int, _ to: Int) -> Bool {
    let (first, second) = (points[point] - points[from], points[to] - points[point])
    let whole = points[to] - points[from]
    return (first * second).sum() >= 0 && abs(whole.cross(first)) <= Self.nearness * whole.length
  }
}
