import Foundation
import LayoutCore
import TestSupport
import Testing

/// Text in pictures in the SVG format.
struct SVGTextTests {
  @Test func `each line of a text is as wide as it was measured`() {
    // Characters of 10 points are 5 wide; the ascent is 9.67, or 10 in whole pixels, and lines are
    // 11.777 apart.
    let text = squareText(StyledText("one two", font: FontDescription(size: 10)))
    let svg = text.layout(proposing: ProposedViewSize(width: 20, height: nil)).svg()
    #expect(
      svg.contains(
        """
        <text x="0" y="10" textLength="15" lengthAdjust="spacingAndGlyphs" \
        xml:space="preserve" font-size="10">one</text>
        """))
    #expect(svg.contains("y=\"22\" textLength=\"15\""))
  }

  @Test func `text is escaped`() {
    let svg = squareText(StyledText("a<b & \"c\"\u{1}", font: FontDescription(size: 10)))
      .id("<&>").layout(proposing: .unspecified).svg(SVGOptions(title: "]]>"))
    #expect(svg.contains(">a&lt;b &amp; &quot;c&quot;\u{FFFD}</text>"))
    #expect(svg.contains("<title>&lt;&amp;&gt;</title>"))
    #expect(isWellFormedXML(svg))
  }

  @Test(
    arguments: [(.solid, nil), (.dot, "dotted"), (.dash, "dashed"), (.dashDotDot, "dashed")]
      as [(TextRun.LineStyle.Pattern, String?)])
  func `lines under text have the nearest pattern`(pattern: TextRun.LineStyle.Pattern, css: String?)
  {
    let font = FontDescription(size: 10)
    let run = TextRun("abc", font: font, underline: .init(pattern: pattern))
    let svg = squareText(StyledText([run], font: font)).layout(proposing: .unspecified).svg()
    #expect(svg.contains("text-decoration=\"underline\""))
    #expect(svg.contains("text-decoration-style") == (css != nil))
    // No attribute says it.
    if let css { #expect(svg.contains(" style=\"text-decoration-style:\(css)\"")) }
  }

  @Test func `lines under and through text have colours of their own`() {
    let font = FontDescription(size: 10)
    let run = TextRun(
      "abc", font: font, paint: .color(.init(red: 0, green: 0, blue: 1, opacity: 0.5)),
      underline: .init(color: .init(red: 1, green: 0, blue: 0)),
      strikethrough: .init(color: .init(red: 0, green: 1, blue: 0)))
    // A line is filled as its element is, and no letter takes over what a line is filled with.
    let letters = ##"<tspan fill="#0000ff" fill-opacity="0.5">"##
    #expect(
      svgLines(squareText(StyledText([run], font: font)))[0].hasSuffix(
        ##" fill="#0000ff" fill-opacity="0.5">"##
          + ##"<tspan text-decoration="underline" fill="#ff0000" fill-opacity="1">"## + letters
          + ##"<tspan text-decoration="line-through" fill="#00ff00" fill-opacity="1">"## + letters
          + "abc</tspan></tspan></tspan></tspan></text>"))
  }

  @Test func `gradients fit the text, not each of its lines`() {
    let font = FontDescription(size: 10)
    let stops = [Appearance.GradientStop(color: .black, location: 0)]
    // The lines are 25 and 10 wide.
    let run = TextRun(
      "one a\nbc", font: font,
      paint: .linearGradient(stops: stops, start: .topLeading, end: .topTrailing))
    let gradients = svgLines(squareText(StyledText([run], font: font))).filter {
      $0.hasPrefix("<linearGradient")
    }
    #expect(gradients.count == 2)
    #expect(gradients.allSatisfy { $0.contains(##"x1="0" y1="0" x2="25" y2="0""##) })
  }

  @Test func `only the part of a line that casts a shadow is in the shadow's group`() {
    let font = FontDescription(size: 10)
    let red = Appearance.Paint.color(.init(red: 1, green: 0, blue: 0))
    let shadow = Appearance.Shadow(color: .black, radius: 2)
    let cast = TextRun("a", font: font, paint: .shadowed(red, shadow))
    #expect(
      svgLines(squareText(StyledText([cast], font: font))).dropFirst(3).map { $0.prefix(5) } == [
        "<g fi", "<text", "</g>",
      ])
    let text = StyledText([TextRun("b", font: font), cast], font: font)
    let lines = svgLines(squareText(text)).dropFirst(3)
    #expect(lines.map { $0.prefix(5) } == ["<text", "<g fi", "<text", "</g>"])
    let parts = lines.filter { $0.hasPrefix("<text") }.map {
      $0.components(separatedBy: "<tspan font-size=\"10\"").dropFirst()
        .map { $0.prefix { $0 != "<" } }
    }
    let unseen = ##" fill="#000000" fill-opacity="0">"##
    #expect(parts == [[">b", "\(unseen)a"], ["\(unseen)b", ##" fill="#ff0000">a"##]])
  }

  @Test func `very many shadows in a line are not written one by one`() {
    let runs = (0..<100).map { number in
      let shadow = Appearance.Shadow(color: .black, radius: CGFloat(number + 1))
      return TextRun(
        "a", font: FontDescription(size: 10), paint: .shadowed(.color(.black), shadow))
    }
    let svg = LayoutNode.text(StyledText(runs, font: FontDescription(size: 10)))
      .layout(proposing: .unspecified).svg()
    // One for each of sixteen shadows, and one for all others.
    #expect(svg.components(separatedBy: "<text").count - 1 == 17)
  }

  @Test func `redacted text is a bar as wide as the text`() {
    // Three characters of 10 points are 15 wide; the bar is 7.5 high and ends 0.5 below the
    // baseline, which is 10 from the top.
    let node = squareText(StyledText("abc", font: FontDescription(size: 10)))
      .appearance(Appearance(effects: [.redaction(.placeholder)]))
    #expect(
      svgLines(node) == [
        """
        <rect x="0" y="3" width="15" height="7.5" rx="2" fill="#8e8e93" fill-opacity="0.3"/>
        """
      ])
  }

  @Test func `lines of text are aligned, and mirrored from right to left`() {
    // The lines are 25 and 10 wide.
    func starts(_ alignment: TextAlignment, _ direction: LayoutDirection) -> [String] {
      var text = StyledText("one a\nbc", font: FontDescription(size: 10))
      text.alignment = alignment
      text.layoutDirection = direction
      return svgLines(squareText(text)).compactMap {
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
    let parts =
      svgLines(squareText(text)).first?.components(separatedBy: "<tspan").dropFirst() ?? []
    #expect(
      parts.map { $0.hasPrefix(" dy") ? $0.components(separatedBy: "\"")[1] : "" } == [
        "", "-4", "4",
      ])
  }

  @Test func `letters of a part are as far apart as they were measured`() {
    let font = FontDescription(size: 10)
    let text = StyledText(
      [TextRun("AB", font: font, tracking: 20), TextRun("CDE", font: font)], font: font)
    // 2 · (5 + 20) + 3 · 5: the distance behind B counts, too.
    #expect(
      svgLines(squareText(text)) == [
        """
        <text x="0" y="10" textLength="65" lengthAdjust="spacingAndGlyphs" xml:space="preserve">\
        <tspan font-size="10" letter-spacing="20">AB</tspan>\
        <tspan font-size="10">CDE</tspan></text>
        """
      ])
  }

  @Test(
    arguments: [
      (.none, nil), (.lowercase, "small-caps"), (.uppercase, "unicase"), (.all, "all-small-caps"),
    ] as [(FontDescription.SmallCaps, String?)])
  func `letters are small capitals where their font says so`(
    smallCaps: FontDescription.SmallCaps, css: String?
  ) {
    let text = StyledText("Aa", font: FontDescription(size: 10, smallCaps: smallCaps))
    let line = svgLines(squareText(text))[0]
    #expect(line.contains("font-variant") == (css != nil))
    if let css { #expect(line.contains(" style=\"font-variant-caps:\(css)\"")) }
  }

  @Test func `text of scripts from right to left starts at the right`() {
    let node = squareText(StyledText("שלום", font: FontDescription(size: 10)))
    let text = svgLines(node).first ?? ""
    #expect(text.hasPrefix("<text x=\"20\""))
    #expect(text.contains("direction=\"rtl\""))
    // The first letter decides for all of a paragraph.
    let mixed = squareText(StyledText("ab שלום", font: FontDescription(size: 10)))
    #expect(svgLines(mixed).first?.contains("direction") == false)
  }
}
