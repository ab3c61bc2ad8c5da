import LayoutCore
import Testing

/// Modifiers for which all three lengths of their child count: turns, and shapes in space.
struct VolumeTests {
  private static var reader: LayoutNode { .geometryReader3D { _ in [] } }
  private static func box(_ width: CGFloat, _ height: CGFloat, _ depth: CGFloat) -> LayoutNode {
    LayoutNode.fixed(width: width, height: height).frame(depth: depth)
  }
  private static func quarter(_ axis: RotationAxis3D) -> Rotation3D {
    Rotation3D(angle: .degrees(90), axis: axis)
  }
  private static func size(_ width: Double, _ height: Double, _ depth: Double) -> Size3D {
    Size3D(width: width, height: height, depth: depth)
  }

  @Test func `a stack turned around y fills the width with its depth`() {
    let stack = LayoutNode.zstack([Self.reader.id("a"), Self.reader.id("b")]).id("stack")
      .rotation3DLayout(Self.quarter(.y)).id("turned")
    let result = stack.layout(proposing: ProposedViewSize(width: 300, height: 200), depth: 50)
    #expect(result.node(of: "turned")?.box == Rect3D(origin: .zero, size: Self.size(300, 200, 50)))
    // The stack is proposed 50 × 200 × 300, and is in the middle: (300 − 50) / 2, (50 − 300) / 2.
    #expect(
      result.node(of: "stack")?.box
        == Rect3D(x: 125, y: 0, z: -125, width: 50, height: 200, depth: 300))
    #expect(
      result.node(of: "b")?.box == Rect3D(x: 125, y: 0, z: 25, width: 50, height: 200, depth: 150))
  }

  @Test func `a turned view takes its room in a line of views`() {
    let row = LayoutNode.hstack(
      spacing: 4,
      [
        .fixed(width: 10, height: 10),
        Self.box(100, 40, 20).rotation3DLayout(Self.quarter(.y)).id("turned"),
        LayoutNode.flexible.id("rest"),
      ])
    let result = row.layout(in: CGSize(width: 100, height: 60))
    #expect(result.frame(of: "turned") == CGRect(x: 14, y: 10, width: 20, height: 40))
    // 100 − 10 − 20 − 2 · 4.
    #expect(result.frame(of: "rest") == CGRect(x: 38, y: 0, width: 62, height: 60))
    #expect(result.size3D.depth == 100)
  }

  @Test func `a turned view in a stack is as high as what it is offered along the depth`() {
    // Both take half of 60. A quarter turn around x proposes 200 × 30 × 100 to the reader inside.
    let stack = LayoutNode.zstack([
      Self.reader.id("a"),
      Self.reader.id("inside").rotation3DLayout(Self.quarter(.x)).id("turned"),
    ])
    let result = stack.layout(in: CGSize(width: 200, height: 100), depth: 60)
    #expect(
      result.node(of: "turned")?.box
        == Rect3D(x: 0, y: 0, z: 30, width: 200, height: 100, depth: 30))
    // (100 − 30) / 2 from the top, 30 + (30 − 100) / 2 from the back.
    #expect(
      result.node(of: "inside")?.box
        == Rect3D(x: 0, y: 35, z: -5, width: 200, height: 30, depth: 100))
  }

  @Test func `a depth frame decides how wide a turned view is`() {
    let node = Self.reader.id("inside").rotation3DLayout(Self.quarter(.y)).frame(depth: 50)
    let result = node.layout(proposing: ProposedViewSize(width: 200, height: 100))
    #expect(result.node(of: "inside")?.box.size == Self.size(50, 100, 200))
    #expect(result.size == CGSize(width: 200, height: 100))
    #expect(result.size3D.depth == 50)
  }

  @Test func `two quarter turns swap back what they swapped`() {
    let node = Self.box(100, 40, 20).rotation3DLayout(Self.quarter(.y))
      .rotation3DLayout(Self.quarter(.y))
    let result = node.layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 100, height: 40))
    #expect(result.size3D.depth == 20)
  }

  @Test func `around a turned view, padding and guides go on as they do`() {
    let node = LayoutNode.hstack(
      alignment: .bottom, spacing: 0,
      [
        Self.box(100, 40, 20).rotation3DLayout(Self.quarter(.z)).padding(5).id("padded"),
        LayoutNode.fixed(width: 10, height: 30).id("b"),
      ])
    let result = node.layout(proposing: .unspecified)
    #expect(result.frame(of: "padded") == CGRect(x: 0, y: 0, width: 50, height: 110))
    #expect(result.frame(of: "b") == CGRect(x: 50, y: 80, width: 10, height: 30))
    #expect(result.size3D.depth == 20)
  }

  @Test func `a turned overlay is offered the depth of what it is on`() {
    let node = Self.box(100, 50, 40)
      .spatialOverlay(Self.reader.id("inside").rotation3DLayout(Self.quarter(.y)).id("turned"))
    let result = node.layout(proposing: .unspecified)
    #expect(result.node(of: "turned")?.box == Rect3D(origin: .zero, size: Self.size(100, 50, 40)))
    #expect(result.node(of: "inside")?.box.size == Self.size(40, 50, 100))
  }

  @Test func `an empty turn or an axis without direction turns nothing`() {
    for turn in [
      Rotation3D.identity, Rotation3D(angle: .degrees(30), axis: RotationAxis3D()),
      Rotation3D(angle: .radians(.nan), axis: .x), Rotation3D(angle: .radians(.infinity), axis: .x),
    ] {
      let result = Self.box(10, 20, 30).rotation3DLayout(turn).layout(proposing: .unspecified)
      #expect(result.size == CGSize(width: 10, height: 20))
      #expect(result.size3D.depth == 30)
    }
  }

  private enum Tree: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  @Test func `a result's guides are those of the depth that a view was placed with`() {
    let guide = HorizontalAlignment(Tree.self)
    // A cube in 193 × 100 × 50 has sides of 50, whatever the root is proposed.
    let row = LayoutNode.hstack(
      spacing: 0,
      [
        Self.reader.aspectRatio3D(.one, contentMode: .fit).alignmentGuide(guide) { $0.width },
        .fixed(width: 7, height: 7),
      ]
    ).id("row")
    let result = row.frame(depth: 50)
      .layout(proposing: ProposedViewSize(width: 200, height: 100), depth: 20)
    #expect(result.size == CGSize(width: 57, height: 50))
    #expect(result.node(of: "row")?.dimensions[explicit: guide] == 50)
    #expect(result.node(of: "row")?.dimensions3D[explicit: guide] == 50)
  }

  // MARK: - Shapes

  @Test(arguments: [
    // The scale is 50 / 1 along the depth, the least one; and 200 / 1 along the height, the
    // largest.
    (ContentMode.fit, Size3D(width: 100, height: 50, depth: 50)),
    (.fill, Size3D(width: 400, height: 200, depth: 200)),
  ])
  func `a shape is scaled to all three lengths`(mode: ContentMode, expected: Size3D) {
    let shape = Self.size(2, 1, 1)
    let node = Self.reader.aspectRatio3D(shape, contentMode: mode).id("shaped")
    let result = node.layout(
      proposing: ProposedViewSize(width: 200, height: 200), depth: 50)
    #expect(result.node(of: "shaped")?.box.size == expected)
  }

  @Test func `only axes on which something is proposed count`() {
    let node = Self.reader.aspectRatio3D(Self.size(2, 1, 1), contentMode: .fit).id("shaped")
    let flat = node.layout(proposing: ProposedViewSize(width: 200, height: 200))
    #expect(flat.node(of: "shaped")?.box.size == Self.size(200, 100, 100))
    let free = node.layout(proposing: .unspecified)
    #expect(free.node(of: "shaped")?.box.size == Self.size(10, 10, 0))
  }

  @Test func `without a shape, the ideal size and depth give it`() {
    let node = Self.reader
      .frame(
        minWidth: 0, idealWidth: 40, maxWidth: .infinity, minHeight: 0, idealHeight: 20,
        maxHeight: .infinity
      )
      .frame(minDepth: 0, idealDepth: 10, maxDepth: .infinity)
      .aspectRatio3D(contentMode: .fit).id("shaped")
    let result = node.layout(
      proposing: ProposedViewSize(width: 100, height: 100), depth: 100)
    // min(100 / 40, 100 / 20, 100 / 10) = 2.5.
    #expect(result.node(of: "shaped")?.box.size == Self.size(100, 50, 25))
  }
}
