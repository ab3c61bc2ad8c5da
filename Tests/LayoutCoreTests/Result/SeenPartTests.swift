import LayoutCore
import Testing

/// Which part of a node is seen, and what is seen in a rectangle.
struct SeenPartTests {
  private let clip = Appearance(effects: [.clip(.rectangle, usesEvenOddRule: false)])

  private func ids(_ result: ResolvedLayout, in rect: CGRect) -> [AnyHashable] {
    result.nodes(in: rect).compactMap(\.id)
  }

  @Test func `what is clipped away is in no rectangle`() {
    let rows = (0..<6).map { LayoutNode.fixed(width: 50, height: 20).id($0) }
    let list = LayoutNode.scroll(.vstack(spacing: 0, rows)).frame(width: 50, height: 40)
      .layout(proposing: .unspecified)
    // 40 / 20 = 2 rows are seen, however far a rectangle reaches beyond them.
    for height: CGFloat in [40, 41, 70, 200] {
      #expect(ids(list, in: CGRect(x: 0, y: 0, width: 50, height: height)) == [0, 1])
    }
    #expect(ids(list, in: CGRect(x: 0, y: 39, width: 50, height: 200)) == [1])
    #expect(list.node(of: 2)?.visibleFrame == nil && list.node(of: 4)?.visibleFrame == nil)
  }

  @Test func `what a transform brings into a clip is seen where it is drawn`() {
    let left = RenderTransform(.matrix(a: 1, b: 0, c: 0, d: 1, tx: -150, ty: 0))
    let result = LayoutNode.fixed(width: 20, height: 20).transformed(left).id("t").offset(x: 150)
      .frame(width: 100, height: 100).appearance(clip).layout(proposing: .unspecified)
    // In the middle of 100: from (100 − 20) / 2 = 40, 150 further and 150 back.
    #expect(result.node(of: "t")?.visibleFrame == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test func `a path that is transformed is seen where it is drawn`() {
    let outline = Appearance.Outline.custom(
      Appearance.CustomOutline { Path($0.offsetBy(dx: 30, dy: 0)) })
    let figure = Appearance.Figure(outline: outline, fill: .color(.black))
    let right = RenderTransform(.matrix(a: 1, b: 0, c: 0, d: 1, tx: 50, ty: 0))
    let node = LayoutNode.fixed(width: 20, height: 20).transformed(right)
      .appearance(Appearance(content: .shape(figure))).layout(proposing: .unspecified)
    // From 0 + 30 + 50 to 20 + 30 + 50.
    #expect(node.nodes(at: CGPoint(x: 90, y: 10)).count == 1)
    #expect(node.nodes(in: CGRect(x: 85, y: 5, width: 5, height: 5)).count == 1)
    #expect(node.root.visibleFrame?.maxX == 100)
  }

  @Test func `a clip cuts off what the node draws below it, and not what it draws above`() {
    func figure(at x: CGFloat) -> Appearance.Figure {
      Appearance.Figure(
        outline: .custom(Appearance.CustomOutline { Path($0.offsetBy(dx: x, dy: 0)) }),
        fill: .color(.black))
    }
    let effects: [Appearance.Effect] = [
      .background(figure(at: 100)), .clip(.rectangle, usesEvenOddRule: false),
      .overlay(figure(at: 5)),
    ]
    let node = LayoutNode.fixed(width: 20, height: 20)
      .appearance(Appearance(content: .shape(figure(at: 200)), effects: effects))
    let result = node.layout(proposing: .unspecified)
    // From 0 to 20, and the overlay from 5 to 25.
    #expect(result.root.visibleFrame == CGRect(x: 0, y: 0, width: 25, height: 20))
    #expect(result.nodes(in: CGRect(x: 205, y: 5, width: 5, height: 5)).isEmpty)
  }

  @Test func `a border above a clip is around all of the node`() {
    let small = Appearance.Outline.custom(
      Appearance.CustomOutline { Path($0.insetBy(dx: 10, dy: 10)) })
    let effects: [Appearance.Effect] = [
      .clip(small, usesEvenOddRule: false), .border(.color(.black), width: 4),
    ]
    let result = LayoutNode.fixed(width: 50, height: 50).appearance(Appearance(effects: effects))
      .id("x").layout(in: CGSize(width: 100, height: 100))
    // From (100 − 50) / 2 = 25 to 75; clipped, from 35 to 65.
    #expect(result.root.visibleFrame == CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(result.node(at: CGPoint(x: 26, y: 50)) != nil)
    #expect(ids(result, in: CGRect(x: 25, y: 25, width: 3, height: 50)) == ["x"])
  }

  @Test func `a line counts where it is drawn, also beyond its outline`() {
    func box(_ figure: Appearance.Figure) -> LayoutNode {
      .fixed(width: 40, height: 40).appearance(Appearance(content: .shape(figure)))
    }
    let line = box(Appearance.Figure(stroke: .init(paint: .color(.black), width: 10))).id("line")
    let row = LayoutNode.hstack(
      spacing: 0, [line, box(Appearance.Figure(fill: .color(.black))).id("b")])
    let tree = LayoutTree(row)
    let result = tree.layout(in: CGSize(width: 100, height: 100))
    // From (100 − 80) / 2 = 10 to 50 and from there to 90; half of the line is beyond that.
    #expect(ids(result, in: CGRect(x: 50, y: 30, width: 40, height: 40)) == ["line", "b"])
    #expect(ids(result, in: CGRect(x: 0, y: 30, width: 6, height: 40)) == ["line"])
    tree.replace("line", with: box(Appearance.Figure()).id("line"))
    let areas = tree.layout(in: CGSize(width: 100, height: 100)).changes(since: result)?.areas
    let drawn = CGRect(x: 5, y: 25, width: 50, height: 50)
    #expect(areas?.contains { $0.contains(drawn) } == true)
  }

  @Test(arguments: [1, 2, 3, 0.5] as [CGFloat], [true, false])
  func `on pixels, what is drawn around a frame counts as far as it reaches`(
    scale: CGFloat, isLine: Bool
  ) throws {
    // 10.5 wide from 5 on: the frame ends on the grid, what is drawn a half or a whole beyond it.
    let path = Appearance.Outline.custom(.init { Path($0.insetBy(dx: -0.5, dy: -0.5)) })
    func box(_ paint: Appearance.Paint) -> LayoutNode {
      let figure =
        isLine
        ? Appearance.Figure(stroke: .init(paint: paint, width: 1))
        : Appearance.Figure(outline: path, fill: paint)
      return LayoutNode.fixed(width: 10.5, height: 10.5)
        .appearance(Appearance(content: .shape(figure))).id("x")
    }
    let tree = LayoutTree(
      LayoutNode.vstack([box(.color(.black))]).padding(5)
        .frame(width: 40, height: 40, alignment: .topLeading))
    func layout() -> ResolvedLayout {
      tree.layout(in: CGSize(width: 40, height: 40)).aligned(toPixelsAtScale: scale)
    }
    let before = layout()
    tree.replace("x", with: box(.color(.white)))
    let result = layout()
    let drawn = try #require(result.node(of: "x")).frame.insetBy(dx: -0.5, dy: -0.5)
    let areas = result.changes(since: before)?.areas ?? []
    #expect(areas.contains { $0.contains(drawn) })
    let edge = CGRect(x: drawn.maxX - 0.2, y: 8, width: 0.1, height: 0.1)
    #expect(ids(result, in: edge) == ["x"])
    // And no more than a pixel beyond it.
    let outside = CGRect(x: drawn.maxX + 1.01 / scale, y: 8, width: 0.1, height: 0.1)
    #expect(ids(result, in: outside) == [])
  }

  /// A renderer takes the matrix of a transform for the frames on the grid.
  @Test(arguments: [
    RenderTransform(.scale(x: 8, y: 1)), RenderTransform(.rotation(radians: 0.5)),
  ])
  func `on pixels, a transformed view counts as far as it is drawn`(
    transform: RenderTransform
  ) throws {
    func box(_ paint: Appearance.Paint) -> LayoutNode {
      LayoutNode.fixed(width: 10.45, height: 10.45)
        .appearance(Appearance(content: .shape(Appearance.Figure(fill: paint)))).id("x")
    }
    let tree = LayoutTree(
      box(.color(.black)).transformed(transform).id("around").padding(50.45))
    for scale: CGFloat in [0, 1, 2, 3] {
      tree.replace("x", with: box(.color(.black)))
      let before = tree.layout(proposing: .unspecified).aligned(toPixelsAtScale: scale)
      tree.replace("x", with: box(.color(.white)))
      let result = tree.layout(proposing: .unspecified).aligned(toPixelsAtScale: scale)
      let around = try #require(result.node(of: "around"))
      let matrix = try #require(around.transform)
        .matrix(in: around.frame, direction: .leftToRight)
      let drawn = try #require(result.frame(of: "x")).applying(matrix)
      let areas = result.changes(since: before)?.areas ?? []
      #expect(areas.contains { $0.insetBy(dx: -1e-9, dy: -1e-9).contains(drawn) }, "\(areas)")
      let edge = CGRect(x: drawn.maxX - 0.02, y: drawn.minY, width: 0.01, height: drawn.height)
      #expect(ids(result, in: edge).contains("x"))
      let outside = CGRect(x: drawn.maxX + 0.01, y: drawn.minY, width: 1, height: drawn.height)
      #expect(!ids(result, in: outside).contains("x"))
    }
  }

  @Test func `a shape that is drawn into the unsafe area counts there`() {
    let figure = Appearance.Figure(fill: .color(.black), edgesIntoUnsafeArea: .all)
    let result = LayoutNode.flexible.appearance(Appearance(content: .shape(figure))).id("x")
      .layout(
        in: CGSize(width: 100, height: 100),
        safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    let window = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(result.root.frame == CGRect(x: 0, y: 20, width: 100, height: 80))
    #expect(result.root.frame(of: figure) == window && result.root.visibleFrame == window)
    #expect(result.node(at: CGPoint(x: 50, y: 10)) != nil)
    #expect(result.svg().contains("<rect x=\"0\" y=\"0\" width=\"100\" height=\"100\""))
  }

  @Test func `a path with nothing in it reaches nowhere`() {
    let figure = Appearance.Figure(
      outline: .custom(Appearance.CustomOutline { _ in Path() }), fill: .color(.black))
    let appearance = Appearance(
      content: .shape(figure), effects: [.background(figure), .overlay(figure)])
    let result = LayoutNode.fixed(width: 20, height: 20).appearance(appearance).id("x").padding(40)
      .layout(proposing: .unspecified)
    let frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    #expect(result.node(of: "x")?.visibleFrame == frame)
    let clip = Appearance(effects: [.clip(figure.outline, usesEvenOddRule: false)])
    let clipped = LayoutNode.fixed(width: 20, height: 20).id("y").padding(40).appearance(clip)
    #expect(clipped.layout(proposing: .unspecified).node(of: "y")?.visibleFrame == nil)
  }

  @Test(arguments: [true, false])
  func `backgrounds and overlays count as far as their outline reaches`(isInFront: Bool) {
    let outline = Appearance.Outline.custom(
      Appearance.CustomOutline { Path($0.insetBy(dx: -10, dy: -10)) })
    let figure = Appearance.Figure(outline: outline, fill: .color(.black))
    let node = LayoutNode.fixed(width: 20, height: 20)
      .appearance(Appearance(effects: [isInFront ? .overlay(figure) : .background(figure)]))
      .id("x")
    let tree = LayoutTree(node)
    let result = tree.layout(in: CGSize(width: 100, height: 100))
    // From 40 − 10 to 60 + 10.
    let reach = CGRect(x: 30, y: 30, width: 40, height: 40)
    #expect(result.node(of: "x")?.visibleFrame == reach)
    #expect(result.node(at: CGPoint(x: 35, y: 50))?.id == AnyHashable("x"))
    #expect(ids(result, in: CGRect(x: 31, y: 31, width: 2, height: 2)) == ["x"])
    #expect(result.node(at: CGPoint(x: 29, y: 50)) == nil)
    tree.replace("x", with: LayoutNode.fixed(width: 20, height: 20).id("x"))
    let plain = tree.layout(in: CGSize(width: 100, height: 100))
    #expect(plain.changes(since: result)?.areas.contains(reach) == true)
  }

  @Test func `a node says its frame as looking it up does, to the last bit`() {
    var node = LayoutNode.fixed(width: 10, height: 10).id("x")
    for inset: CGFloat in [1 / 3, 0.25, 1 / 6, 0.1, 0.7, 1 / 7] {
      node = node.padding(inset)
      let result = node.layout(proposing: .unspecified)
      for scale: CGFloat in [0, 1, 2, 3] {
        let aligned = result.aligned(toPixelsAtScale: scale)
        let frames = aligned.nodes.filter { $0.id == AnyHashable("x") }.map(\.frame)
        #expect(aligned.frame(of: "x") == frames.first)
        #expect(aligned.node(of: "x")?.frame == frames.first)
      }
    }
  }
}
