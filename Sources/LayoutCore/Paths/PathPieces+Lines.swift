extension PathPieces {
  /// The pieces of the first path that are inside a region of the second, its edge included, or
  /// those that are not.
  func line(of region: PathRegion, keepsInside: Bool) -> Path {
    let edges = PathEdges(parts.filter(\.isOfSecond), points)
    var path = Path()
    for part in parts where !part.isOfSecond {
      var lines: [[Int]] = []
      var isLast = false
      for (from, to) in zip(part.points, part.points.dropFirst()) {
        let (left, right) = edges.windings(beside: from, to)
        let isInside = region.contains(left) || region.contains(right)
        defer { isLast = isInside == keepsInside }
        guard isInside == keepsInside else { continue }
        if isLast { lines[lines.count - 1].append(to) } else { lines.append([from, to]) }
      }
      // A closed part may begin in the middle of what is left of it.
      if lines.count > 1, let first = lines.first, lines.last?.last == first[0] {
        lines[0] = lines.removeLast() + first.dropFirst()
      }
      for line in lines { path.add(withoutStraightPoints(line).map(original)) }
    }
    return path
  }

  /// A line without the points that it passes straight.
  private func withoutStraightPoints(_ line: [Int]) -> [Int] {
    var result: [Int] = []
    for point in line {
      while result.count > 1, isStraight(result[result.count - 2], result.last!, point) {
        result.removeLast()
      }
      result.append(point)
    }
    return result
  }
}

extension Path {
  /// Adds lines between points as a part of their own, which is closed if it ends where it begins.
  fileprivate mutating func add(_ line: [CGPoint]) {
    guard line.count > 2, line.first == line.last else { return addLines(line) }
    addLines(line.dropLast())
    closeSubpath()
  }
}
