import Foundation
import LayoutCore
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures in the SVG format.
@Suite struct SVGTests {
  private static let red = Appearance.Paint.color(.init(red: 1, green: 0, blue: 0))

  private static func box(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.fixed(width: width, height: height).drawing(.shape(.init(fill: red)))
  }

  private func lines(_ node: LayoutNode, _ options: SVGOptions = SVGOptions()) -> [String] {
    let svg = node.layout(proposing: .unspecified).svg(options)
    #expect(isWellFormed(svg), "\(svg)")
    return svg.split(separator: "\n").dropFirst().dropLast().map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `a document`() {
    let card = LayoutNode.fixed(width: 40, height: 20).id("card")
      .drawing(.shape(.init(outline: .roundedRectangle(radius: 4), fill: Self.red)))
    #expect(
      card.layout(proposing: .unspecified).svg(SVGOptions(title: "A card")) == """
        <svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="40" height="20" \
        viewBox="0 0 40 20" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, \
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
      lines(.fixed(width: 4, height: 2)) == [
        """
        <rect x="0" y="0" width="4" height="2" fill="#8e8e93" fill-opacity="0.25" \
        stroke="#8e8e93" stroke-width="0.5"/>
        """
      ])
  }

  @Test func `a background is drawn first, siblings by their z-index`() {
    let behind = Self.box(4, 4).background(Self.box(8, 8))
    #expect(lines(behind).map { $0.contains("\"8\"") } == [true, false])
    let stack = LayoutNode.zstack([Self.box(4, 4).zIndex(1), Self.box(8, 8)])
    #expect(lines(stack).map { $0.contains("\"8\"") } == [true, false])
  }

  @Test func `hidden nodes are left out`() {
    #expect(lines(Self.box(4, 4).hidden()) == [])
    #expect(lines(Self.box(4, 4).padding(2).hidden()) == [])
  }

  @Test func `effects surround what was drawn before them`() {
    let node = Self.box(4, 4).effect(.opacity(0.5)).effect(.border(Self.red, width: 1))
    #expect(
      lines(node) == [
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
      .effect(.border(Self.red, width: 1))
    let lines = lines(node)
    #expect(
      lines.prefix(3) == [
        "<g transform=\"translate(0 0) scale(2 2) translate(0 0)\">",
        "<rect x=\"0\" y=\"0\" width=\"4\" height=\"4\" fill=\"#ff0000\"/>", "</g>",
      ])
    #expect(lines.count == 4 && lines[3].contains("stroke=\"#ff0000\""))
  }

  @Test func `transforms keep their anchor, and are mirrored from right to left`() {
    let node = Self.box(40, 20)
      .transformed(RenderTransform(.rotation(radians: .pi / 2), anchor: .topLeading))
    #expect(lines(node)[0] == "<g transform=\"translate(0 0) rotate(90) translate(0 0)\">")
    let mirrored = node.layout(proposing: .unspecified, direction: .rightToLeft).svg()
    #expect(mirrored.contains("translate(40 0) rotate(-90) translate(-40 0)"))
  }

  @Test func `each line of a text is as wide as it was measured`() {
    // Characters of 10 points are 5 wide; ascent 9.67, descent 2.11, so lines are 11.777 apart.
    let text = LayoutNode.text(StyledText("one two", font: FontDescription(size: 10)))
    let svg = text.layout(proposing: ProposedViewSize(width: 20, height: nil)).svg()
    #expect(
      svg.contains(
        """
        <text x="0" y="9.668" textLength="15" lengthAdjust="spacingAndGlyphs" \
        xml:space="preserve" font-size="10">one</text>
        """))
    #expect(svg.contains("y=\"21.445\" textLength=\"15\""))
  }

  @Test func `text is escaped`() {
    let svg = LayoutNode.text(StyledText("a<b & \"c\"\u{1}", font: FontDescription(size: 10)))
      .id("<&>").layout(proposing: .unspecified).svg(SVGOptions(title: "]]>"))
    #expect(svg.contains(">a&lt;b &amp; &quot;c&quot;\u{FFFD}</text>"))
    #expect(svg.contains("<title>&lt;&amp;&gt;</title>"))
    #expect(isWellFormed(svg))
  }

  @Test func `gradients and clips are defined under the picture's own names`() {
    let stops = [
      Appearance.GradientStop(color: .black, location: 0),
      Appearance.GradientStop(color: .white, location: 1),
    ]
    let node = LayoutNode.fixed(width: 10, height: 10)
      .drawing(
        .shape(.init(fill: .linearGradient(stops: stops, start: .leading, end: .trailing)))
      )
      .effect(.clip(.circle, usesEvenOddRule: false))
    let svg = node.layout(proposing: .unspecified).svg(SVGOptions(namePrefix: "page-3"))
    #expect(
      svg.contains("<clipPath id=\"page-3-0\"><circle cx=\"5\" cy=\"5\" r=\"5\"/></clipPath>"))
    #expect(
      svg.contains(
        """
        <linearGradient id="page-3-1" gradientUnits="userSpaceOnUse" x1="0" y1="5" x2="10" y2="5">\
        <stop offset="0" stop-color="#000000"/><stop offset="1" stop-color="#ffffff"/>\
        </linearGradient>
        """))
    #expect(svg.contains("fill=\"url(#page-3-1)\""))
  }

  @Test func `overlays show frames, guides, spacing and proposals`() {
    let row = LayoutNode.hstack(
      alignment: .top, spacing: 6, [Self.box(10, 10).id("a"), Self.box(10, 20)])
    let shown = lines(row, SVGOptions(overlays: .all))
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
      [
        .move(to: CGPoint(x: rect.midX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: 10)),
        .line(to: CGPoint(x: rect.minX, y: 10)), .closeSubpath,
      ]
    }
    let node = LayoutNode.fixed(width: 20, height: 10).drawing(
      .shape(
        .init(
          outline: .custom(triangle), stroke: .init(paint: Self.red, width: 2, isInside: true))))
    let svg = node.layout(proposing: .unspecified).svg()
    #expect(svg.contains("<clipPath id=\"layout-0\"><path d=\"M10 0L20 10L0 10Z\"/></clipPath>"))
    #expect(svg.contains("stroke-width=\"4\" clip-path=\"url(#layout-0)\""))
  }

  @Test func `a shadow is drawn below what casts it`() {
    let shadow = Appearance.Shadow(color: .black, radius: 4, x: 1, y: 2)
    let svg = Self.box(10, 10).effect(.shadow(shadow)).layout(proposing: .unspecified).svg()
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

  @Test func `redacted text is a bar as wide as the text`() {
    // Three characters of 10 points are 15 wide; the bar is 7.5 high and ends 0.5 below the baseline,
    // which is 9.668 from the top.
    let node = LayoutNode.text(StyledText("abc", font: FontDescription(size: 10)))
      .effect(.redaction(.placeholder))
    #expect(
      lines(node) == [
        """
        <rect x="0" y="2.668" width="15" height="7.5" rx="2" fill="#8e8e93" fill-opacity="0.3"/>
        """
      ])
  }

  @Test func `lines of text are aligned, and mirrored from right to left`() {
    // The lines are 25 and 10 wide.
    func starts(_ alignment: TextAlignment, _ direction: LayoutDirection) -> [String] {
      var text = StyledText("one a\nbc", font: FontDescription(size: 10))
      text.alignment = alignment
      text.layoutDirection = direction
      return lines(.text(text)).compactMap {
        $0.components(separatedBy: "x=\"").dropFirst().first?.components(separatedBy: "\"").first
      }
    }
    #expect(starts(.leading, .leftToRight) == ["0", "0"])
    #expect(starts(.center, .leftToRight) == ["0", "7.5"])
    #expect(starts(.trailing, .leftToRight) == ["0", "15"])
    #expect(starts(.leading, .rightToLeft) == ["0", "15"])
  }

  @Test func `parts of a text are raised from where the last one was`() {
    let font = FontDescription(size: 10)
    let text = StyledText(
      [
        TextRun("a", font: font), TextRun("b", font: font, baselineOffset: 4),
        TextRun("c", font: font),
      ], font: font)
    let parts = lines(.text(text)).first?.components(separatedBy: "<tspan").dropFirst() ?? []
    #expect(
      parts.map { $0.hasPrefix(" dy") ? $0.components(separatedBy: "\"")[1] : "" } == [
        "", "-4", "4",
      ])
  }

  @Test func `text of scripts from right to left starts at the right`() {
    let node = LayoutNode.text(StyledText("שלום", font: FontDescription(size: 10)))
    let text = lines(node).first ?? ""
    #expect(text.hasPrefix("<text x=\"20\""))
    #expect(text.contains("direction=\"rtl\""))
  }

  /// A leaf in the middle of 100 × 80: it is 100 wide and -50 high, from 65 up to 15.
  private func upended(_ leaf: LayoutNode) -> ResolvedLayout {
    leaf.aspectRatio(-2, contentMode: .fit).layout(in: CGSize(width: 100, height: 80))
  }

  @Test func `rectangles have no negative lengths`() {
    let leaf = upended(.flexible)
    #expect(leaf.nodes.last?.frame == CGRect(x: 0, y: 65, width: 100, height: -50))
    let frame = "<rect x=\"0\" y=\"15\" width=\"100\" height=\"50\" stroke=\"#0a84ff\""
    #expect(leaf.svg(SVGOptions(overlays: .all)).contains(frame))

    let outlines: [(Appearance.Outline, String)] = [
      (.rectangle, #"<rect x="0" y="15" width="100" height="50""#),
      (
        .roundedRectangle(radius: 30),
        #"<rect x="0" y="15" width="100" height="50" rx="30" ry="25""#
      ),
      (.capsule(isContinuous: false), #"<rect x="0" y="15" width="100" height="50" rx="25""#),
      (.circle, #"<circle cx="50" cy="40" r="25""#),
      (.ellipse, #"<ellipse cx="50" cy="40" rx="50" ry="25""#),
    ]
    for (outline, element) in outlines {
      let shape = LayoutNode.flexible.drawing(.shape(.init(outline: outline, fill: Self.red)))
      #expect(upended(shape).svg().contains("\(element) fill=\"#ff0000\"/>"))
      let clipped = LayoutNode.flexible.effect(.clip(outline, usesEvenOddRule: false))
      #expect(upended(clipped).svg().contains("\(element)/></clipPath>"))
    }
    // The line's middle is two points inside of the edges.
    let border = upended(LayoutNode.flexible.effect(.border(Self.red, width: 4)))
    #expect(border.svg().contains("<rect x=\"2\" y=\"17\" width=\"96\" height=\"46\""))
  }

  @Test func `outlines of clients are asked for rectangles as they are`() {
    let diagonal = Appearance.CustomOutline { rect in
      [
        .move(to: rect.origin),
        .line(
          to: CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height)),
      ]
    }
    let shape = LayoutNode.flexible.drawing(
      .shape(.init(outline: .custom(diagonal), fill: Self.red)))
    #expect(upended(shape).svg().contains("<path d=\"M0 65L100 15\""))
  }

  @Test func `gradients have no negative radius`() {
    let stops = [Appearance.GradientStop(color: .black, location: 0)]
    let paints: [Appearance.Paint] = [
      .radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: -4),
      .ellipticalGradient(
        stops: stops, center: .center, startFraction: 0, endFraction: -1),
    ]
    for paint in paints {
      let node = LayoutNode.fixed(width: 4, height: 4).drawing(.shape(.init(fill: paint)))
      #expect(node.layout(proposing: .unspecified).svg().contains(" r=\"0\""))
    }
  }

  @Test func `a window of negative size is drawn as none`() {
    let svg = LayoutNode.flexible.layout(in: CGSize(width: 10, height: -5))
      .svg(SVGOptions(overlays: .all))
    #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"10\" height=\"0\" stroke=\"#8e8e93\""))
    #expect(!svg.contains("height=\"-"))
  }

  @Test func `every result has a picture`() {
    var deep = Self.box(4, 4)
    for _ in 0..<3000 { deep = deep.padding(1).effect(.opacity(1)) }
    for node in [deep, .empty, .flexible] {
      for proposal in [ProposedViewSize.zero, .infinity, .unspecified] {
        let svg = node.layout(proposing: proposal).svg(SVGOptions(overlays: .all))
        #expect(!svg.contains("inf") && !svg.contains("nan"))
      }
    }
  }

  private func isWellFormed(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }
}
