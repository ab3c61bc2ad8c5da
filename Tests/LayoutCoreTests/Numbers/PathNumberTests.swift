import LayoutCore
import Testing

/// Paths with numbers that nobody means: each ends, and has no more pieces than can be seen.
struct PathNumberTests {
  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, 0, 1e308, -1e308, .leastNonzeroMagnitude, 1e-9,
  ]
  private static let line = Path {
    $0.move(to: .zero)
    $0.addLine(to: CGPoint(x: 100, y: 0))
    $0.addQuadCurve(to: CGPoint(x: 0, y: 50), control: CGPoint(x: 90, y: 90))
  }

  @Test(arguments: numbers) func `dashes of any length, wherever they begin, end`(_ dash: CGFloat) {
    for phase in Self.numbers {
      for pattern in [[dash], [dash, 1], [dash, dash, 0]] {
        let style = StrokeStyle(dash: pattern, dashPhase: phase)
        #expect(Self.line.strokedPath(style).elements.count < 200_000)
      }
    }
  }

  @Test func `dashes too long to add up are none`() {
    let plain = Self.line.strokedPath(StrokeStyle())
    #expect(Self.line.strokedPath(StrokeStyle(dash: [1e308], dashPhase: -1)) == plain)
  }

  @Test(arguments: numbers) func `arcs of any angle and radius end`(_ number: CGFloat) {
    for other in Self.numbers {
      var path = Path()
      path.addArc(
        center: .zero, radius: number, startAngle: .radians(Double(other)),
        endAngle: .radians(Double(number)), clockwise: true)
      path.addRelativeArc(
        center: .zero, radius: other, startAngle: .radians(Double(number)),
        delta: .radians(Double(number)))
      path.addArc(
        tangent1End: CGPoint(x: number, y: other), tangent2End: CGPoint(x: other, y: 3),
        radius: number)
      path.addRoundedRect(
        in: CGRect(x: 0, y: number, width: other, height: 10),
        cornerSize: CGSize(width: number, height: other))
      #expect(path.elements.count < 20_000)
      #expect(path.trimmedPath(from: number, to: other).elements.count < 20_000)
    }
  }

  @Test func `steps with a point that is not finite are left out`() {
    var path = Path()
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(path.isEmpty)
    // The first line that can be drawn begins where it ends.
    path.addLine(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: CGFloat.infinity))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: .zero, control1: CGPoint(x: -CGFloat.infinity, y: 0), control2: .zero)
    path.closeSubpath()
    #expect(path.description == "1 2 m 3 4 5 6 q h")
    #expect(path.offsetBy(dx: .nan, dy: 0).isEmpty)
    #expect(path.applying(CGAffineTransform(scaleX: .infinity, y: 1)).isEmpty)
    #expect(Path("nan 0 m 1 1 l") == nil)
  }
}
