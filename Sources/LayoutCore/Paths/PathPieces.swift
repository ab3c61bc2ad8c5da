/// The straight pieces of two paths, which share their ends.
///
/// 1. Curves become straight lines.
/// 2. Ends that are as good as equal become one point.
/// 3. Pieces are divided where they meet others, until none does except at its ends.
///
/// Numbers are scaled by a power of two, so that none is too large to calculate with, and those
/// that stay come back as they were.
struct PathPieces {
  /// A part of one of the paths: the points that it leads along, the first one again if it is
  /// closed.
  struct Part {
    var points: [Int]
    let isOfSecond: Bool
  }

  private(set) var points: [SIMD2<Double>] = []
  private(set) var parts: [Part] = []
  private var pieceCount = 0
  private let scale: Double
  private var pointsInCells: [SIMD2<Int64>: [Int]] = [:]

  /// Points no further apart count as one.
  static let nearness = 0x1p-36
  /// How far a straight line may be from its curve, as a share of what the paths extend over.
  private static let curveTolerance = 1e-4
  private static let maxPieces = 4_096
  private static let maxDividedPieces = 8_192

  /// The pieces of two paths; `nil` if there are too many.
  ///
  /// - Parameter closesFirst: whether the first path is an area, as the second is, so that a
  ///   straight line closes what is open.
  init?(_ first: Path, _ second: Path, closesFirst: Bool) {
    let corners = (first.elements + second.elements).flatMap(\.points)
      .map { SIMD2(Double($0.x), Double($0.y)) }.filter(\.isFinite)
    let largest = corners.map { max(abs($0.x), abs($0.y)) }.max() ?? 0
    let exponent = largest > 0 ? min(max(Int(largest.exponent), -1000), 1000) : 0
    scale = Double(sign: .plus, exponent: -exponent, significand: 1)
    guard var lower = corners.first.map({ $0 * scale }) else { return }
    var upper = lower
    for corner in corners {
      lower = pointwiseMin(lower, corner * scale)
      upper = pointwiseMax(upper, corner * scale)
    }
    let tolerance = (upper - lower).max() * Self.curveTolerance
    guard add(first, isSecond: false, closes: closesFirst, tolerance),
      add(second, isSecond: true, closes: true, tolerance)
    else { return nil }
  }

  /// Adds the parts of a path, unless there are too many pieces then.
  private mutating func add(
    _ path: Path, isSecond: Bool, closes: Bool, _ tolerance: Double
  ) -> Bool {
    var line: [Int] = []
    for stretch in path.stretches() {
      if stretch.startsPart {
        add(line, isSecond: isSecond, closes: closes)
        line = []
      }
      for point in stretch.line(within: tolerance, scale: scale) where point.isFinite {
        let number = number(of: point)
        if line.last != number { line.append(number) }
      }
      guard pieceCount + line.count <= Self.maxPieces else { return false }
    }
    add(line, isSecond: isSecond, closes: closes)
    return true
  }

  private mutating func add(_ line: [Int], isSecond: Bool, closes: Bool) {
    guard line.count > 1 else { return }
    let line = closes && line.first != line.last ? line + line.prefix(1) : line
    parts.append(Part(points: line, isOfSecond: isSecond))
    pieceCount += line.count - 1
  }

  /// A point in the paths' own numbers.
  func original(_ number: Int) -> CGPoint {
    let point = points[number] / scale
    return CGPoint(x: point.x, y: point.y)
  }
}

// MARK: - Points

extension PathPieces {
  /// The number of a point, or of one that is as good as equal.
  private mutating func number(of point: SIMD2<Double>) -> Int {
    func cell(_ x: Double, _ y: Double) -> SIMD2<Int64> {
      let place = (point / Self.nearness).rounded(.down) + SIMD2(x, y)
      return SIMD2(Int64(place.x), Int64(place.y))
    }
    for x in [0.0, -1, 1] {
      for y in [0.0, -1, 1] {
        for number in pointsInCells[cell(x, y)] ?? []
        where (points[number] - point).length <= Self.nearness {
          return number
        }
      }
    }
    points.append(point)
    pointsInCells[cell(0, 0), default: []].append(points.count - 1)
    return points.count - 1
  }
}

extension SIMD2<Double> {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }

  /// The distance from the origin.
  var length: Double { (self * self).sum().squareRoot() }

  /// Twice the area of the triangle that two directions span: positive if the other one is to the
  /// left, where y grows upward.
  func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }
}

extension PathStretch {
  /// Points on the stretch, both ends included, between which straight lines are close to it.
  fileprivate func line(within tolerance: Double, scale: Double) -> [SIMD2<Double>] {
    let points = points.map { SIMD2(Double($0.x), Double($0.y)) * scale }
    var bend = 0.0
    for index in points.indices.dropFirst(2) {
      bend = max(bend, (points[index - 2] - 2 * points[index - 1] + points[index]).length)
    }
    let degree = Double(points.count - 1)
    let steps = (degree * (degree - 1) / 8 * bend / tolerance).squareRoot().rounded(.up)
    let count = steps.isFinite ? Int(min(max(steps, 1), 256)) : 1
    return (0...count).map { step in
      var level = points
      if step == 0 { return points[0] }
      if step == count { return points[points.count - 1] }
      let t = Double(step) / Double(count)
      while level.count > 1 { level = zip(level, level.dropFirst()).map { $0 + ($1 - $0) * t } }
      return level[0]
    }
  }
}

// MARK: - Dividing

extension PathPieces {
  /// A piece that is to be divided.
  private struct Piece {
    let from: Int
    let to: Int
    let isOfSecond: Bool
    let lower: SIMD2<Double>
    let upper: SIMD2<Double>
    /// Where it is divided, with the share of its length before that.
    var divisions: [(share: Double, point: Int)] = []
  }

  /// Divides the pieces where they meet.
  ///
  /// - Parameter ignoringCrossingsOfFirst: whether pieces of the first path may meet each other.
  /// - Returns: whether they are no more than can be worked with.
  mutating func divide(ignoringCrossingsOfFirst: Bool = false) -> Bool {
    // What is divided moves a little, and may meet others anew.
    for _ in 0..<4 {
      guard let hasChanged = divideOnce(ignoringCrossingsOfFirst) else { return false }
      if !hasChanged { break }
    }
    return true
  }

  /// Divides the pieces once.
  ///
  /// - Returns: whether any was; `nil` if there are too many then.
  private mutating func divideOnce(_ ignoringCrossingsOfFirst: Bool) -> Bool? {
    var pieces = parts.flatMap { part in
      zip(part.points, part.points.dropFirst()).map { from, to in
        Piece(
          from: from, to: to, isOfSecond: part.isOfSecond,
          lower: pointwiseMin(points[from], points[to]) - Self.nearness,
          upper: pointwiseMax(points[from], points[to]) + Self.nearness)
      }
    }
    let order = pieces.indices.sorted { pieces[$0].lower.x < pieces[$1].lower.x }
    let neighbors = Self.neighbors(pieces, order)
    var added = 0
    for (position, first) in order.enumerated() {
      for second in neighbors.map({ $0[position][...] }) ?? order[(position + 1)...] {
        guard pieces[second].lower.x <= pieces[first].upper.x else { break }
        if ignoringCrossingsOfFirst, !pieces[first].isOfSecond, !pieces[second].isOfSecond {
          continue
        }
        guard pieces[second].lower.y <= pieces[first].upper.y,
          pieces[first].lower.y <= pieces[second].upper.y
        else { continue }
        added += divide(&pieces, first, second)
        guard pieces.count + added <= Self.maxDividedPieces else { return nil }
      }
    }
    if added > 0 { rebuildParts(of: pieces) }
    return added > 0
  }

  /// For each piece in an order from left to right, the later ones that are near it, in that order,
  /// if looking for them from top to bottom takes less time; `nil` if there are too many.
  private static func neighbors(_ pieces: [Piece], _ order: [Int]) -> [[Int]]? {
    guard var (lower, upper) = pieces.first.map({ ($0.lower, $0.upper) }) else { return nil }
    for piece in pieces {
      (lower, upper) = (pointwiseMin(lower, piece.lower), pointwiseMax(upper, piece.upper))
    }
    guard upper.y - lower.y > upper.x - lower.x else { return nil }
    var found = [[Int]](repeating: [], count: order.count)
    var count = 0
    let ranks = order.indices.sorted { pieces[order[$0]].lower.y < pieces[order[$1]].lower.y }
    for (position, rank) in ranks.enumerated() {
      let piece = pieces[order[rank]]
      for other in ranks[(position + 1)...] {
        let next = pieces[order[other]]
        guard next.lower.y <= piece.upper.y else { break }
        guard next.lower.x <= piece.upper.x, piece.lower.x <= next.upper.x else { continue }
        found[min(rank, other)].append(max(rank, other))
        count += 1
      }
      guard count <= 16 * pieces.count else { return nil }
    }
    return found.map { $0.sorted().map { order[$0] } }
  }

  /// Notes where two pieces meet.
  ///
  /// - Returns: how many pieces that adds.
  private mutating func divide(_ pieces: inout [Piece], _ first: Int, _ second: Int) -> Int {
    let (a, b) = (pieces[first], pieces[second])
    var count = 0
    for (end, index) in [(b.from, first), (b.to, first), (a.from, second), (a.to, second)] {
      if let share = share(of: end, in: pieces[index]) {
        pieces[index].divisions.append((share, end))
        count += 1
      }
    }
    // Pieces that have an end in common do not cross anywhere else.
    if count > 0 || [b.from, b.to].contains(a.from) || [b.from, b.to].contains(a.to) {
      return count
    }
    guard let (shareOfA, shareOfB, point) = crossing(a, b) else { return 0 }
    let number = number(of: point)
    if number != a.from, number != a.to { pieces[first].divisions.append((shareOfA, number)) }
    if number != b.from, number != b.to { pieces[second].divisions.append((shareOfB, number)) }
    return 2
  }

  /// The share of a piece's length at which it leads along a point that is not one of its ends.
  private func share(of point: Int, in piece: Piece) -> Double? {
    guard point != piece.from, point != piece.to else { return nil }
    let direction = points[piece.to] - points[piece.from]
    let offset = points[point] - points[piece.from]
    let share = (offset * direction).sum() / (direction * direction).sum()
    guard share > 0, share < 1 else { return nil }
    return abs(direction.cross(offset)) <= Self.nearness * direction.length ? share : nil
  }

  /// Where two pieces cross.
  private func crossing(
    _ a: Piece, _ b: Piece
  ) -> (shareOfA: Double, shareOfB: Double, point: SIMD2<Double>)? {
    let (from, other) = (points[a.from], points[b.from])
    let (p, q) = (points[a.to] - from, points[b.to] - other)
    let denominator = p.cross(q)
    guard denominator != 0 else { return nil }
    let shareOfA = (other - from).cross(q) / denominator
    let shareOfB = (other - from).cross(p) / denominator
    guard shareOfA > 0, shareOfA < 1, shareOfB > 0, shareOfB < 1 else { return nil }
    var point = from + p * shareOfA
    // Upright and level pieces say exactly where.
    for axis in 0...1 {
      if q[axis] == 0 { point[axis] = other[axis] }
      if p[axis] == 0 { point[axis] = from[axis] }
    }
    return (shareOfA, shareOfB, point)
  }

  private mutating func rebuildParts(of pieces: [Piece]) {
    var rest = pieces[...]
    for index in parts.indices {
      var line = [parts[index].points[0]]
      for piece in rest.prefix(parts[index].points.count - 1) {
        for division in piece.divisions.sorted(by: { $0.share < $1.share }) {
          if line.last != division.point { line.append(division.point) }
        }
        if line.last != piece.to { line.append(piece.to) }
      }
      rest = rest.dropFirst(parts[index].points.count - 1)
      parts[index].points = line
    }
  }
}
