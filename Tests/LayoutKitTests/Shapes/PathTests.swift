import LayoutKit
import Testing

/// What paths say of themselves.
struct PathTests {
  @Test func `a path's rectangle is around its points`() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(Path(rect).boundingRect == rect)
    #expect(Path(ellipseIn: rect).boundingRect.isClose(to: rect))
    #expect(Path(roundedRect: rect, cornerRadius: 5).boundingRect.isClose(to: rect))
    #expect(Path().boundingRect.isNull)
    #expect(Path(rect).offsetBy(dx: 1, dy: 2).boundingRect == rect.offsetBy(dx: 1, dy: 2))
  }

  @Test func `a path ends at its current point`() {
    var path = Path()
    #expect(path.isEmpty && path.currentPoint == nil)
    path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 9)])
    #expect(path.currentPoint == CGPoint(x: 5, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(path.description == "1 1 m 5 1 l 5 9 l h")
    var count = 0
    path.forEach { _ in count += 1 }
    #expect(count == 4)
  }

  @Test func `numbers are described with six digits, as measured`() {
    #expect(
      Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)).description
        == "80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c "
        + "20 13.4315 33.4315 0 50 0 c 66.5685 0 80 13.4315 80 30 c h")
    let turned = Rectangle().rotation(.degrees(30), anchor: .bottomLeading)
      .path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(turned.description == "30 8.03848 m 116.603 58.0385 l 86.6025 110 l 0 60 l h")
    // Numbers that six digits cannot hold have an exponent, and a carry may go through all digits.
    for (number, text) in [
      (1_234_567, "1.23457e+06"), (0.00001234, "1.234e-05"), (-0.022285, "-0.022285"),
      (999_999.6, "1e+06"), (99.99996, "100"), (199.9999, "200"), (123_456, "123456"),
      (2.70542e-16, "2.70542e-16"), (0.1, "0.1"), (-0.0, "-0"),
    ] as [(CGFloat, String)] {
      let path = Path { $0.move(to: CGPoint(x: number, y: 0)) }
      #expect(path.description == "\(text) 0 m")
    }
  }

  @Test func `a path has an inside and an outside`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.contains(CGPoint(x: 10, y: 10)))
    #expect(!circle.contains(CGPoint(x: 1, y: 1)))
    var ring = circle
    ring.addPath(Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(ring.contains(CGPoint(x: 10, y: 10)))
    #expect(!ring.contains(CGPoint(x: 10, y: 10), eoFill: true))
    #expect(ring.contains(CGPoint(x: 2, y: 10), eoFill: true))
  }

  @Test func `a trimmed path is a part of its length`() {
    var line = Path()
    line.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(
      line.trimmedPath(from: 0.25, to: 0.75).boundingRect
        == CGRect(x: 5, y: 0, width: 5, height: 5))
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(line.trimmedPath(from: 0, to: 1) == line)
    let half = Circle().trim(from: 0, to: 0.5)
      .path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    // A circle starts at its rightmost point and goes down first.
    #expect(half.boundingRect.isClose(to: CGRect(x: 0, y: 10, width: 20, height: 10)))
  }

  @Test func `parts that begin with a line of no length are trimmed apart`() {
    var arcs = Path()
    for y in [0, 100] as [CGFloat] {
      arcs.move(to: CGPoint(x: 10, y: y))
      // An arc begins with a line to its start, which is where the path is.
      arcs.addArc(
        center: CGPoint(x: 0, y: y), radius: 10, startAngle: .zero, endAngle: .degrees(180),
        clockwise: false)
    }
    // Three quarters are the first half circle and the first quarter of the second.
    let trimmed = arcs.trimmedPath(from: 0, to: 0.75)
    var starts: [CGPoint] = []
    trimmed.forEach { if case .move(let start) = $0 { starts.append(start) } }
    #expect(starts == [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 100)])
    #expect(trimmed.currentPoint.map { $0.isClose(to: CGPoint(x: 0, y: 110)) } == true)
  }

  @Test func `arcs end where their angles and tangents say`() {
    var quarter = Path()
    quarter.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(quarter.currentPoint.map { $0.isClose(to: CGPoint(x: 0, y: 10)) } == true)
    #expect(quarter.boundingRect.isClose(to: CGRect(x: 0, y: 0, width: 10, height: 10)))
    var rest = Path()
    rest.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    #expect(rest.boundingRect.isClose(to: CGRect(x: -10, y: -10, width: 20, height: 20)))
    var corner = Path()
    corner.move(to: .zero)
    corner.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(corner.currentPoint.map { $0.isClose(to: CGPoint(x: 10, y: 4)) } == true)
    // The same twice as wide and three times as high: it touches at (12, 0) and (20, 12).
    var wide = Path()
    wide.move(to: .zero)
    wide.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4,
      transform: CGAffineTransform(scaleX: 2, y: 3))
    var touching: CGPoint?
    wide.forEach { if case .line(let point) = $0 { touching = point } }
    #expect(touching.map { $0.isClose(to: CGPoint(x: 12, y: 0)) } == true)
    #expect(wide.currentPoint.map { $0.isClose(to: CGPoint(x: 20, y: 12)) } == true)
  }

  @Test func `a stroked path is as wide as its line`() {
    var line = Path()
    line.addLines([.zero, CGPoint(x: 10, y: 0)])
    let butt = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(butt.boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.boundingRect == CGRect(x: -2, y: -2, width: 14, height: 4))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [2, 3]))
    #expect(dashed.contains(CGPoint(x: 1, y: 0)))
    #expect(!dashed.contains(CGPoint(x: 3, y: 0)))
    let frame = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      .strokedPath(StrokeStyle(lineWidth: 2))
    #expect(frame.boundingRect.isClose(to: CGRect(x: -1, y: -1, width: 12, height: 12)))
    #expect(frame.contains(CGPoint(x: -0.9, y: -0.9)))
    #expect(!frame.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `lines with more dashes than anyone can see have none`() {
    var line = Path()
    for index in 0..<21 { line.addLine(to: CGPoint(x: 9000 * (index % 2), y: index)) }
    func count(_ dash: [CGFloat]) -> Int {
      var count = 0
      line.strokedPath(StrokeStyle(lineWidth: 4, dash: dash)).forEach { _ in count += 1 }
      return count
    }
    let solid = count([])
    // 180,000 long: 200,000 dashes of 0.9, and many in each period.
    #expect(count([0.45, 0.45]) == solid)
    #expect(count(Array(repeating: 0, count: 1000) + [9]) == solid)
    #expect(count([9, 9]) > 10_000)
  }

  @Test func `dashes without length are dots or squares`() {
    var line = Path()
    line.addLines([.zero, CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 50)])
    func area(_ cap: CGLineCap, _ dash: [CGFloat], phase: CGFloat = 0) -> Path {
      line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap, dash: dash, dashPhase: phase))
    }
    // The line is 50 and 10 long: dots at 0, 25 and 50, which are (0, 0), (15, 20) and (30, 40).
    let dots = area(.round, [0, 25])
    let places = [CGPoint.zero, CGPoint(x: 15, y: 20), CGPoint(x: 30, y: 40)]
    #expect(places.allSatisfy { dots.contains($0) && dots.contains($0.applying(.near)) })
    #expect(!dots.contains(CGPoint(x: 9, y: 12)) && !dots.contains(CGPoint(x: 30, y: 45)))
    #expect(dots.boundingRect.isClose(to: CGRect(x: -2, y: -2, width: 34, height: 44)))
    // The squares' corners are 2 ahead, along (0.6, 0.8), and 2 beside that: at (2.8, 0.4).
    let squares = area(.square, [0, 25])
    #expect(squares.contains(CGPoint(x: 2.7, y: 0.4)) && !dots.contains(CGPoint(x: 2.7, y: 0.4)))
    // The last one is where the line turns, and leads on from there: its corner is at (32, 42).
    #expect(squares.contains(CGPoint(x: 31.9, y: 41.9)))
    #expect(area(.butt, [0, 25]).isEmpty)
    // A phase of 10 skips the first dot; the next is 15 along, at (9, 12).
    let later = area(.round, [0, 25], phase: 10)
    #expect(!later.contains(.zero) && later.contains(CGPoint(x: 9, y: 12)))
    #expect(area(.round, [0, 25], phase: 25) == dots)
  }

  @Test func `a line to where it begins is a dot or a square`() {
    var path = Path()
    path.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)])
    let around = CGRect(x: 2, y: 2, width: 6, height: 6)
    func area(_ cap: CGLineCap) -> Path {
      path.strokedPath(StrokeStyle(lineWidth: 6, lineCap: cap))
    }
    #expect(area(.square).boundingRect == around)
    #expect(area(.square).contains(CGPoint(x: 2.5, y: 2.5)))
    #expect(area(.round).boundingRect.isClose(to: around))
    #expect(!area(.round).contains(CGPoint(x: 2.5, y: 2.5)))
    #expect(area(.butt).isEmpty)
  }

  @Test func `only a closed path has a corner where it begins`() {
    var path = Path()
    path.addLines([
      .zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 100), .zero,
    ])
    // The corner of a line of 10 reaches 5 beyond on both axes.
    let corner = CGPoint(x: -4, y: -4)
    #expect(!path.strokedPath(StrokeStyle(lineWidth: 10)).contains(corner))
    path.closeSubpath()
    #expect(path.strokedPath(StrokeStyle(lineWidth: 10)).contains(corner))
  }

  @Test func `transforms turn and scale points and paths`() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(turn).isClose(to: CGPoint(x: 0, y: 1)))
    let both = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 1, y: 1))
    #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 3, y: 4))
    #expect(
      CGPoint(x: 3, y: 4).applying(both.inverted()).isClose(to: CGPoint(x: 1, y: 1)))
    #expect(
      CGRect(x: 0, y: 0, width: 2, height: 1).applying(turn)
        .isClose(to: CGRect(x: -1, y: 0, width: 1, height: 2)))
    let path = Rectangle().rotation(.degrees(90))
      .path(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(path.boundingRect.isClose(to: CGRect(x: 5, y: -5, width: 10, height: 20)))
  }
}

extension CGAffineTransform {
  /// A move that is shorter than 2.
  fileprivate static let near = CGAffineTransform(translationX: 1.2, y: -1.2)
}

extension CGPoint {
  fileprivate func isClose(to other: CGPoint) -> Bool {
    abs(x - other.x) < 1e-3 && abs(y - other.y) < 1e-3
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    origin.isClose(to: other.origin)
      && CGPoint(x: maxX, y: maxY).isClose(to: CGPoint(x: other.maxX, y: other.maxY))
  }
}
