import LayoutCore
import Testing

/// Pictures in the SVG format.
struct SVGTests {
  private static let red = Appearance.Paint.color(.init(red: 1, green: 0, blue: 0))

  private static func box(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.fixed(width: width, height: height).appearance(
      Appearance(content: .shape(.init(fill: red))))
  }

  @Test func `a document`() {
    let card = LayoutNode.fixed(width: 40, height: 20).id("card")
      .appearance(
        Appearance(content: .shape(.init(outline: .roundedRectangle(radius: 4), fill: Self.red))))
    #expect(
      card.layout(proposing: .unspecified).svg(SVGOptions(title: "A card")) == """
        <svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="40" height="20" \
        viewBox="0 0 40 20" font-family="-apple-system, system-ui, Inter, 'Segoe UI', Roboto, \
        'Helvetica Neue', Arial, sans-serif">
          <title>A card</title>
          <g>
            <title>card</title>
            <rect x="0" y="0" width="40" height="20" rx="4" fill="#ff0000"/>
          </g>
        </svg>

        """)
  }

  @Test func `a leaf without a look is a pale box`() {
    #expect(
      svgLines(.fixed(width: 4, height: 2)) == [
        """
        <rect x="0" y="0" width="4" height="2" fill="#8e8e93" fill-opacity="0.25" \
        stroke="#8e8e93" stroke-width="0.5"/>
        """
      ])
  }

  @Test func `a container or a reader without content is nothing to be seen or touched`() {
    for nothing in [
      LayoutNode.vstack([]), .geometryReader { _ in [] },
      LayoutNode.fixed(width: 0, height: 0).hidden()
        .overlayPreferenceValue(Names.self) { _ in nil },
    ] {
      let node = nothing.frame(width: 4, height: 2)
      #expect(svgLines(node) == [])
      #expect(node.layout(proposing: .unspecified).node(at: CGPoint(x: 2, y: 1)) == nil)
    }
  }

  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test func `a background is drawn first, siblings by their z-index`() {
    let behind = Self.box(4, 4).background(Self.box(8, 8))
    #expect(svgLines(behind).map { $0.contains("\"8\"") } == [true, false])
    let stack = LayoutNode.zstack([Self.box(4, 4).zIndex(1), Self.box(8, 8)])
    #expect(svgLines(stack).map { $0.contains("\"8\"") } == [true, false])
  }

  @Test func `hidden nodes are left out`() {
    #expect(svgLines(Self.box(4, 4).hidden()) == [])
    #expect(svgLines(Self.box(4, 4).padding(2).hidden()) == [])
  }

  @Test func `an empty mask shows nothing of what it masks`() {
    let node = Self.box(4, 4).mask(.empty)
    let lines = svgLines(node)
    #expect(lines.contains { $0.hasSuffix(#"<g filter="url(#layout-0)"></g></mask>"#) })
    #expect(lines.contains(#"<g mask="url(#layout-1)">"#))
    let result = node.layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 4, height: 4))
    // Masks make no difference to what responds.
    #expect(result.node(at: CGPoint(x: 2, y: 2))?.isMask == false)
  }

  @Test func `what is masked is seen where the mask is`() {
    let hidden = Self.box(1, 1).hidden()
    let node = Self.box(4, 4).id("seen")
      .mask(alignment: .topLeading, .zstack([Self.box(2, 3), hidden]).id("mask"))
    let result = node.layout(proposing: .unspecified)
    let masks = result.nodes.filter(\.isMask)
    #expect(masks.map(\.frame) == [CGRect(x: 0, y: 0, width: 2, height: 3)])
    // To renderers that know no masks, all in it is hidden.
    #expect(result.nodes.filter(\.isHidden).count == 3)
    #expect(result.nodes.filter(\.isHiddenInMask).map(\.frame.size.width) == [1])
    let recorded = LayoutRecording(result).nodes
    #expect(recorded.filter(\.isHiddenInMask).map(\.frame.size.width) == [1])
    let lines = svgLines(node)
    // The filter makes the mask white.
    #expect(
      lines.prefix(4) == [
        "<defs>",
        """
        <filter id="layout-0" filterUnits="userSpaceOnUse" x="0" y="0" width="4" height="4" \
        color-interpolation-filters="sRGB"><feColorMatrix type="matrix" \
        values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/></filter>
        """,
        """
        <mask id="layout-1" maskUnits="userSpaceOnUse" x="0" y="0" width="4" height="4">\
        <g filter="url(#layout-0)"><g><title>mask</title>\
        <rect x="0" y="0" width="2" height="3" fill="#ff0000"/></g></g></mask>
        """,
        "</defs>",
      ])
    #expect(
      lines.dropFirst(4) == [
        "<g mask=\"url(#layout-1)\">", "<g>", "<title>seen</title>",
        "<rect x=\"0\" y=\"0\" width=\"4\" height=\"4\" fill=\"#ff0000\"/>", "</g>", "</g>",
      ])
  }

  @Test func `masks may mask masks any number of times`() {
    var mask = Self.box(2, 2)
    for _ in 0..<2_000 { mask = Self.box(3, 3).mask(mask) }
    #expect(!svgLines(Self.box(4, 4).mask(mask)).isEmpty)
  }

  @Test func `effects surround what was drawn before them`() {
    let node = Self.box(4, 4).appearance(Appearance(effects: [.opacity(0.5)])).appearance(
      Appearance(effects: [.border(Self.red, width: 1)]))
    #expect(
      svgLines(node) == [
        "<g opacity=\"0.5\">",
        "<rect x=\"0\" y=\"0\" width=\"4\" height=\"4\" fill=\"#ff0000\"/>",
        "</g>",
        // The line is inside of the edge: its middle is half a point from it.
        """
        <rect x="0.5" y="0.5" width="3" height="3" stroke="#ff0000" fill="none" \
        stroke-width="1" stroke-miterlimit="10"/>
        """,
      ])
  }

  @Test func `what is done to a transformed view is not transformed`() {
    // 4 by 4, scaled to 8 by 8 around its corner, in a border of 1 inside of the edges of 4 by 4.
    let node = Self.box(4, 4)
      .transformed(RenderTransform(.scale(x: 2, y: 2), anchor: .topLeading))
      .appearance(Appearance(effects: [.border(Self.red, width: 1)]))
    let lines = svgLines(node)
    #expect(
      lines.prefix(3) == [
        "<g transform=\"matrix(2 0 0 2 0 0)\">",
        "<rect x=\"0\" y=\"0\" width=\"4\" height=\"4\" fill=\"#ff0000\"/>", "</g>",
      ])
    #expect(lines.count == 4 && lines[3].contains("stroke=\"#ff0000\""))
  }

  @Test func `transforms keep their anchor, and are mirrored from right to left`() {
    let node = Self.box(40, 20)
      .transformed(RenderTransform(.rotation(radians: .pi / 2), anchor: .topLeading))
    // (x, y) goes to (-y, x).
    #expect(svgLines(node)[0] == "<g transform=\"matrix(0 1 -1 0 0 0)\">")
    // Seen from the other corner: (x, y) goes to (40 + y, 40 - x).
    let mirrored = node.layout(proposing: .unspecified, direction: .rightToLeft).svg()
    #expect(mirrored.contains("<g transform=\"matrix(0 -1 1 0 40 40)\">"))
  }

  @Test func `gradients and clips are defined under the picture's own names`() {
    let stops = [
      Appearance.GradientStop(color: .black, location: 0),
      Appearance.GradientStop(color: .white, location: 1),
    ]
    let node = LayoutNode.fixed(width: 10, height: 10)
      .appearance(
        Appearance(
          content: .shape(
            .init(fill: .linearGradient(stops: stops, start: .leading, end: .trailing))))
      )
      .appearance(Appearance(effects: [.clip(.circle, usesEvenOddRule: false)]))
    let svg = node.layout(proposing: .unspecified).svg(SVGOptions(namePrefix: "page-3"))
    #expect(
      svg.contains("<clipPath id=\"page-3-0\"><circle cx=\"5\" cy=\"5\" r=\"5\"/></clipPath>"))
    #expect(
      svg.contains(
        """
        <linearGradient id="page-3-1" gradientUnits="userSpaceOnUse" x1="0" y1="5" x2="10" y2="5">\
        <stop offset="0" stop-color="#000000"/>
        """))
    #expect(svg.contains("<stop offset=\"1\" stop-color=\"#ffffff\"/></linearGradient>"))
    #expect(svg.contains("fill=\"url(#page-3-1)\""))
  }

  @Test func `overlays show frames, guides, spacing and proposals`() {
    let row = LayoutNode.hstack(
      alignment: .top, spacing: 6, [Self.box(10, 10).id("a"), Self.box(10, 20)])
    let shown = svgLines(row, SVGOptions(overlays: .all))
    // The line along the tops reaches 4 points beyond the stack, which is 26 wide.
    #expect(shown.contains("<line x1=\"-4\" y1=\"0\" x2=\"30\" y2=\"0\" stroke=\"#ff9500\"/>"))
    #expect(
      shown.contains(
        """
        <rect x="10" y="0" width="6" height="20" fill="#ff2d92" fill-opacity="0.15"/>
        """))
    #expect(shown.contains { $0.contains("fill=\"#ff2d92\">6</text>") })
    #expect(shown.contains { $0.contains("fill=\"#0a84ff\">a</text>") })
    // Nothing is proposed to the row, and its views are placed in its own height.
    #expect(shown.contains { $0.contains("fill=\"#248a3d\">nil × 20</text>") })
  }

  @Test func `overlays show what was proposed also where it makes no difference`() {
    // Of 192 without the gap, half is offered to the box, which comes first; 144 are left.
    let row = LayoutNode.hstack(spacing: 8, [Self.box(48, 48).id("avatar"), .flexible])
    let result = row.layout(proposing: ProposedViewSize(width: 200, height: 120))
    let svg = result.svg(SVGOptions(overlays: .proposals))
    #expect(svg.contains("fill=\"#248a3d\">96 × 120</text>"))
    #expect(svg.contains("fill=\"#248a3d\">144 × 120</text>"))
    #expect(result.nodes[1].proposal == .unspecified)
    #expect(result.nodes[2].proposal == ProposedViewSize(width: 144, height: 120))
  }

  @Test func `a row that is described later shows what it was proposed`() {
    let list = LayoutNode.scroll(
      .lazyVStack(spacing: 0, rows: LayoutRows(count: 3, length: 10) { _ in [Self.box(10, 10)] }))
    let svg = list.layout(proposing: ProposedViewSize(width: 50, height: 40))
      .svg(SVGOptions(overlays: .proposals))
    #expect(svg.contains("fill=\"#248a3d\">50 × nil</text>"))
  }

  @Test func `gaps and guides are mirrored from right to left`() {
    let row = LayoutNode.vstack(
      alignment: .leading, spacing: 2,
      [.hstack(spacing: 6, [Self.box(10, 4), Self.box(20, 4)]), Self.box(50, 4)])
    let svg = row.layout(proposing: .unspecified, direction: .rightToLeft)
      .svg(SVGOptions(overlays: [.guides, .spacing]))
    // The row is from 14 to 50: the first box from 40, the gap from 34, the second box from 14.
    #expect(svg.contains("<rect x=\"34\" y=\"0\" width=\"6\" height=\"4\" fill=\"#ff2d92\""))
    // The leading edge is the right one.
    #expect(svg.contains("<line x1=\"50\" y1=\"-4\" x2=\"50\" y2=\"14\" stroke=\"#ff9500\"/>"))
  }

  @Test func `a line inside of a shape is cut off outside of it`() {
    // Half of a line of twice the width, for an outline that cannot be made smaller.
    let triangle = Appearance.CustomOutline { rect in
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: 10))
        path.addLine(to: CGPoint(x: rect.minX, y: 10))
        path.closeSubpath()
      }
    }
    let node = LayoutNode.fixed(width: 20, height: 10).appearance(
      Appearance(
        content: .shape(
          .init(
            outline: .custom(triangle), stroke: .init(paint: Self.red, width: 2, isInside: true)))))
    let svg = node.layout(proposing: .unspecified).svg()
    #expect(svg.contains("<clipPath id=\"layout-0\"><path d=\"M10 0L20 10L0 10Z\"/></clipPath>"))
    #expect(svg.contains("stroke-width=\"4\" clip-path=\"url(#layout-0)\""))
  }

  @Test func `a shadow is drawn below what casts it`() {
    let shadow = Appearance.Shadow(color: .black, radius: 4, x: 1, y: 2)
    let svg = Self.box(10, 10).appearance(Appearance(effects: [.shadow(shadow)])).layout(
      proposing: .unspecified
    ).svg()
    #expect(
      svg.contains(
        """
        <feGaussianBlur in="SourceAlpha" stdDeviation="2"/><feOffset dx="1" dy="2" result="moved"/>\
        <feFlood flood-color="#000000" flood-opacity="1" result="color"/>\
        <feComposite in="color" in2="moved" operator="in"/>\
        <feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>
        """))
    #expect(svg.contains("<g filter=\"url(#layout-0)\">"))
  }

  @Test func `every result has a picture`() {
    var deep = Self.box(4, 4)
    for _ in 0..<3000 { deep = deep.padding(1).appearance(Appearance(effects: [.opacity(1)])) }
    for node in [deep, .empty, .flexible] {
      for proposal in [ProposedViewSize.zero, .infinity, .unspecified] {
        let svg = node.layout(proposing: proposal).svg(SVGOptions(overlays: .all))
        #expect(!svg.contains("inf") && !svg.contains("nan"))
      }
    }
  }
}
