import LayoutCore
import Testing

/// Depths of views in each other: who passes depth on, whom guides reach, and what is only drawn.
struct DepthRuleTests {
  private static var reader: LayoutNode { .geometryReader3D { _ in [] } }
  private static func box(_ depth: CGFloat) -> LayoutNode {
    LayoutNode.fixed(width: 10, height: 10).frame(depth: depth)
  }

  @Test func `modifiers of the plane pass depth on`() {
    let node = Self.reader.padding(5).frame(width: 40).fixedSize(horizontal: true, vertical: false)
      .offset(x: 3).position(x: 4, y: 4).background(.flexible).aspectRatio(2, contentMode: .fit)
    let result = node.layout(in: CGSize(width: 100, height: 100), depth: 30)
    #expect(result.size3D.depth == 30)
  }

  @Test func `an overlay does not make a view deeper, and is offered its depth`() {
    let node = Self.box(20).overlay(Self.reader.id("over")).background(Self.box(50).id("under"))
    let result = node.layout(proposing: .unspecified, depth: 90)
    #expect(result.size3D.depth == 20)
    #expect(result.node(of: "over")?.box.size.depth == 20)
    #expect(result.node(of: "under")?.box.size.depth == 50)
    #expect(result.node(of: "under")?.box.origin.z == 0)
  }

  @Test func `an empty container, an image and text have no depth`() {
    for node in [LayoutNode.zstack([]), .hstack([]), .flexible, .divider] {
      #expect(node.layout(proposing: .unspecified, depth: 50).size3D.depth == 0)
    }
  }

  @Test func `a guide that is infinitely far behind leaves a row flexible`() {
    let reader = Self.reader.alignmentGuide(DepthAlignment.back) { $0.depth * -0.5 }
    let readers = LayoutNode.layout(HStackLayout().depthAlignment(.back), [reader, reader])
    let result = LayoutNode.zstack(spacing: 0, [readers, Self.box(60).id("box")])
      .layout(in: CGSize(width: 100, height: 100), depth: 100)
    // The row takes all that is proposed, so the box comes first and leaves 100 − 60.
    #expect(result.size3D.depth == 100)
    #expect(result.node(of: "box")?.box.origin.z == 40)
  }

  @Test func `a spacer's guide along the depth counts`() {
    let spacer = LayoutNode.spacer().alignmentGuide(DepthAlignment.center) { _ in 30 }
    let row = LayoutNode.layout(
      HStackLayout().depthAlignment(.center), [spacer, Self.box(20).id("box")])
    let result = row.layout(in: CGSize(width: 100, height: 100), depth: 100)
    // The middle of the box is at 10, so it is 30 − 10 in front of the spacer's back.
    #expect(result.node(of: "box")?.box.origin.z == 20)
    #expect(result.size3D.depth == 20 + 20)
  }

  @Test func `the article's example`() {
    let stack = LayoutNode.zstack(
      spacing: 10,
      [
        LayoutNode.flexible.frame(depth: 20),
        LayoutNode.flexible.frame(depth: 5).id("label"),
      ])
    let result = stack.layout(in: CGSize(width: 80, height: 40))
    #expect(
      result.node(of: "label")?.box == Rect3D(x: 0, y: 0, z: 30, width: 80, height: 40, depth: 5))
  }

  @Test(arguments: [(100.0, 20.0), (30, 5)])
  func `of several views that may fit, the one that does gives the depth`(
    width: Double, depth: Double
  ) {
    let node = LayoutNode.viewThatFits([
      LayoutNode.fixed(width: 50, height: 10).frame(depth: 20).id("view"),
      LayoutNode.fixed(width: 10, height: 10).frame(depth: 5).id("view"),
    ])
    let result = node.layout(in: CGSize(width: width, height: 10))
    #expect(result.size3D.depth == depth)
    #expect(result.nodes(of: "view").map(\.box).map(\.size.depth) == [depth])
  }

  @Test func `a flat tree asks nothing about depth`() {
    let tree = LayoutTree(LayoutNode.zstack([.flexible, .hstack([.flexible, .spacer])]))
    let result = tree.layout(in: CGSize(width: 80, height: 40), depth: 100)
    #expect(tree.statistics.depthEvaluations == 0)
    #expect(result.size3D == Size3D(width: 80, height: 40, depth: 0))
  }

  // MARK: - Spacers

  @Test func `a spacer in a stack takes what is left of the depth`() {
    let stack = LayoutNode.zstack([
      LayoutNode.flexible.id("back"), LayoutNode.spacer.id("space"),
      LayoutNode.flexible.id("front"),
    ])
    let deep = stack.layout(in: CGSize(width: 50, height: 40), depth: 100)
    #expect(deep.node(of: "front")?.box.origin.z == 100)
    #expect(deep.node(of: "space")?.box.size.depth == 100)
    let flat = stack.layout(in: CGSize(width: 50, height: 40))
    #expect(flat.node(of: "front")?.box.origin.z == 0)
    #expect(flat.frame(of: "space") == deep.frame(of: "space"))
  }

  @Test func `a spacer in a line of views has no depth`() {
    let row = LayoutNode.hstack([.spacer, .flexible])
    #expect(row.layout(in: CGSize(width: 50, height: 40), depth: 100).size3D.depth == 0)
  }

  @Test func `views of a higher priority are offered depth first`() {
    // The first is asked last: 100 − 0 − 0 is all offered to the second.
    let stack = LayoutNode.zstack([
      Self.reader.id("a"), Self.reader.layoutPriority(1).id("b"),
    ])
    let result = stack.layout(in: CGSize(width: 50, height: 40), depth: 100)
    #expect(result.node(of: "a")?.box.size.depth == 0)
    #expect(result.node(of: "b")?.box.size.depth == 100)
  }

  @Test func `a turned list is as deep as its width, and not as the width that it could have`() {
    let rows = LayoutRows(count: 3) { _ in [LayoutNode.fixed(width: 0, height: 5)] }
    let list = LayoutNode.scroll(.lazyVStack(spacing: 0, rows: rows))
      .rotation3DLayout(Rotation3D(angle: .degrees(45), axis: .y)).id("turned")
    let box = LayoutNode.fixed(width: 1, height: 1)
    let row = LayoutNode.hstack([.hstack([list, box]), .hstack([box, .flexible])])
      .frame(width: nil, height: nil)
    let layout = row.layout(proposing: ProposedViewSize(width: 0, height: nil))
    // Nothing is left for it, and nothing is how deep it is.
    #expect(layout.node(of: "turned")?.box.size == Size3D(width: 0, height: 15, depth: 0))
  }

  // MARK: - Guides

  private enum Podium: DepthAlignmentID {
    static func defaultValue(in context: ViewDimensions3D) -> CGFloat { context.depth / 2 }
  }
  private static let podium = DepthAlignment(Podium.self)

  @Test func `a guide of a client's crosses containers, one of the box does not`() {
    // Inside of the column the guides are at 4, 6 and 5: 5 on average. The lone box has its at 10.
    func row(_ guide: DepthAlignment) -> LayoutNode {
      LayoutNode.layout(
        HStackLayout().depthAlignment(guide),
        [
          LayoutNode.vstack([
            Self.box(20).alignmentGuide(guide) { _ in 4 },
            Self.box(20).alignmentGuide(guide) { _ in 6 },
            Self.box(20).alignmentGuide(guide) { _ in 5 },
          ]).id("column"),
          Self.box(20).id("lone"),
        ])
    }
    let custom = row(Self.podium).layout(proposing: .unspecified)
    #expect(custom.node(of: "column")?.box.origin.z == 5)
    #expect(custom.size3D.depth == 25)
    let own = row(.front).layout(proposing: .unspecified)
    #expect(own.node(of: "column")?.box.origin.z == 0)
    #expect(own.size3D.depth == 20)
  }

  @Test func `a guide deep inside counts where its view has its place`() {
    // The column is 50 wide, the view in it 50 − 2 · 10 = 30, and so far in front is its guide. The
    // other one's is at 4 / 2.
    let column = LayoutNode.vstack([
      LayoutNode.hstack(
        spacing: 0,
        [
          LayoutNode.flexible.frame(depth: 10).alignmentGuide(Self.podium) { $0.width },
          .fixed(width: 0, height: 0),
        ]),
      .fixed(width: 0, height: 0),
    ]).padding(10)
    let row = LayoutNode.layout(
      HStackLayout(spacing: 0).depthAlignment(Self.podium),
      [column.id("column"), LayoutNode.flexible.frame(depth: 4).id("b")])
    let result = row.layout(in: CGSize(width: 100, height: 100))
    #expect(result.frame(of: "column")?.width == 50)
    #expect(result.node(of: "column")?.box.origin.z == 0)
    #expect(result.node(of: "b")?.box.origin.z == 28)
  }

  @Test func `guides count in a view that extends into the unsafe area`() {
    // 60 wide, and 100 with 20 on both sides: the first view is 50 wide, and its guide at 50. The
    // other one's is at 4 / 2.
    let row = LayoutNode.layout(
      HStackLayout(spacing: 0).depthAlignment(Self.podium),
      [
        LayoutNode.flexible.frame(depth: 10).alignmentGuide(Self.podium) { $0.width }.id("a"),
        LayoutNode.flexible.frame(depth: 4).id("b"),
      ]
    ).ignoresSafeArea()
    let result = row.layout(
      in: CGSize(width: 100, height: 100),
      safeArea: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
    #expect(
      result.node(of: "a")?.box == Rect3D(x: 0, y: 0, z: 0, width: 50, height: 100, depth: 10))
    #expect(
      result.node(of: "b")?.box == Rect3D(x: 50, y: 0, z: 48, width: 50, height: 100, depth: 4))
  }

  @Test func `a guide's closure sees the guides inside of it`() {
    let node = Self.box(20).alignmentGuide(Self.podium) { _ in 3 }
      .alignmentGuide(Self.podium) { $0[Self.podium] + $0.depth + $0.width }.id("a")
    let row = LayoutNode.layout(
      HStackLayout().depthAlignment(Self.podium), [node, Self.box(40).id("b")])
    // 3 + 20 + 10 = 33; the other one's is 20, so its back is 13 in front.
    let result = row.layout(proposing: .unspecified)
    #expect(result.node(of: "b")?.box.origin.z == 13)
    let dimensions = result.node(of: "a")?.dimensions3D
    #expect(dimensions?[explicit: Self.podium] == 33)
    #expect(dimensions?.depth == 20)
    #expect(result.node(of: "b")?.dimensions3D[explicit: Self.podium] == nil)
    #expect(result.node(of: "b")?.dimensions3D[Self.podium] == 20)
  }

  @Test func `a frame brings its own guide to the child's`() {
    // 100 / 2 − 3 from the back.
    let frame = Self.box(20).alignmentGuide(Self.podium) { _ in 3 }.id("a")
      .frame(depth: 100, alignment: Self.podium)
    #expect(frame.layout(proposing: .unspecified).node(of: "a")?.box.origin.z == 47)
  }

  @Test func `the outermost alignment of a layout counts, and a stack's too`() {
    let layout = AnyLayout(ZStackLayout().depthAlignment(.back).depthAlignment(.front))
    let stack = LayoutNode.layout(layout, [Self.box(10).id("a"), Self.box(30)])
    let result = stack.layout(proposing: .unspecified)
    #expect(result.node(of: "a")?.box.origin.z == 20)
    #expect(result.size3D.depth == 30)
  }

  @Test func `values are merged as in the plane`() {
    #expect(DepthAlignment.front.combineExplicit([nil, 2, 4, nil]) == 3)
    #expect(DepthAlignment.center.combineExplicit([nil]) == nil)
  }

  // MARK: - Sharing space

  @Test func `a spatial container is as large as its views on each axis`() {
    let container = LayoutNode.layout(
      SpatialContainer(alignment: .bottomTrailingFront),
      [
        LayoutNode.fixed(width: 30, height: 10).frame(depth: 5).id("a"),
        LayoutNode.fixed(width: 10, height: 40).frame(depth: 20).id("b"),
      ])
    let result = container.layout(proposing: .unspecified, depth: 100)
    #expect(result.size == CGSize(width: 30, height: 40))
    #expect(result.size3D.depth == 20)
    #expect(
      result.node(of: "a")?.box == Rect3D(x: 0, y: 30, z: 15, width: 30, height: 10, depth: 5))
    #expect(
      result.node(of: "b")?.box == Rect3D(x: 20, y: 0, z: 0, width: 10, height: 40, depth: 20))
  }

  // MARK: - Rows

  @Test(arguments: [(60, 39, 20), (30, 9, 0), (nil, 0, 0)] as [(CGFloat?, Double, Double)])
  func `rows are offered the depth that their container is`(
    offered: CGFloat?, alone: Double, inFront: Double
  ) {
    // In a row, the reader gets what a box of 16 and a gap of 5 leave.
    let rows = LayoutRows(count: 3) { row in
      [.zstack(spacing: 5, [Self.box(16), Self.reader.frame(width: 10, height: 20).id(row)])]
    }
    let list = LayoutNode.scroll(.lazyVStack(spacing: 0, rows: rows))
    let size = CGSize(width: 100, height: 50)
    let result = list.layout(in: size, depth: offered)
    // The list gets what another box of 16 and a gap of 3 leave.
    let behind = LayoutNode.zstack(spacing: 3, [Self.box(16), list])
      .layout(in: size, depth: offered)
    for row in 0..<3 {
      let (x, y) = ((100.0 - 10) / 2, 20.0 * Double(row))
      #expect(
        result.node(of: row)?.box
          == Rect3D(x: x, y: y, z: 16 + 5, width: 10, height: 20, depth: alone))
      #expect(
        behind.node(of: row)?.box
          == Rect3D(x: x, y: y, z: 16 + 3 + 16 + 5, width: 10, height: 20, depth: inFront))
    }
  }

  // MARK: - Drawing

  @Test func `what is only drawn changes no box`() {
    let turn = Rotation3D(angle: .degrees(90), axis: .y)
    let node = Self.box(20).offset(z: 5)
      .transformed3D(RenderTransform3D(AffineTransform3D(rotation: turn), anchor: .topLeadingBack))
      .id("a")
    let result = node.layout(proposing: .unspecified)
    #expect(result.node(of: "a")?.box.size == Size3D(width: 10, height: 10, depth: 20))
    let transforms = result.nodes.first?.transforms3D
    #expect(transforms?.count == 1)
    // Around the corner, the right edge goes to the back.
    let moved = transforms?.first?.matrix(in: Size3D(width: 10, height: 10, depth: 20))
    #expect(Point3D(x: 10, y: 0, z: 0).applying(moved ?? .identity) == Point3D(x: 0, y: 0, z: -10))
  }

  @Test func `a turn leaves its anchor where it is`() {
    let turn = AffineTransform3D(rotation: Rotation3D(angle: .degrees(90), axis: .y))
    let matrix = RenderTransform3D(turn).matrix(in: Size3D(width: 30, height: 10, depth: 4))
    #expect(Point3D(x: 15, y: 5, z: 2).applying(matrix) == Point3D(x: 15, y: 5, z: 2))
    // 15 to the right of the middle is 15 behind it.
    #expect(Point3D(x: 30, y: 5, z: 2).applying(matrix) == Point3D(x: 15, y: 5, z: 2 - 15))
  }

  @Test func `boxes go to the pixel grid edge by edge`() {
    let node = LayoutNode.zstack([Self.box(10.4), Self.box(10.4).id("b")])
    let result = node.layout(proposing: .unspecified).aligned(toPixelsAtScale: 1)
    // From 10.4 to 20.8: from 10 to 21.
    #expect(result.node(of: "b")?.box.origin.z == 10)
    #expect(result.node(of: "b")?.box.size.depth == 11)
  }
}
