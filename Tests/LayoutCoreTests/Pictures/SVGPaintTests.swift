import Foundation
import LayoutCore
import Testing

/// Paints in SVG pictures for which SVG has no attribute.
struct SVGPaintTests {
  private static let stops = [
    Appearance.GradientStop(color: .init(red: 1, green: 0, blue: 0), location: 0),
    Appearance.GradientStop(color: .init(red: 0, green: 0, blue: 1), location: 1),
  ]

  private func square(_ figure: Appearance.Figure) -> LayoutNode {
    LayoutNode.fixed(width: 100, height: 100).appearance(Appearance(content: .shape(figure)))
  }

  /// The sectors of a gradient from red to blue around (50, 50), from which they reach 400 far:
  /// twice the width and height of the picture.
  private func sectors(from start: Double, to end: Double) -> [(path: String, color: String)] {
    let paint = Appearance.Paint.angularGradient(
      stops: Self.stops, center: .center, startAngle: start, endAngle: end)
    return svgLines(square(.init(fill: paint))).filter { $0.hasPrefix("<path d=") }.map {
      let parts = $0.components(separatedBy: "\"")
      return (parts[1], parts[3])
    }
  }

  @Test func `what is missing to a turn has the last colour, then the first`() {
    // From 90° to 360° are two parts of 135° each, of two sectors each. At 225° the corner is
    // 400 × √½ = 282.843 to the left of and above the middle.
    let sectors = sectors(from: 0, to: .pi / 2)
    #expect(sectors.count == 94)
    let missing = sectors.suffix(4)
    #expect(missing.map(\.color) == ["#0000ff", "#0000ff", "#ff0000", "#ff0000"])
    #expect(missing[90].path.hasPrefix("M50 50L50 450L"))
    #expect(missing[92].path.hasPrefix("M50 50L-232.843 -232.843L"))
    #expect(missing[93].path.hasSuffix("L450 50Z"))
  }

  @Test func `a gradient between equal angles is half of each colour`() {
    #expect(
      sectors(from: 0, to: 0).map { "\($0.path) \($0.color)" } == [
        "M50 50L450 50L50 450Z #0000ff", "M50 50L50 450L-350 50Z #0000ff",
        "M50 50L-350 50L50 -350Z #ff0000", "M50 50L50 -350L450 50Z #ff0000",
      ])
  }

  @Test func `of more than a turn the last one is drawn`() {
    // The first of 90 sectors is at 1/2 + 1/360 of the way: blue is 128.2 of 255, red 126.8.
    let sectors = sectors(from: 0, to: 4 * .pi)
    #expect(sectors.count == 90)
    #expect(sectors[0].color == "#7f0080")
    #expect(sectors[0].path.hasPrefix("M50 50L450 50L"))
  }

  @Test func `lines are painted around a point as well`() {
    let paint = Appearance.Paint.angularGradient(
      stops: Self.stops, center: .center, startAngle: 0, endAngle: 2 * .pi)
    let line = Appearance.Stroke(paint: paint, width: 10, isInside: true)
    let lines = svgLines(square(.init(outline: .circle, stroke: line)))
    // The middle of the line is 5 inside of the edge.
    #expect(
      lines[1].hasSuffix(
        """
        <circle cx="50" cy="50" r="45" stroke="#ffffff" fill="none" stroke-width="10" \
        stroke-miterlimit="10"/></mask>
        """))
    #expect(lines[3] == ##"<g mask="url(#layout-0)" shape-rendering="crispEdges">"##)
    #expect(lines.filter { $0.hasPrefix("<path d=") }.count == 90)
  }

  @Test func `a shadow is as faint as the paint that casts it`() {
    let shadow = Appearance.Shadow(color: .black, radius: 2)
    let paint = Appearance.Paint.faded(.shadowed(.color(.black), shadow), opacity: 0.5)
    #expect(
      svgLines(square(.init(outline: .circle, fill: paint))).dropFirst(3) == [
        "<g opacity=\"0.5\">", "<g filter=\"url(#layout-0)\">",
        "<circle cx=\"50\" cy=\"50\" r=\"50\" fill=\"#000000\"/>", "</g>", "</g>",
      ])
  }
}
