import Foundation
import LayoutCore
import Renderer
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct CardTests {
  private func svg(_ json: String) throws -> String { try Card(json: Data(json.utf8)).svg }

  @Test func `a card comes from a file`() throws {
    let svg = try svg(
      """
      {
        "version": 1,
        "window": [120, 60],
        "nodes": [
          {"kind": "hstack", "spacing": 8, "children": 2, "appearance": {"effects": [
            {"background": {"outline": {"roundedRectangle": {"width": 8, "height": 8}},
              "fill": {"color": {"red": 1, "green": 1, "blue": 1}}}}
          ]}},
          {"kind": "fixed", "width": 40, "height": 40, "appearance": {
            "content": {"shape": {"outline": "circle", "fill": {"color": {"red": 1}}}}
          }},
          {"kind": "text", "measurer": {"square": {
            "advance": 0.5, "ascent": 0.75, "descent": 0.25, "capHeight": 0.75
          }}, "text": {"runs": [{"string": "A & B", "font": {"size": 20}}]}}
        ]
      }
      """)
    // An icon of 40, 8 between, and 5 letters of half of 20: 98 wide, 40 high, in the middle of
    // 120 × 60. The text is 20 high: from 20 to 40, its baseline at three quarters of that.
    #expect(
      svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="109" height="50" viewBox="0 0 109 50">
        <defs>

        </defs>
        <rect x="11" y="10" width="98" height="40" rx="8" ry="8" fill="rgb(255 255 255 / 1)"/>
        <circle cx="31" cy="30" r="20" fill="rgb(255 0 0 / 1)"/>
        <text x="59" y="35" textLength="50" font-family="system-ui, sans-serif" \
        xml:space="preserve"><tspan font-size="20" font-weight="400">A &amp; B</tspan></text>
        </svg>

        """)
  }

  @Test func `clips, opacity and transforms are groups around what is in them`() throws {
    let leaf = LayoutNode.fixed(width: 40, height: 10)
      .appearance(Appearance(content: .shape(.init(fill: .color(.black)))))
    let tree = LayoutNode.zstack([
      leaf.transformed(RenderTransform(.scale(x: 2, y: 2), anchor: .topLeading)),
      leaf.zIndex(-1),
    ]).frame(width: 20, height: 10).appearance(
      Appearance(effects: [
        .clip(.rectangle, usesEvenOddRule: false), .opacity(0.5), .border(.color(.white), width: 2),
      ]))
    let capture = LayoutCapture(tree, proposing: .unspecified)
    let svg = try Card(json: JSONEncoder().encode(capture)).svg
    // The views are 40 wide in the middle of 20.
    let lines = svg.split(separator: "\n").map(String.init)
    #expect(
      lines.dropFirst(2).dropLast().map { $0 } == [
        "<clipPath id=\"clip0\"><rect x=\"0\" y=\"0\" width=\"20\" height=\"10\"/></clipPath>",
        "</defs>", "<g opacity=\"0.5\">", "<g clip-path=\"url(#clip0)\">",
        "<rect x=\"-10\" y=\"0\" width=\"40\" height=\"10\" fill=\"rgb(0 0 0 / 1)\"/>",
        "<g transform=\"matrix(2 0 0 2 10 0)\">",
        "<rect x=\"-10\" y=\"0\" width=\"40\" height=\"10\" fill=\"rgb(0 0 0 / 1)\"/>", "</g>",
        "</g>", "</g>",
        "<rect x=\"1\" y=\"1\" width=\"18\" height=\"8\" fill=\"none\" "
          + "stroke=\"rgb(255 255 255 / 1)\" stroke-width=\"2\"/>",
      ])
  }

  @Test func `a recorded card is drawn as it was`() throws {
    let roof = Appearance.Outline.custom(
      .init { frame in
        var path = Path()
        path.move(to: CGPoint(x: frame.minX, y: frame.maxY))
        path.addLine(to: CGPoint(x: frame.midX, y: frame.minY))
        path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
        path.closeSubpath()
        return path
      })
    let tree = LayoutNode.fixed(width: 20, height: 10)
    var capture = LayoutCapture(tree, in: CGSize(width: 40, height: 10))
    let drawn = tree.appearance(
      Appearance(content: .shape(.init(outline: roof, fill: .color(.black)))))
    capture.recording = LayoutRecording(drawn.layout(in: CGSize(width: 40, height: 10)))
    let svg = try Card(json: JSONEncoder().encode(capture)).svg
    #expect(svg.contains("<path d=\"M10 10 L20 0 L30 10 Z\" fill=\"rgb(0 0 0 / 1)\"/>"))
  }

  @Test func `whatever is in the file, the picture is XML or there is none`() throws {
    let texts = ["<script>", "]]>", "\u{1}\u{b}", "\"'&", "\u{FFFE}", "漢字🇩🇪"]
    for text in texts {
      let tree = LayoutNode.text(text).id(text).named(text)
      let svg = try Card(json: JSONEncoder().encode(tree)).svg
      #expect(XMLParser(data: Data(svg.utf8)).parse(), "\(text)")
    }
    #expect(throws: DecodingError.self) { try svg(#"{"version": 1, "nodes": [{"kind": "card"}]}"#) }
  }

  /// A file in which one number after the other is none that can be used.
  @Test func `whatever numbers are in the file, it is drawn`() throws {
    let file = """
      {"version": 1, "window": [9, 9], "nodes": [
        {"kind": "zstack", "children": 2, "zIndex": 3, "priority": 4, "appearance": {"effects": [
          {"opacity": 0.5}, {"blur": {"radius": 2}},
          {"border": {"paint": {"color": {"red": 1, "opacity": 1}}, "width": 2}},
          {"clip": {"outline": {"unevenRoundedRectangle": {"radii": [1, 2, 3, 4]}}}},
          {"shadow": {"radius": 5, "x": 6, "y": 7, "color": {"green": 1}}},
          {"background": {"outline": {"path": [{"move": [[1, 2]]}, {"line": [[3, 4]]}]},
            "stroke": {"width": 2, "dash": [1, 2], "paint": {"linearGradient": {
              "start": [0, 0], "end": [1, 1], "stops": [{"location": 0, "color": {"blue": 1}}]
            }}}}}
        ]}},
        {"kind": "transform", "children": 1,
          "transform": {"effect": {"matrix": [1, 2, 3, 4, 5, 6]}, "anchor": [0, 1]}},
        {"kind": "fixed", "width": 3, "height": 4, "appearance": {
          "content": {"shape": {"outline": {"roundedRectangle": {"width": 1, "height": 2}},
            "fill": {"color": {"red": 1, "green": 1, "blue": 1}}}}}},
        {"kind": "text", "text": {"lineSpacing": 3, "pixelLength": 1, "runs": [
          {"string": "ab", "tracking": 1, "baselineOffset": 2,
            "font": {"size": 8, "weight": 700, "width": 1}}]}}
      ]}
      """
    let numbers = file.ranges(of: /[0-9.]+/).filter {
      " [".contains(file[file.index(before: $0.lowerBound)])
        && ",]}".contains(file[$0.upperBound])
    }
    #expect(numbers.count > 50)
    for number in numbers.dropFirst() {
      for word in [#""nan""#, #""infinity""#, #""-infinity""#, "-1", "1e300", "1e-320"] {
        let broken = file.replacingCharacters(in: number, with: word)
        guard let card = try? Card(json: Data(broken.utf8)) else { continue }
        let capture = try JSONDecoder().decode(LayoutCapture.self, from: Data(broken.utf8))
        let svg = card.svg
        #expect(XMLParser(data: Data(svg.utf8)).parse(), "\(broken)")
        #expect(XMLParser(data: Data(capture.layout().svg().utf8)).parse(), "\(broken)")
        var screen = Terminal(columns: 9, rows: 9)
        screen.draw(capture.layout())
        #expect(screen.changes(since: Terminal(columns: 9, rows: 9)).isEmpty == false)
        var canvas = Canvas(size: CGSize(width: 9, height: 9))
        #expect(canvas.update(to: capture.layout()).isEmpty == false)
        _ = Inspector(capture.layout()).report(at: CGPoint(x: 4, y: 4))
      }
    }
  }
}
