import Foundation
import LayoutCore
import LayoutKit
import LayoutTesting
import Testing

#if canImport(CoreText)
  import CoreText
#endif

/// The code of the article about renderers, compiled and run.
struct DrawingArticleTests {
  /// Characters in cells; what is filled is shaded.
  struct Screen {
    var rows: [[Character]]

    init(_ size: CGSize) {
      rows = Array(
        repeating: Array(repeating: " ", count: Int(size.width)), count: Int(size.height))
    }

    /// A line stands in the row above its baseline.
    mutating func write(_ text: String, at point: CGPoint) {
      for (number, character) in text.enumerated() {
        rows[Int(point.y) - 1][Int(point.x) + number] = character
      }
    }

    mutating func clear(_ area: CGRect) {
      for row in Int(area.minY)..<Int(area.maxY) {
        for column in Int(area.minX)..<Int(area.maxX) { rows[row][column] = " " }
      }
    }

    mutating func draw(_ node: ResolvedLayout.Node) {
      if case .shape(let figure) = node.appearance?.content { fill(node.frame, with: figure.fill) }
    }

    mutating func fill(_ frame: CGRect, with paint: Appearance.Paint?) {
      for row in Int(frame.minY)..<Int(frame.maxY) {
        for column in Int(frame.minX)..<Int(frame.maxX) { rows[row][column] = "░" }
      }
    }
  }

  struct TypewriterMetrics: FontMetrics {
    func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
      TextMetrics(
        ascent: font.size * 0.8, descent: font.size * 0.2, capHeight: font.size * 0.7,
        pixelLength: pixelLength)
    }

    func advances(of string: String, in font: FontDescription) -> [CGFloat] {
      string.map { _ in font.size * 0.6 }
    }
  }

  func draw(_ result: ResolvedLayout, on screen: inout Screen) {
    for node in result.nodes.inDrawingOrder where !node.isHidden {
      for line in node.textLines() {
        screen.write(line.string, at: line.origin)
      }
      if case .shape(let figure) = node.appearance?.content {
        screen.fill(node.frame, with: figure.fill)
      }
    }
  }

  @Test func `a terminal`() {
    let inbox = VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Inbox")
        Spacer()
        Text("3 new")
      }
      Color.gray.frame(height: 1)
      Text("A mail with a long subject").multilineTextAlignment(.trailing)
    }
    let window = CGSize(width: 14, height: 4)
    let text = StyledText("Inbox", font: FontDescription(size: 1))
    let node = LayoutNode.text(text, measurer: LineSetter(TypewriterMetrics()))

    var options = LayoutOptions()
    options.standardLengths = .cells
    options.lengthUnit = 1
    options.textMeasurer = LineSetter(TerminalFontMetrics())
    let tree = LayoutTree(.hstack([.text("Total"), .spacer, .text("12")]), options: options)

    let result = inbox.layout(in: window) {
      $0.standardLengths = .cells
      $0.lengthUnit = 1
      $0.textMeasurer = LineSetter(TerminalFontMetrics())
    }
    var screen = Screen(window)
    draw(result, on: &screen)
    // The spacer touches its neighbours and gets 14 − 5 − 5 = 4. Of the subject 13 characters and a
    // space fit; both lines are aligned to the end of those 14 cells.
    #expect(
      screen.rows.map { String($0) } == [
        "Inbox    3 new", "░░░░░░░░░░░░░░", " A mail with a", "  long subject",
      ])
    #expect(result.nodes.last?.textLayout()?.isTruncated == false)
    // Five letters, two digits, and nothing between that needs a place.
    #expect(tree.layout(proposing: .unspecified).size == CGSize(width: 5 + 2, height: 1))
    // 5 × 0.6
    #expect(node.layout(proposing: .unspecified).size == CGSize(width: 3, height: 1))
  }

  /// A page with groups, whose lines are indented by level.
  struct Page {
    var lines: [String] = []
    var level = 0

    mutating func begin(_ transform: CGAffineTransform?) { level += transform == nil ? 1 : 10 }
    mutating func end() { level -= level > 10 ? 10 : 1 }
    mutating func draw(_ node: ResolvedLayout.Node) { lines.append("\(level) \(node.name)") }
  }

  func draw(_ result: ResolvedLayout, on page: inout Page) {
    result.nodes.walk {
      guard !$0.isHidden else { return false }
      page.begin($0.transform?.matrix(in: $0.frame, direction: $0.layoutDirection))
      page.draw($0)
      return true
    } leave: { _ in
      page.end()
    }
  }

  @Test func `groups of a page`() {
    let stack = VStack {
      Color.red.hidden()
      Color.blue
    }
    var page = Page()
    draw(stack.layout(in: CGSize(width: 10, height: 10)), on: &page)
    #expect(page.lines.map { String($0.prefix(1)) } == ["1", "2"])
    #expect(page.level == 0)
  }

  func target(of click: CGPoint, in result: ResolvedLayout) -> AnyHashable? {
    var node = result.node(at: click)
    while let inner = node, inner.id == nil { node = inner.parent }
    return node?.id
  }

  @Test func `a click`() {
    let row = HStack(spacing: 0) {
      Text("Open").padding(10).background(Color.blue).id("open")
      Spacer()
    }
    let result = row.layout(in: CGSize(width: 200, height: 60))
    #expect(target(of: CGPoint(x: 20, y: 30), in: result) == AnyHashable("open"))
    #expect(target(of: CGPoint(x: 3, y: 30), in: result) == AnyHashable("open"))
    #expect(target(of: CGPoint(x: 150, y: 30), in: result) == nil)
  }

  func redraw(_ after: ResolvedLayout, since before: ResolvedLayout, on screen: inout Screen) {
    let page = CGRect(origin: .zero, size: after.window)
    for area in after.changes(since: before)?.areas ?? [page] {
      screen.clear(area)
      for node in after.nodes(in: area) where node.isHidden == false { screen.draw(node) }
    }
  }

  @Test func `only what differs is drawn again`() {
    let bar = LayoutNode.flexible.appearance(
      Appearance(content: .shape(Appearance.Figure(fill: .color(.black)))))
    func row(_ width: CGFloat) -> LayoutNode {
      .hstack(spacing: 1, [bar.frame(width: width, height: 1).id("first"), bar.frame(width: 2)])
    }
    let size = CGSize(width: 8, height: 1)
    let tree = LayoutTree(row(2))
    let before = tree.layout(in: size)
    var screen = Screen(size)
    redraw(before, since: LayoutTree(row(1)).layout(in: size), on: &screen)
    // 2 + 1 + 2 in the middle of 8, at 1.5.
    #expect(screen.rows.map { String($0) } == [" ░░ ░░  "])
    tree.replace("first", with: bar.frame(width: 3, height: 1).id("first"))
    redraw(tree.layout(in: size), since: before, on: &screen)
    #expect(screen.rows.map { String($0) } == [" ░░░ ░░ "])
  }

  @Test func `text is as wide as CoreText sets it`() {
    let text = StyledText("Hello", font: FontDescription(size: 17))
    let node = LayoutNode.text(text, measurer: LineSetter(CoreTextMetrics()))
    // Measured: 40.5 wide in half points. Where there is no CoreText, its stand-in has letters of
    // half the size: 42.5.
    let width = node.layout(proposing: .unspecified).size.width
    #if canImport(CoreText)
      #expect(abs(width - 40.5) <= 1)
    #else
      #expect(width == 43)
      // A thumb is two units of UTF-16 of the same character, and the letters go to the left.
      let source = CoreTextMetrics()
      let font = FontDescription(size: 10)
      #expect(source.advances(of: "a👍b", in: font) == [5, 10, 5])
      #expect(source.advances(of: "אב", in: font) == [5, 5])
      #expect(source.hasFont(FontDescription(family: "Stand-in", size: 10)))
      #expect(!source.hasFont(FontDescription(family: "Other", size: 10)))
    #endif
  }
}

struct CoreTextMetrics: FontMetrics {
  func face(_ font: FontDescription) -> CTFont {
    var attributes: [CFString: Any] = [
      kCTFontTraitsAttribute: [
        kCTFontWeightTrait: CGFloat(font.weight - 400) / 750,
        kCTFontSlantTrait: CGFloat(font.isItalic ? 1 : 0),
      ]
    ]
    attributes[kCTFontFamilyNameAttribute] = font.family ?? ".AppleSystemUIFont"
    let descriptor = CTFontDescriptorCreateWithAttributes(attributes as CFDictionary)
    return CTFontCreateWithFontDescriptor(descriptor, font.size, nil)
  }

  func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
    let face = face(font)
    return TextMetrics(
      ascent: CTFontGetAscent(face), descent: CTFontGetDescent(face),
      leading: CTFontGetLeading(face), capHeight: CTFontGetCapHeight(face),
      pixelLength: pixelLength)
  }

  func advances(of string: String, in font: FontDescription) -> [CGFloat] {
    let attributes = [kCTFontAttributeName: face(font)] as CFDictionary
    guard let styled = CFAttributedStringCreate(nil, string as CFString, attributes) else {
      return []
    }
    let line = CTLineCreateWithAttributedString(styled)
    var (start, offset) = (CTLineGetOffsetForStringIndex(line, 0, nil), 0)
    return string.map { character in
      offset += character.utf16.count
      let end = CTLineGetOffsetForStringIndex(line, offset, nil)
      defer { start = end }
      return abs(end - start)
    }
  }

  func hasFont(_ font: FontDescription) -> Bool {
    guard let family = font.family else { return true }
    return CTFontCopyFamilyName(face(font)) as String == family
  }
}
