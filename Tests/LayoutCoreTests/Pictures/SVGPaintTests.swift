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
    // The first of 90 sectors is at 1/2 + 1/360 of the way.
    let sectors = sectors(from: 0, to: 4 * .pi)
    #expect(sectors.count == 90)
    #expect(sectors[0].color == mixed(1 / 2 + 1 / 360))
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

  @Test func `opacities of a gradient are multiplied`() {
    let gradient = Appearance.Paint.linearGradient(
      stops: Self.stops, start: .leading, end: .trailing)
    let faded = Appearance.Paint.faded(.faded(gradient, opacity: 0.5), opacity: 0.5)
    #expect(svgLines(square(.init(fill: faded))).last?.contains("fill-opacity=\"0.25\"") == true)
    let color = Appearance.Paint.color(.init(red: 0, green: 0, blue: 0, opacity: 0.5))
    let line = Appearance.Stroke(paint: .faded(.faded(color, opacity: 0.5), opacity: 0.5), width: 1)
    #expect(
      svgLines(square(.init(stroke: line))).last?.contains("stroke-opacity=\"0.125\"") == true)
  }

  @Test func `a gradient may lead inward`() {
    func definition(_ paint: Appearance.Paint) -> String {
      svgLines(square(.init(fill: paint)))[1]
    }
    func radial(_ start: CGFloat, _ end: CGFloat) -> String {
      definition(
        .radialGradient(stops: Self.stops, center: .center, startRadius: start, endRadius: end))
    }
    // From red at the edge to blue in the middle.
    let inward = radial(50, 0)
    #expect(inward.contains("r=\"50\""))
    let (middle, edge) = (
      "<stop offset=\"0\" stop-color=\"#0000ff\"/>", "<stop offset=\"1\" stop-color=\"#ff0000\"/></"
    )
    #expect(inward.contains(middle) && inward.contains(edge))
    // Blue at 10 of 40, which is a quarter of the way out.
    let ring = radial(40, 10)
    #expect(
      ring.contains("r=\"40\"") && ring.contains("<stop offset=\"0.25\" stop-color=\"#0000ff\"/>"))
    let ellipse = definition(
      .ellipticalGradient(stops: Self.stops, center: .center, startFraction: 0.5, endFraction: 0))
    #expect(ellipse.contains("r=\"0.5\"") && ellipse.contains(middle) && ellipse.contains(edge))
  }

  @Test func `dashes begin where those of paths do`() {
    let outlines: [Appearance.Outline] = [
      .roundedRectangle(radius: 20), .capsule(isContinuous: false),
      .unevenRoundedRectangle(
        topLeading: 0, topTrailing: 20, bottomTrailing: 20, bottomLeading: 0, isContinuous: false),
    ]
    // In the middle of the right edge, down to 80 where the corner begins; a capsule as wide as
    // high has no straight part.
    for (outline, start) in zip(
      outlines, ["M100 50L100 80C", "M100 50L100 50C", "M100 50L100 80C"])
    {
      let line = Appearance.Stroke(paint: .color(.black), width: 6, dash: [20, 20])
      let drawn = svgLines(square(.init(outline: outline, stroke: line)))
      #expect(drawn.last?.hasPrefix("<path d=\"\(start)") == true)
      let solid = Appearance.Stroke(paint: .color(.black), width: 6)
      let undashed = svgLines(square(.init(outline: outline, stroke: solid)))
      #expect(undashed.last?.contains(start) == false)
    }
  }

  @Test func `what would erase or go behind others is left out`() {
    func group(_ mode: Appearance.BlendMode) -> String? {
      svgLines(
        square(.init(fill: .color(.black))).appearance(Appearance(effects: [.blend(mode)]))
      ).first
    }
    #expect(group(.destinationOut) == "<g display=\"none\">")
    #expect(group(.destinationOver) == "<g display=\"none\">")
    #expect(group(.multiply) == "<g style=\"mix-blend-mode:multiply\">")
    #expect(group(.plusDarker)?.hasPrefix("<rect") == true)
  }

  @Test func `colours beyond a gradient's ends are mixed into those at its ends`() {
    func ends(_ red: CGFloat, _ blue: CGFloat) -> [String] {
      let stops = stops([Self.stops[0].color, Self.stops[1].color], at: [red, blue])
      return stops.count < 2 ? stops : [stops[0], stops[stops.count - 1]]
    }
    #expect(ends(-1, 1) == ["0 \(mixed(1 / 2))", "1 #0000ff"])
    #expect(ends(0, 2) == ["0 #ff0000", "1 \(mixed(1 / 2))"])
    #expect(ends(-1, 2) == ["0 \(mixed(1 / 3))", "1 \(mixed(2 / 3))"])
    #expect(ends(0.25, 0.5) == ["0.25 #ff0000", "0.5 #0000ff"])
    #expect(ends(-2, -1) == ["0 #0000ff"])
    #expect(ends(2, 3) == ["1 #ff0000"])
  }

  @Test func `where components alone would not make the colours between, there are more stops`() {
    let between = stops([Self.stops[0].color, Self.stops[1].color], at: [0, 1])
    #expect(between.contains("0.5 \(mixed(1 / 2))"))
    #expect(between.contains("0.25 \(mixed(1 / 4))"))
    let grey = Appearance.Color(red: 0.5, green: 0.5, blue: 0.5)
    let lighter = Appearance.Color(red: 0.6, green: 0.6, blue: 0.6)
    #expect(stops([grey, lighter], at: [0, 1]).count == 2)
    #expect(stops([.black, .white], at: [0.5, 0.5]).count == 2)
  }

  /// The colour at a part of the way from red to blue.
  private func mixed(_ part: Double) -> String {
    Self.stops[0].color.mixed(with: Self.stops[1].color, by: part).hexadecimal.dropLast(2)
      .lowercased()
  }

  /// The stops that are drawn for colours at places, with their places first.
  private func stops(_ colors: [Appearance.Color], at places: [CGFloat]) -> [String] {
    let stops = zip(colors, places).map { Appearance.GradientStop(color: $0, location: $1) }
    let paint = Appearance.Paint.linearGradient(stops: stops, start: .leading, end: .trailing)
    let gradient = svgLines(square(.init(fill: paint)))[1]
    return gradient.components(separatedBy: "<stop offset=\"").dropFirst().map {
      let parts = $0.components(separatedBy: "\"")
      return "\(parts[0]) \(parts[2])"
    }
  }

  @Test(arguments: [(40, 1, 1), (80, 20, 20), (80, 20, 10)] as [(CGFloat, CGFloat, CGFloat)])
  func `a line inside of a shape that leaves nothing in it fills the shape`(
    width: CGFloat, height: CGFloat, line: CGFloat
  ) {
    let node = LayoutNode.fixed(width: width, height: height).appearance(
      Appearance(
        content: .shape(
          .init(stroke: .init(paint: .color(.black), width: line, isInside: true)))))
    let shape = "<rect x=\"0\" y=\"0\" width=\"\(Int(width))\" height=\"\(Int(height))\""
    let lines = svgLines(node)
    if line < height {
      // The middle of the line is 5 inside of the edges.
      #expect(lines[0].hasPrefix("<rect x=\"5\" y=\"5\" width=\"70\" height=\"10\""))
    } else {
      // Half of a line of twice the width is inside, and reaches beyond the middle.
      #expect(lines[1] == "<clipPath id=\"layout-0\">\(shape)/></clipPath>")
      #expect(lines[3].hasPrefix(shape))
      #expect(lines[3].contains("stroke-width=\"\(Int(line * 2))\" clip-path=\"url(#layout-0)\""))
    }
  }
}
