import Foundation
import LayoutCore
import Testing

/// Files that are damaged, or made to do damage: each is an error that says where and what.
struct DamagedFileTests {
  private let leaf = #"{"kind": "flexible"}"#

  private func expect(
    _ text: String, at path: String, _ sentence: String,
    location: SourceLocation = #_sourceLocation
  ) {
    let found = complaint(about: text)
    #expect(found?.path == path, sourceLocation: location)
    #expect(found?.sentence == sentence, sourceLocation: location)
  }

  @Test func `another version is refused`() {
    expect(
      #"{"version": 2, "nodes": []}"#, at: "version",
      "This is version 2, and only version 1 is known.")
    expect(#"{"nodes": []}"#, at: "", "The version is missing.")
  }

  @Test func `a rotation is a quaternion of length 1`() {
    func turned(_ x: String, _ real: String) -> String {
      #"{"kind": "rotation3D", "children": 1, "rotation": {"imaginary": {"x": \#(x), "y": 0, "z": 0}, "#
        + #""real": \#(real)}}"#
    }
    for (x, real) in [("1e200", "1e200"), ("30", "1"), ("0", "0")] {
      #expect(complaint(about: file(turned(x, real), leaf))?.sentence.contains("length 1") == true)
    }
    #expect(complaint(about: file(turned("1", "0"), leaf)) == nil)
  }

  @Test func `a measurer is an object of its name`() {
    func text(_ measurer: String) -> String {
      #"{"kind": "text", "text": {"runs": [{"string": "ab"}]}, "measurer": \#(measurer)}"#
    }
    expect(
      file(text("\"terminal\"")), at: "nodes.0.measurer",
      "Here \"terminal\" should be an object's name, with its values inside.")
    #expect(complaint(about: file(text(#"{"terminal": {}}"#))) == nil)
  }

  @Test func `the numbers of children must add up`() {
    func stack(_ count: String) -> String { "{\"kind\": \"hstack\", \"children\": \(count)}" }
    expect(
      file(stack("2"), leaf), at: "nodes",
      "The list ends at node 2, and node 0 has 2 children, of which 1 are here.")
    expect(
      file(stack("1"), leaf, leaf), at: "nodes.2",
      "The tree has ended, and here is one more node.")
    expect(
      file(stack("-1"), leaf), at: "nodes.0.children", "A node can't have -1 children.")
    expect(
      file(stack("4611686018427387904"), leaf), at: "nodes",
      "The list ends at node 2, and node 0 has 4611686018427387904 children, of which 1 are here.")
    expect(
      file(#"{"kind": "frame", "children": 2}"#, leaf, leaf), at: "nodes.0.children",
      "A node of the kind frame has 1 child, and not 2.")
    expect(
      file(#"{"kind": "flexible", "children": 1}"#, leaf), at: "nodes.0.children",
      "A node of the kind flexible has 0 children, and not 1.")
    expect(file(), at: "nodes", "There is no node.")
    #expect(complaint(about: file(stack("1e30"), leaf))?.path == "nodes.0.children")
  }

  @Test func `the rows of a grid must have its children`() {
    expect(
      file(#"{"kind": "grid", "rows": [{"count": 3}], "children": 1}"#, leaf), at: "nodes.0",
      "Row 0 of the grid has 3 cells, and the grid has 1 more children.")
    expect(
      file(#"{"kind": "grid", "rows": [{}], "children": 2}"#, leaf, leaf), at: "nodes.0",
      "The rows of the grid have 1 cells, and it has 2 children.")
    expect(
      file(#"{"kind": "grid", "rows": [{"count": -1}], "children": 1}"#, leaf), at: "nodes.0",
      "Row 0 of the grid has -1 cells, and the grid has 1 more children.")
  }

  @Test func `unknown names are not passed over`() {
    expect(
      file(#"{"kind": "flexibel"}"#), at: "nodes.0.kind",
      "\"flexibel\" is not the kind of a node in version 1.")
    expect(
      file(#"{"kind": "hstack", "spaceing": 3}"#), at: "nodes.0.spaceing",
      "\"spaceing\" has no meaning here.")
    expect(
      file(#"{"kind": "vstack", "alignment": "top"}"#), at: "nodes.0.alignment",
      "\"top\" is not the name of a horizontal guide. Known are leading, center, trailing, "
        + "listRowSeparatorLeading, listRowSeparatorTrailing.")
    expect(
      file(#"{"kind": "flexible", "appearance": {"effects": ["glow"]}}"#),
      at: "nodes.0.appearance.effects.0",
      "\"glow\" is not the name of an effect. Known are background, overlay, border, clip, "
        + "opacity, shadow, blur, blend, group, filter, redaction.")
    expect(
      #"{"version": 1, "nodes": [{"kind": "flexible"}], "author": "me"}"#, at: "author",
      "\"author\" has no meaning here.")
  }

  @Test func `unknown names in values are not passed over`() {
    expect(
      file(#"{"kind": "flexible", "standardLengths": {"padding": 3, "pading": 4}}"#),
      at: "nodes.0.standardLengths.pading", "\"pading\" has no meaning here.")
    func text(_ lineHeight: String) -> String {
      file(
        #"{"kind": "flexible", "appearance": {"content": {"text": {"lineHeight": LINE}}}}"#
          .replacingOccurrences(of: "LINE", with: lineHeight))
    }
    expect(
      text(#"{"exact": {"points": 9, "pixels": 1}}"#),
      at: "nodes.0.appearance.content.text.lineHeight.exact.pixels",
      "\"pixels\" has no meaning here.")
    expect(
      text(#""tall""#), at: "nodes.0.appearance.content.text.lineHeight",
      "\"tall\" is not the name of a line height. Known are variable, multiple, leading, exact.")
  }

  @Test func `lengths that are no numbers are words, and are read again`() throws {
    var text = StyledText("a")
    text.lineHeight = .exact(points: .infinity)
    let leaf = LayoutNode.flexible.appearance(Appearance(content: .text(text)))
      .standardLengths(StandardLengths(padding: .infinity))
    let read = try JSONDecoder().decode(LayoutNode.self, from: JSONEncoder().encode(leaf))
    #expect(read.appearance == leaf.appearance)
    #expect(read.padding().layout(proposing: .zero).diagnostics.map(\.message).count == 1)
  }

  /// A file of a scroll view's visible part with some values, and a leaf of 10 × 10.
  private func scroll(_ values: String) -> String {
    file(
      #"{"kind": "scroll", "axes": ["vertical"], "children": 1, "# + values + "}",
      #"{"kind": "fixed", "width": 10, "height": 10, "ids": ["leaf"]}"#)
  }

  @Test func `numbers of a scroll view that are of no use are reported, and 0 is used`() throws {
    let bad = try read(
      scroll(
        #""margins": ["nan", 0, 0, "infinity"], "alignment": [0, "nan"], "#
          + #""destination": {"offset": ["-infinity", 0]}"#))
    let good = try read(scroll(#""margins": [0, 0, 0, 0], "alignment": [0, 0]"#))
    let window = CGSize(width: 40, height: 60)
    #expect(bad.layout(in: window).frame(of: "leaf") == good.layout(in: window).frame(of: "leaf"))
    let code = LayoutNode.scroll(
      to: .offset(CGPoint(x: -CGFloat.infinity, y: 0)), alignment: UnitPoint(x: 0, y: .nan),
      margins: EdgeInsets(top: .nan, leading: 0, bottom: 0, trailing: .infinity),
      .fixed(width: 10, height: 10))
    // The visible part is what a file names; in code, the whole scroll view has the problems.
    #expect(
      bad.layout(in: window).diagnostics.map(\.message)
        == code.layout(in: window).diagnostics.map {
          $0.message.replacingOccurrences(of: "ScrollView", with: "Visible")
        })
    #expect(bad.layout(in: window).diagnostics.count == 4)
    for tree in [bad, code] {
      let copy = try read(json(tree))
      #expect(LayoutRecording(copy.layout(in: window)) == LayoutRecording(tree.layout(in: window)))
      #expect(try json(copy) == json(tree))
    }
  }

  @Test func `what a kind can't have along the depth has no meaning`() {
    for (name, node) in [
      ("depthAlignment", #""fixed", "width": 3, "height": 4, "depthAlignment": "front""#),
      ("depthSpacing", #""hstack", "depthSpacing": 4"#),
      ("overlayDepthAlignment", #""zstack", "overlayDepthAlignment": "back""#),
    ] {
      expect(
        file(#"{"kind": \#(node)}"#), at: "nodes.0.\(name)", "\"\(name)\" has no meaning here.")
    }
  }

  @Test func `numbers along the depth that are of no use are reported`() throws {
    let window = CGSize(width: 40, height: 60)
    func messages(_ node: LayoutNode) -> [String] {
      node.layout(in: window).diagnostics.map(\.message)
    }
    let spaced = try read(
      file(#"{"kind": "zstack", "depthSpacing": "nan", "children": 2}"#, leaf, leaf))
    #expect(messages(spaced) == messages(.zstack(spacing: .nan, [.flexible, .flexible])))
    #expect(messages(spaced).count == 1)

    func vector(_ x: String) -> String { #"{"x": \#(x), "y": 0, "z": 0}"# }
    let transform =
      #"{"transform": {"x": \#(vector("1")), "y": \#(vector("0")), "z": \#(vector("0")), "#
      + #""translation": \#(vector("\"nan\""))}}"#
    for values in [
      #""transforms3D": [\#(transform)]"#, #""contentTransform3D": \#(transform)"#,
    ] {
      let moved = try read(file(#"{"kind": "flexible", \#(values)}"#))
      #expect(messages(moved).count == 1)
      #expect(
        messages(moved).first?.contains(
          "has a transform with a number of NaN; the transform is ignored") == true)
      #expect(try messages(read(json(moved))) == messages(moved))
    }
  }

  @Test func `unknown names in space are not passed over`() {
    func expect(_ name: String, in values: String, at path: String) {
      self.expect(
        file(#"{"kind": \#(values), "children": 1}"#, leaf), at: "nodes.0.\(path).\(name)",
        "\"\(name)\" has no meaning here.")
    }
    let (shape, point) = (#""width": 1, "height": 1, "depth": 1"#, #""x": 0, "y": 0, "z": 0"#)
    expect(
      "deepth", in: #""aspectRatio3D", "contentMode": "fit", "shape": {\#(shape), "deepth": 5}"#,
      at: "shape")
    expect(
      "w", in: #""rotation3D", "rotation": {"imaginary": {\#(point)}, "real": 1, "w": 2}"#,
      at: "rotation")
    expect(
      "w", in: #""rotation3D", "rotation": {"imaginary": {\#(point), "w": 2}, "real": 1}"#,
      at: "rotation.imaginary")
    expect(
      "w",
      in: #""padding", "insets": [0, 0, 0, 0], "transforms3D": [{"anchor": {\#(point), "w": 1}}]"#,
      at: "transforms3D.0.anchor")
    self.expect(
      file(
        #"{"kind": "aspectRatio3D", "contentMode": "fit", "shape": {"width": 1}, "children": 1}"#,
        leaf),
      at: "nodes.0.shape", "The height is missing.")
  }

  @Test func `values of the wrong kind say where they are`() {
    expect(
      file(#"{"kind": "fixed", "width": "wide", "height": 3}"#), at: "nodes.0.width",
      "This is no number, nor \"infinity\", \"-infinity\" or \"nan\".")
    expect(
      file(#"{"kind": "fixed", "width": 3}"#), at: "nodes.0", "The height is missing.")
    expect(
      file(#"{"kind": "padding", "insets": [1, 2], "children": 1}"#, leaf), at: "nodes.0.insets",
      "Here should be 4 numbers, and there are 2.")
    #expect(complaint(about: file(#"{"kind": 7}"#))?.path == "nodes.0.kind")
    #expect(complaint(about: file("7"))?.path == "nodes.0")
    #expect(complaint(about: "[]") != nil)
    #expect(complaint(about: file(#"{"kind": "fixed", "width": 1e400, "height": 1}"#)) != nil)
    #expect(complaint(about: file(#"{"kind": "fixed", "width": NaN, "height": 1}"#)) != nil)
  }

  @Test func `a file that is cut anywhere is an error`() throws {
    let whole = try json(
      LayoutNode.hstack([.text("Total"), .spacer, LayoutNode.flexible.padding(3).id("rest")]))
    for length in 0..<whole.utf8.count {
      #expect(complaint(about: String(decoding: whole.utf8.prefix(length), as: UTF8.self)) != nil)
    }
  }

  @Test func `one of repeated names counts`() throws {
    let text = file(#"{"kind": "fixed", "width": 3, "width": 4, "height": 1}"#)
    let width = (try read(text) as LayoutNode).layout(proposing: .unspecified).size.width
    #expect(width == 3 || width == 4)
  }

  @Test func `depth is an error, not an overflow`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(complaint(about: deep) != nil)
    #expect(complaint(about: #"{"version": 1, "nodes": "# + deep) != nil)
    let paints = String(repeating: #"{"faded": {"opacity": 1, "paint": "#, count: 300)
    let appearance = #"{"kind": "flexible", "appearance": {"content": {"shape": {"fill": "#
    #expect(complaint(about: file(appearance + paints)) != nil)
  }

  @Test func `a paint that is too deep can't be written`() throws {
    var paint = Appearance.Paint.color(.black)
    for _ in 0..<1000 { paint = .faded(paint, opacity: 1) }
    let leaf = LayoutNode.flexible.appearance(Appearance(content: .shape(.init(fill: paint))))
    #expect(throws: EncodingError.self) { try json(leaf) }
    #expect(throws: EncodingError.self) { try json(paint) }
  }

  @Test(.timeLimit(.minutes(1))) func `a hundred megabytes are read or refused in time`() {
    let name = String(repeating: "a", count: 100 << 20)
    #expect(complaint(about: file("{\"kind\": \"\(name)\"}"))?.path == "nodes.0.kind")
    let part = name.prefix(1 << 20)
    #expect(complaint(about: file("{\"kind\": \"flexible\", \"\(part)\": 1}")) != nil)
  }

  @Test func `a recording must add up too`() throws {
    func expect(_ nodes: String, _ sentence: String) {
      let text = #"{"version": 1, "size": [1, 1], "nodes": [\#(nodes)]}"#
      #expect(complaint(about: text, as: LayoutRecording.self)?.sentence == sentence)
    }
    expect(#"{"children": 1}"#, "The list ends at node 1, and 1 more should follow.")
    expect("{}, {}", "The root's nodes have ended, and here is one more.")
    expect(#"{"children": -2}"#, "A node can't have -2 children.")
    expect(
      #"{"children": 4611686018427387904}, {}"#,
      "The list ends at node 2, and 4611686018427387903 more should follow.")
    expect(
      #"{"drawingOrder": 4}"#,
      "Node 0 is number 4 in the order of drawing, which is no number for it among 1 nodes.")
  }
}
