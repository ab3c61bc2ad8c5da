import Foundation
import LayoutCore
import Testing

/// The code of the article on capturing, and of the types' own documentation.
struct CapturingArticleTests {
  private let card = LayoutNode.hstack(
    spacing: 8,
    [
      LayoutNode.fixed(width: 40, height: 40).id("icon"),
      LayoutNode.flexible.frame(height: 20).id("title"),
    ])

  @Test func `a capture is written to a file`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    var capture = LayoutCapture(card, in: CGSize(width: 200, height: 60))
    capture.recording = LayoutRecording(capture.layout())
    try JSONEncoder().encode(capture).write(to: file)
    let copy = try JSONDecoder().decode(LayoutCapture.self, from: Data(contentsOf: file))
    #expect(LayoutRecording(copy.layout()) == capture.recording)
  }

  @Test func `a tree and a recording are read again`() throws {
    let tree = try JSONEncoder().encode(card)
    let copy = try JSONDecoder().decode(LayoutNode.self, from: tree)
    #expect(copy.layout(proposing: .zero) == card.layout(proposing: .zero))

    let recording = LayoutRecording(card.layout(in: CGSize(width: 200, height: 60)))
    let data = try JSONEncoder().encode(recording)
    #expect(try JSONDecoder().decode(LayoutRecording.self, from: data) == recording)
    let node = recording.nodes[1]
    #expect(node.ids.contains(.string("icon")))
  }

  @Test func `the article's file is a capture`() throws {
    let article = """
      {
        "version": 1,
        "window": [200, 60],
        "nodes": [
          {"kind": "hstack", "spacing": 8, "children": 2},
          {"kind": "fixed", "width": 40, "height": 40, "ids": ["icon"]},
          {"kind": "frame", "height": 20, "children": 1, "ids": ["title"]},
          {"kind": "flexible"}
        ]
      }
      """
    let capture = try JSONDecoder().decode(LayoutCapture.self, from: Data(article.utf8))
    #expect(capture.layout() == card.layout(in: CGSize(width: 200, height: 60)))
  }

  @Test func `the article's text is a text`() throws {
    let text = try read(file(#"{"kind": "text", "text": {"runs": [{"string": "Total"}]}}"#))
    #expect(
      text.layout(proposing: .unspecified)
        == LayoutNode.text("Total").layout(proposing: .unspecified))
    #expect(complaint(about: file(#"{"kind": "text", "text": "Total"}"#)) != nil)
  }

  @Test func `the article's form is what is written`() throws {
    var kinds: Set<String> = []
    for node in LayoutNode.oneOfEachKind {
      for part in try json(node).components(separatedBy: #""kind":""#).dropFirst() {
        kinds.insert(String(part.prefix { $0 != "\"" }))
      }
    }
    #expect(
      kinds.sorted() == [
        "aspectRatio", "aspectRatio3D", "background", "clamped", "depthFrame", "depthPadding",
        "divider", "empty", "fixed", "fixedSize", "flexible", "flexibleDepthFrame",
        "flexibleFrame", "frame", "grid", "hstack", "ignoresSafeArea", "lazyGrid", "lazyStack",
        "listRow", "offset", "overlay", "padding", "position", "rotation3D", "safeAreaInset",
        "safeAreaPadding", "scroll", "spacer", "text", "transform", "viewThatFits", "vstack",
        "zstack",
      ])
  }

  @Test func `each kind is read as it was written`() throws {
    for node in LayoutNode.oneOfEachKind {
      let copy = try read(json(node)) as LayoutNode
      #expect(try json(copy) == json(node))
      for proposal in [ProposedViewSize.unspecified, ProposedViewSize(width: 50, height: 70)] {
        #expect(copy.layout(proposing: proposal) == node.layout(proposing: proposal))
      }
    }
  }
}

extension LayoutNode {
  fileprivate static var oneOfEachKind: [LayoutNode] {
    let leaf = LayoutNode.fixed(width: 20, height: 10)
    let turn = Rotation3D(angle: .degrees(90), axis: .z)
    return [
      leaf, .flexible, .empty, .clamped(minWidth: 3, maxHeight: .infinity), .spacer(minLength: 2),
      .divider, .text("Total"), leaf.frame(width: 30), leaf.frame(maxWidth: 9, minHeight: 4),
      leaf.padding(), leaf.aspectRatio(2, contentMode: .fill), leaf.fixedSize(),
      leaf.position(x: 1, y: 2), leaf.offset(x: 3),
      leaf.transformed(RenderTransform(.rotation(radians: 1))),
      leaf.overlay(alignment: .topLeading, .flexible), leaf.background(.flexible),
      .hstack(alignment: .firstTextBaseline, [leaf, leaf]), .vstack(spacing: 3, [leaf, leaf]),
      .zstack(alignment: .bottom, spacing: 4, [leaf, leaf]),
      .grid(verticalSpacing: 1, LayoutNode.gridRow([leaf, leaf]) + [leaf]),
      .viewThatFits(in: .horizontal, [leaf, .flexible]),
      .lazyHStack(alignment: .top, spacing: 2, [leaf]),
      .lazyVGrid(columns: [GridItem(.adaptive(minimum: 8)), GridItem(.fixed(9))], [leaf, leaf]),
      .listRow(minHeight: 30, separator: .divider, leaf),
      LayoutNode.scroll(along: .horizontal, to: .anchor(.trailing), leaf),
      leaf.ignoresSafeArea(.container, edges: .top), leaf.safeAreaPadding(.top),
      leaf.safeAreaInset(edge: .leading, alignment: .bottom, spacing: 2, leaf),
      leaf.frame(depth: 3, alignment: .front), leaf.frame(minDepth: 2), leaf.padding3D(.front),
      leaf.rotation3DLayout(turn),
      leaf.aspectRatio3D(Size3D(width: 1, height: 2, depth: 3), contentMode: .fit),
    ]
  }
}
