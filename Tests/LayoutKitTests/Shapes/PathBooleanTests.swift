import LayoutKit
import TestViews
import Testing

/// What paths cover together, in common, or alone.
struct PathBooleanTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  private func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
    Path { path in
      path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
      path.closeSubpath()
    }
  }

  /// The parts of a path of straight lines.
  private func parts(_ path: Path) -> [[CGPoint]] {
    var parts: [[CGPoint]] = []
    path.forEach { element in
      switch element {
      case .move(let point): parts.append([point])
      case .line(let point): parts[parts.count - 1].append(point)
      default: break
      }
    }
    return parts
  }

  /// The area inside of a path whose parts do not cross; holes run the other way.
  private func area(_ path: Path) -> CGFloat {
    parts(path).reduce(0) { sum, part in
      zip(part, part.dropFirst() + part.prefix(1))
        .reduce(sum) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }
  }

  private func isClose(_ value: CGFloat, _ expected: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool {
    abs(value - expected) <= tolerance
  }

  @Test func `open parts are areas, closed by a straight line`() {
    let triangle = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 10))
    }
    let band = Path(CGRect(x: 0, y: 4, width: 10, height: 2))
    // The triangle is 10 - y wide at y: 6 at the band's top, and 4 at its bottom.
    #expect(abs(area(triangle.intersection(band)) - 10) < 1e-6)
    #expect(abs(area(triangle.subtracting(band)) - 40) < 1e-6)
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 20, y: 0))
    }
    let region = Path { path in
      path.move(to: CGPoint(x: 5, y: -5))
      path.addLine(to: CGPoint(x: 15, y: -5))
      path.addLine(to: CGPoint(x: 15, y: 5))
    }
    // The region's closing edge crosses the line at 10.
    #expect(line.lineIntersection(region).boundingRect == CGRect(x: 10, y: 0, width: 5, height: 0))
  }

  @Test func `squares that overlap`() {
    let (a, b) = (square(0, 0), square(5, 5))
    // 100 and 100, of which 25 in common.
    #expect(area(a.union(b)) == 175)
    #expect(area(a.intersection(b)) == 25)
    #expect(area(a.subtracting(b)) == 75)
    #expect(area(a.symmetricDifference(b)) == 150)
    #expect(a.intersection(b).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    // Eight corners of one part, and six of what is left.
    #expect(parts(a.union(b)).map(\.count) == [8])
    #expect(parts(a.subtracting(b)).map(\.count) == [6])
    #expect(!a.subtracting(b).contains(CGPoint(x: 7, y: 7)))
    #expect(a.subtracting(b).contains(CGPoint(x: 7, y: 3)))
  }

  @Test func `edges in common`() {
    let (a, b) = (square(0, 0), square(10, 0))
    #expect(parts(a.union(b)).map(\.count) == [4])
    #expect(a.union(b).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(a.intersection(b).isEmpty)
    #expect(area(a.subtracting(b)) == 100)
    #expect(area(a.union(a)) == 100)
    #expect(area(a.intersection(a)) == 100)
    #expect(a.subtracting(a).isEmpty)
    #expect(a.symmetricDifference(a).isEmpty)
    // The same edges the other way round.
    let back = polygon([(0, 10), (10, 10), (10, 0), (0, 0)])
    #expect(area(a.union(back)) == 100)
    #expect(a.subtracting(back).isEmpty)
    // A part of an edge in common: 100 + 16.
    #expect(area(a.union(square(10, 3, 4))) == 116)
    #expect(parts(a.union(square(10, 3, 4))).map(\.count) == [8])
  }

  @Test func `holes run the other way`() {
    let ring = square(0, 0).subtracting(square(3, 3, 4))
    #expect(area(ring) == 84)
    #expect(parts(ring).count == 2)
    #expect(!ring.contains(CGPoint(x: 5, y: 5)))
    #expect(ring.contains(CGPoint(x: 1, y: 5)))
    #expect(area(ring.union(square(4, 4, 2))) == 88)
    #expect(area(ring.union(square(3, 3, 4))) == 100)
  }

  @Test func `squares that touch at a corner are two parts`() {
    let both = square(0, 0).union(square(10, 10))
    #expect(parts(both).map(\.count) == [4, 4])
    #expect(area(both) == 200)
  }

  @Test func `circles are close to their curves`() {
    let left = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = left.offsetBy(dx: 50, dy: 0)
    let half = left.intersection(Path(CGRect(x: 0, y: 0, width: 50, height: 100)))
    #expect(isClose(area(half), .pi * 2500 / 2, 2))
    // Two segments of 120 degrees: 2 (2500 π / 3 - 25 √1875).
    #expect(isClose(area(left.intersection(right)), 3070.92, 2))
    #expect(isClose(area(left.union(right)), .pi * 5000 - 3070.92, 4))
    // The same curve is met by itself.
    #expect(left.subtracting(left).isEmpty)
    #expect(isClose(area(left.union(left)), .pi * 2500, 4))
  }

  @Test func `rules say what is inside`() {
    var nested = square(0, 0)
    nested.addPath(square(3, 3, 4))
    #expect(area(nested.normalized()) == 84)
    #expect(area(nested.normalized(eoFill: false)) == 100)
    #expect(area(nested.intersection(square(0, 0), eoFill: true)) == 84)
    let bow = polygon([(0, 0), (10, 10), (10, 0), (0, 10)])
    // Two triangles, 10 wide and 5 high, which run the same way then.
    #expect(area(bow.normalized()) == 50)
    #expect(parts(bow.normalized()).map(\.count) == [3, 3])
  }

  @Test func `nothing, points and numbers that are none`() {
    let a = square(0, 0)
    #expect(area(a.union(Path())) == 100)
    #expect(a.intersection(Path()).isEmpty)
    #expect(Path().union(Path()).isEmpty)
    #expect(Path().subtracting(a).isEmpty)
    var points = Path()
    points.move(to: CGPoint(x: 5, y: 5))
    points.addLine(to: CGPoint(x: 5, y: 5))
    points.closeSubpath()
    #expect(area(a.subtracting(points)) == 100)
    // The other points are left.
    let odd = polygon([(0, 0), (.nan, 5), (10, 0), (10, .infinity), (10, 10), (0, 10)])
    #expect(area(odd.union(Path())) == 100)
    #expect(a.lineIntersection(Path()).isEmpty)
    #expect(area(a.lineSubtraction(Path())) == 100)
    // Open parts are closed.
    var open = Path()
    open.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(area(open.intersection(a)) == 50)
  }

  @Test(arguments: [1e-300, 1e-9, 1, 1e9, 1e150, 1e300])
  func `any size`(_ unit: Double) {
    let scaling = CGAffineTransform(scaleX: unit, y: unit)
    let a = square(0, 0).applying(scaling)
    let b = square(5, 5).applying(scaling)
    let box = a.intersection(b).boundingRect
    #expect(box.minX == 5 * unit && box.maxX == 10 * unit && box.maxY == 10 * unit)
    #expect(parts(a.union(b)).map(\.count) == [8])
    #expect(a.subtracting(a).isEmpty)
  }

  @Test func `lines inside and outside`() {
    var line = Path()
    line.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)])
    let inside = line.lineIntersection(square(0, 0))
    #expect(parts(inside) == [[CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)]])
    let outside = line.lineSubtraction(square(0, 0))
    #expect(
      parts(outside) == [
        [CGPoint(x: -5, y: 5), CGPoint(x: 0, y: 5)], [CGPoint(x: 10, y: 5), CGPoint(x: 15, y: 5)],
      ])
    // A closed line that is cut goes on through where it was closed.
    let cut = square(0, 0).lineSubtraction(Path(CGRect(x: 5, y: -5, width: 10, height: 20)))
    #expect(
      parts(cut) == [
        [
          CGPoint(x: 5, y: 10), CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0),
        ]
      ])
    // A line along an edge is inside.
    var edge = Path()
    edge.addLines([CGPoint(x: 2, y: 0), CGPoint(x: 20, y: 0)])
    #expect(
      parts(edge.lineIntersection(square(0, 0))) == [[CGPoint(x: 2, y: 0), CGPoint(x: 10, y: 0)]])
    // A line may cross itself, and is whole again where nothing is cut.
    let bow = polygon([(0, 0), (10, 10), (10, 0), (0, 10)])
    #expect(bow.lineIntersection(square(-5, -5, 30)) == bow)
  }

  @Test func `too many pieces change nothing`() {
    var comb = Path()
    comb.addLines((0..<9_000).map { CGPoint(x: Double($0), y: $0.isMultiple(of: 2) ? 0 : 10) })
    #expect(comb.union(square(0, 0)) == comb)
  }

  // MARK: - Laws

  /// Numbers that look random, and are the same each time.
  private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  @Test(arguments: 1...4)
  func `a place is inside of a result by what it is inside of`(_ seed: UInt64) {
    var numbers = Numbers(state: seed)
    // On a coarse grid, corners and edges often coincide.
    func corners() -> Path {
      var path = Path()
      for _ in 0...numbers.next(below: 2) {
        let count = 3 + numbers.next(below: 5)
        let points = (0..<count).map { _ in
          (CGFloat(numbers.next(below: 7)), CGFloat(numbers.next(below: 7)))
        }
        path.addPath(polygon(points))
      }
      return path
    }
    for _ in 0..<12 {
      let (a, b) = (corners(), corners())
      for eoFill in [false, true] {
        let results: [(Path, (Bool, Bool) -> Bool)] = [
          (a.union(b, eoFill: eoFill), { $0 || $1 }),
          (a.intersection(b, eoFill: eoFill), { $0 && $1 }),
          (a.subtracting(b, eoFill: eoFill), { $0 && !$1 }),
          (a.symmetricDifference(b, eoFill: eoFill), { $0 != $1 }),
        ]
        var wrong: [CGPoint] = []
        for x in 0..<6 {
          for y in 0..<6 {
            let point = CGPoint(x: Double(x) + 0.3719, y: Double(y) + 0.6143)
            let (inA, inB) = (a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
            for (result, law) in results
            // By either rule, as the parts do not cross.
            where result.contains(point) != law(inA, inB)
              || result.contains(point, eoFill: true) != law(inA, inB)
            {
              wrong.append(point)
            }
          }
        }
        #expect(wrong.isEmpty, "\(a) and \(b), \(eoFill)")
        let areas = results.map { area($0.0) }
        #expect(isClose(areas[0], areas[1] + areas[3]), "\(a) and \(b), \(eoFill)")
      }
    }
  }

  // MARK: - Shapes

  @Test func `shapes are combined in their rectangle and as large as the first`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let shape = Rectangle().subtracting(Rectangle().size(width: 10, height: 20))
    #expect(area(shape.path(in: rect)) == 600)
    #expect(area(Rectangle().union(Rectangle().offset(x: 40)).path(in: rect)) == 1600)
    #expect(area(Rectangle().intersection(Rectangle().offset(x: 30)).path(in: rect)) == 200)
    #expect(area(Rectangle().symmetricDifference(Rectangle()).path(in: rect)) == 0)
    #expect(!Capsule().lineIntersection(Rectangle().offset(x: 30)).path(in: rect).isEmpty)
    #expect(!Capsule().lineSubtraction(Rectangle().offset(x: 30)).path(in: rect).isEmpty)
    func size(_ view: some View) -> CGSize { view.layout(proposing: ProposedViewSize(40, 20)).size }
    #expect(size(Circle().union(Rectangle())) == size(Circle()))
    #expect(size(Rectangle().union(Circle()).fill(.red)) == CGSize(width: 40, height: 20))
  }

  @Test func `a column is worked out as a row is`() {
    // Squares of 10 that lap over each other by 2, and every fifth stands apart.
    let starts = (0..<60).map { CGFloat($0) * 8 + CGFloat($0 / 5) * 4 }
    var (row, column) = (Path(), Path())
    for (number, start) in starts.enumerated() {
      row.addPath(square(start, CGFloat(number % 3)))
      column.addPath(square(CGFloat(number % 3), start))
    }
    let (across, down) = (row.normalized(eoFill: false), column.normalized(eoFill: false))
    // Each group of five covers 500 − 4 laps of 2, which are 9 or, by 2, 8 deep.
    #expect(area(across) == area(down) && parts(across).count == 12)
    let mirrored = parts(down).map { Set($0.map { [$0.y, $0.x] }) }
    #expect(Set(parts(across).map { Set($0.map { [$0.x, $0.y] }) }) == Set(mirrored))
  }
}
