import LayoutCore
import Renderer
import Testing

struct CanvasTests {
  private let window = CGSize(width: 200, height: 400)

  /// A filled leaf.
  private func block(
    _ width: CGFloat, _ height: CGFloat, _ color: Appearance.Color = .black
  ) -> LayoutNode {
    LayoutNode.fixed(width: width, height: height)
      .appearance(Appearance(content: .shape(.init(fill: .color(color)))))
  }

  private func list(_ count: Int) -> LayoutNode {
    .vstack(
      alignment: .leading, spacing: 0,
      (0..<count).map { block(100, 10, .init(red: 0, green: 0, blue: Double($0) / 1000)).id($0) })
  }

  @Test func `one row of a thousand takes one row's operations`() {
    let tree = LayoutTree(list(1000))
    var canvas = Canvas(size: window)
    // Of 10,000 points in height 400 are in sight, in the middle: from row 480 to row 519. Each is
    // a style and a rectangle; around them are save, clip, clear and restore.
    #expect(canvas.update(to: tree.layout(in: window)).count == 40 * 2 + 4)
    tree.replace(500, with: block(100, 10, .white))
    // Row 500 is at (500 − 480) × 10 = 200, and 50 from the left.
    let row = CGRect(x: 50, y: 200, width: 100, height: 10)
    #expect(
      canvas.update(to: tree.layout(in: window)) == [
        .save, .clip(row), .clearRect(row), .fillStyle("rgb(255 255 255 / 1)"), .fillRect(row),
        .restore,
      ])
    #expect(canvas.update(to: tree.layout(in: window)).isEmpty)
    tree.replace(0, with: block(100, 10, .white))
    #expect(canvas.update(to: tree.layout(in: window)).isEmpty, "row 0 is out of sight")
  }

  @Test func `what moves leaves nothing behind`() {
    let row = LayoutNode.hstack(spacing: 0, [block(20, 20).id("a"), block(30, 20).id("b")])
    let tree = LayoutTree(row.frame(width: 200, alignment: .leading))
    var canvas = Canvas(size: CGSize(width: 200, height: 20))
    var page = Page(200, 20)
    page.run(canvas.update(to: tree.layout(in: canvas.size)))
    for width in [60, 10, 35, 0, 20] as [CGFloat] {
      tree.replace("a", with: block(width, 20, .white))
      let result = tree.layout(in: canvas.size)
      page.run(canvas.update(to: result))
      var anew = Canvas(size: canvas.size)
      var other = Page(200, 20)
      other.run(anew.update(to: result))
      #expect(page == other, "\(width)")
    }
  }

  @Test func `clips and opacity around a node hold when it is drawn alone`() {
    let cut = LayoutNode.zstack(
      alignment: .leading, [block(80, 20).id("inside")]
    ).keptWithOneChild().frame(width: 50, alignment: .leading)
      .appearance(
        Appearance(effects: [.clip(.rectangle, usesEvenOddRule: false), .opacity(0.5)]))
    let tree = LayoutTree(cut)
    var canvas = Canvas(size: CGSize(width: 50, height: 20))
    _ = canvas.update(to: tree.layout(in: canvas.size))
    tree.replace("inside", with: block(80, 20, .white))
    let seen = CGRect(x: 0, y: 0, width: 50, height: 20)
    #expect(
      canvas.update(to: tree.layout(in: canvas.size)) == [
        .save, .clip(seen), .clearRect(seen), .save, .clip(seen), .alpha(0.5),
        .fillStyle("rgb(255 255 255 / 1)"),
        .fillRect(CGRect(x: 0, y: 0, width: 80, height: 20)), .restore, .restore,
      ])
  }

  /// The colours that are drawn one after another.
  private func colors(_ node: LayoutNode) -> [String] {
    var canvas = Canvas(size: CGSize(width: 20, height: 20))
    return canvas.update(to: node.layout(in: canvas.size)).compactMap {
      if case .fillStyle(let color) = $0 { color } else { nil }
    }
  }

  @Test func `an effect is around those before it, and around what is in its node`() {
    // A fifth of 255 is 51.
    func figure(_ red: Double) -> Appearance.Figure {
      Appearance.Figure(fill: .color(.init(red: red, green: 0, blue: 0)))
    }
    let (black, white) = ("rgb(0 0 0 / 1)", "rgb(255 255 255 / 1)")
    let (low, high) = ("rgb(51 0 0 / 1)", "rgb(255 0 0 / 1)")
    func grounds(_ node: LayoutNode) -> LayoutNode {
      node.appearance(Appearance(effects: [.background(figure(0.2)), .background(figure(1))]))
    }
    func covers(_ node: LayoutNode) -> LayoutNode {
      node.appearance(Appearance(effects: [.overlay(figure(0.2)), .overlay(figure(1))]))
    }
    #expect(colors(grounds(block(10, 10))) == [high, low, black])
    #expect(colors(covers(block(10, 10))) == [black, low, high])
    let framed = block(10, 10).frame(width: 20, height: 20)
    #expect(colors(.zstack([covers(framed), block(5, 5, .white)])) == [black, low, high, white])
    #expect(colors(grounds(covers(framed))) == [high, low, black, low, high])
  }

  @Test func `opacity holds for what was drawn before it`() {
    let ground = Appearance.Figure(fill: .color(.white))
    let node = block(20, 20).appearance(
      Appearance(effects: [.opacity(0.5), .background(ground)]))
    var canvas = Canvas(size: CGSize(width: 20, height: 20))
    let page = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(
      canvas.update(to: node.layout(in: canvas.size)) == [
        .save, .clip(page), .clearRect(page),
        .fillStyle("rgb(255 255 255 / 1)"), .fillRect(page),
        .save, .alpha(0.5), .fillStyle("rgb(0 0 0 / 1)"), .fillRect(page), .restore, .restore,
      ])
  }

  @Test func `text is drawn run by run from its baseline`() {
    let tree = LayoutTree(.text("Total"))
    var canvas = Canvas(size: CGSize(width: 100, height: 40))
    let result = tree.layout(proposing: .unspecified)
    let operations = canvas.update(to: result)
    let line = result.nodes[0].textLines()[0]
    #expect(operations.contains(.fillText("Total", line.origin)))
    #expect(operations.contains(.font("400 17.0px system-ui")))
  }

  @Test func `a list that gets a row is drawn anew`() {
    let tree = LayoutTree(list(2).id("list"))
    var canvas = Canvas(size: window)
    _ = canvas.update(to: tree.layout(in: window))
    tree.insert(block(100, 10).id("new"), at: 0, into: "list")
    // Three rows of two operations, and four around them.
    #expect(canvas.update(to: tree.layout(in: window)).count == 3 * 2 + 4)
  }
}

/// The pixels of a canvas, as a page has them that runs the operations.
private struct Page: Equatable {
  private let (width, height): (Int, Int)
  private var pixels: [String]

  init(_ width: Int, _ height: Int) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: "", count: width * height)
  }

  mutating func run(_ operations: [Canvas.Operation]) {
    var clips = [CGRect(x: 0, y: 0, width: width, height: height)]
    var style = ""
    for operation in operations {
      let clip = clips[clips.count - 1]
      switch operation {
      case .save: clips.append(clip)
      case .restore: clips.removeLast()
      case .clip(let area): clips[clips.count - 1] = clip.intersection(area)
      case .clearRect(let area): fill(area.intersection(clip), "")
      case .fillStyle(let name): style = name
      case .fillRect(let area): fill(area.intersection(clip), style)
      default: break
      }
    }
  }

  private mutating func fill(_ area: CGRect, _ style: String) {
    guard !area.isNull else { return }
    for y in Int(area.minY)..<Int(area.maxY) {
      for x in Int(area.minX)..<Int(area.maxX) { pixels[y * width + x] = style }
    }
  }
}
