import Foundation
import LayoutCore
import Testing

/// Captures: a tree with what it is laid out in, and recordings of what came out.
struct LayoutCaptureTests {
  private let card = LayoutNode.hstack(
    spacing: 8, [LayoutNode.fixed(width: 40, height: 40).id("icon"), LayoutNode.text("Title")])

  @Test func `a capture lays out as it was captured`() throws {
    var capture = LayoutCapture(
      card, in: CGSize(width: 200, height: 60), safeArea: EdgeInsets(10, on: .top),
      direction: .rightToLeft)
    capture.options.standardLengths = .cells
    capture.options.textMeasurer = LineSetter(TerminalFontMetrics())
    capture.recording = LayoutRecording(capture.layout())
    let copy = try read(json(capture), as: LayoutCapture.self)
    #expect(copy.space == capture.space)
    #expect(copy.recording == capture.recording)
    // A title of 5 cells, 8 between, and an icon of 40, in the middle of 200: from 73.5 on. The
    // safe area is from 10 to 60, and the icon in its middle.
    #expect(
      copy.layout().frame(of: "icon") == CGRect(x: 86.5, y: 15, width: 40, height: 40))
    #expect(LayoutRecording(copy.layout()) == copy.recording)
  }

  @Test func `a unit of lengths is kept`() throws {
    var capture = LayoutCapture(
      .hstack(spacing: 0, [.flexible, .flexible, .flexible]), in: CGSize(width: 10, height: 1))
    capture.options.lengthUnit = 1
    let copy = try read(json(capture), as: LayoutCapture.self)
    // 10 = 3 + 3 + 4.
    #expect(copy.layout().root.children.map(\.frame.size.width) == [3, 3, 4])
  }

  @Test func `the size of a pixel is kept`() throws {
    var capture = LayoutCapture(
      LayoutNode.flexible.id("view").ignoresSafeArea().padding(EdgeInsets(0.375, on: .top)),
      in: CGSize(width: 100, height: 100), safeArea: EdgeInsets(10, on: .top))
    capture.options.pixelLength = 0.5
    let copy = try read(json(capture), as: LayoutCapture.self)
    // It is more than half a pixel from the edge at 10.
    #expect(copy.layout().frame(of: "view")?.minY == 10.375)
  }

  @Test func `a recording says where figures are drawn into the unsafe area`() throws {
    let ground = Appearance.Figure(fill: .color(.black), edgesIntoUnsafeArea: .all)
    let node = LayoutNode.flexible.appearance(Appearance(effects: [.background(ground)]))
    let result = node.layout(
      in: CGSize(width: 100, height: 200), safeArea: EdgeInsets(40, on: .top))
    let recording = LayoutRecording(result)
    #expect(recording.nodes[0].frame == CGRect(x: 0, y: 40, width: 100, height: 160))
    #expect(
      recording.nodes[0].frame(of: ground) == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(recording.nodes[0].frame(of: ground) == result.root.frame(of: ground))
    #expect(recording.nodes[0].frame(of: .init()) == recording.nodes[0].frame)
    #expect(try read(json(recording), as: LayoutRecording.self) == recording)
  }

  @Test func `what was repaired before it was written is said once`() throws {
    let node = LayoutNode.flexible.frame(minWidth: 2, maxWidth: -5)
    let said = node.layout(proposing: .unspecified).diagnostics
    let copy = try read(json(node), as: LayoutNode.self)
    #expect(copy.layout(proposing: .unspecified).diagnostics == said && !said.isEmpty)
  }

  @Test func `a node is written again as it was read`() throws {
    for node in [
      LayoutNode.flexible.padding3D(.all), LayoutNode.flexible.padding3D([.back, .top]),
    ] {
      let text = try json(node)
      #expect(try json(read(text, as: LayoutNode.self)) == text)
    }
  }

  @Test func `a proposal is kept`() throws {
    let capture = LayoutCapture(
      card, proposing: ProposedViewSize(width: .infinity, height: nil))
    let text = try json(capture)
    #expect(text.contains(#""proposal":{"width":"infinity"}"#))
    #expect(try read(text, as: LayoutCapture.self).space == capture.space)
  }

  @Test func `a tree by itself is a capture that is proposed nothing`() throws {
    let capture = try read(json(card), as: LayoutCapture.self)
    #expect(capture.space == .proposal(.unspecified))
    #expect(capture.layout() == card.layout(proposing: .unspecified))
  }

  @Test func `a measurer of a client's own can't be captured`() throws {
    var capture = LayoutCapture(card, proposing: .unspecified)
    capture.options.textMeasurer = Ruler()
    let error = #expect(throws: EncodingError.self) { try json(capture) }
    guard case .invalidValue(_, let context) = error else { return }
    #expect(
      context.debugDescription
        == "The value is measured by Ruler, a measurer of its own, and that can't be written.")
  }

  @Test func `a recording has what a renderer needs`() throws {
    let outline = Appearance.Outline.custom(
      .init { frame in
        var path = Path()
        path.move(to: CGPoint(x: frame.minX, y: frame.maxY))
        path.addLine(to: CGPoint(x: frame.midX, y: frame.minY))
        return path
      })
    let tree = LayoutNode.vstack(
      spacing: 0,
      [
        LayoutNode.flexible.appearance(Appearance(content: .shape(.init(outline: outline))))
          .frame(width: 20, height: 10).id("roof"),
        LayoutNode.text("ab", measurer: LineSetter(TerminalFontMetrics())).id(2).zIndex(-1),
      ])
    let recording = LayoutRecording(tree.layout(proposing: .unspecified))
    let copy = try read(json(recording), as: LayoutRecording.self)
    #expect(copy == recording)
    #expect(copy.size == CGSize(width: 20, height: 11))
    #expect(copy.nodes.map(\.level) == [0, 1, 2, 1])
    #expect(copy.nodes.map(\.childCount) == [2, 1, 0, 0])
    #expect(copy.nodes.map(\.ids) == [[], [.string("roof")], [], [.integer(2)]])
    // Of two siblings, the one with the lower index is drawn first.
    #expect(copy.nodesInDrawingOrder.map(\.drawingOrder) == [0, 1, 2, 3])
    #expect(copy.nodesInDrawingOrder[1].ids == [.integer(2)])
    let line = copy.nodes[3].lines[0]
    #expect(line.string == "ab" && line.width == 2)
    #expect(line.origin == CGPoint(x: 9, y: 11))
    guard case .shape(let figure) = copy.nodes[2].appearance?.content,
      case .custom(let roof) = figure.outline
    else {
      Issue.record("the outline is lost")
      return
    }
    // From the lower left corner of 20 × 10 to the middle of its upper edge, at (5, 5).
    let path = roof.path(in: CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(path.currentPoint == CGPoint(x: 15, y: 5))
  }
}

/// A measurer that knows one size.
private struct Ruler: TextMeasurer {
  func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
    TextMetrics(ascent: 1, descent: 0, capHeight: 1)
  }

  func layout(of text: StyledText, in proposal: ProposedViewSize) -> TextLayout {
    TextLayout(size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [])
  }
}
