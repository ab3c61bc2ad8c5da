import LayoutCore
import Testing

/// Layouts in space: what comes out for a proposed depth, with boxes as
/// `(x, y, z, width, height, depth)`.
struct DepthExampleTests {
  static func box(_ width: CGFloat, _ height: CGFloat, _ depth: CGFloat) -> LayoutNode {
    LayoutNode.fixed(width: width, height: height).frame(depth: depth)
  }

  /// Takes all depth it is offered.
  static var reader: LayoutNode { .geometryReader3D { _ in [] } }

  /// Where a node is along the depth.
  private struct Span: Equatable {
    let z: Double
    let depth: Double

    init(_ z: Double, _ depth: Double) { (self.z, self.depth) = (z, depth) }
    init?(_ box: Rect3D?) {
      guard let box else { return nil }
      self.init(box.origin.z, box.size.depth)
    }
  }

  private func expect(
    _ node: LayoutNode, depth: CGFloat?, total: Double, _ spans: [String: Span],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let result = node.layout(in: CGSize(width: 200, height: 100), depth: depth)
    #expect(result.size3D.depth == total, sourceLocation: sourceLocation)
    for (id, span) in spans {
      #expect(Span(result.node(of: id)?.box) == span, "\(id)", sourceLocation: sourceLocation)
    }
  }

  @Test func `the article's stack in space`() {
    let stack = LayoutNode.zstack(
      spacing: 10,
      [
        LayoutNode.flexible.frame(depth: 20),
        LayoutNode.flexible.frame(depth: 5).id("label"),
      ])
    let result = stack.layout(in: CGSize(width: 80, height: 40))
    let box = result.node(of: "label")?.box
    #expect(box == Rect3D(x: 0, y: 0, z: 30, width: 80, height: 40, depth: 5))
  }

  @Test(arguments: [nil, 0, 30, 100] as [CGFloat?])
  func `a line of views has their backs in one plane`(depth: CGFloat?) {
    let row = LayoutNode.hstack([Self.box(10, 10, 20).id("a"), Self.box(10, 10, 50).id("b")])
    expect(row, depth: depth, total: 50, ["a": Span(0, 20), "b": Span(0, 50)])
  }

  @Test func `aligned at their centres, the shallow one is (50 − 20) / 2 from the back`() {
    let row = LayoutNode.layout(
      HStackLayout().depthAlignment(.center),
      [Self.box(10, 10, 20).id("a"), Self.box(10, 10, 50).id("b")])
    expect(row, depth: 100, total: 50, ["a": Span(15, 20), "b": Span(0, 50)])
  }

  @Test func `aligned at their fronts, the shallow one is 50 − 20 from the back`() {
    let row = LayoutNode.layout(
      HStackLayout().depthAlignment(.front),
      [Self.box(10, 10, 20).id("a"), Self.box(10, 10, 50).id("b")])
    expect(row, depth: nil, total: 50, ["a": Span(30, 20), "b": Span(0, 50)])
  }

  @Test func `a guide 10 in front of the front`() {
    // Guides 20 + 10 and 50; behind them 50, before them max(20 − 30, 0) = 0.
    let row = LayoutNode.layout(
      HStackLayout().depthAlignment(.front),
      [
        Self.box(10, 10, 20).alignmentGuide(DepthAlignment.front) { $0.depth + 10 }.id("a"),
        Self.box(10, 10, 50).id("b"),
      ])
    expect(row, depth: 100, total: 50, ["a": Span(20, 20), "b": Span(0, 50)])
  }

  @Test func `what the rigid view leaves goes to the flexible one`() {
    let stack = LayoutNode.zstack([Self.box(10, 10, 20).id("a"), Self.reader.id("b")])
    expect(stack, depth: 100, total: 100, ["a": Span(0, 20), "b": Span(20, 80)])
  }

  @Test func `two flexible views share the depth`() {
    let stack = LayoutNode.zstack([Self.reader.id("a"), Self.reader.id("b")])
    expect(stack, depth: 100, total: 100, ["a": Span(0, 50), "b": Span(50, 50)])
  }

  @Test func `a stack keeps its distances`() {
    let stack = LayoutNode.zstack(
      spacing: 10, [Self.box(10, 10, 20).id("a"), Self.box(10, 10, 5).id("b")])
    expect(stack, depth: nil, total: 35, ["a": Span(0, 20), "b": Span(30, 5)])
  }

  @Test func `the least depth of one view is set aside before the rest is shared`() {
    // 100 − 30 = 70, of which the first is offered half, 35; the second gets 35 + 30.
    let stack = LayoutNode.zstack([
      Self.reader.id("a"), Self.reader.frame(minDepth: 30).id("b"),
    ])
    expect(stack, depth: 100, total: 100, ["a": Span(0, 35), "b": Span(35, 65)])
  }

  @Test(arguments: [(DepthAlignment.center, 40.0), (.front, 80), (.back, 0)])
  func `a frame of 100 around a box of 20`(alignment: DepthAlignment, z: Double) {
    let frame = Self.box(10, 10, 20).id("a").frame(depth: 100, alignment: alignment).id("f")
    expect(frame, depth: 7, total: 100, ["f": Span(0, 100), "a": Span(z, 20)])
  }

  @Test(arguments: [(100 as CGFloat?, 60.0), (nil, 10)])
  func `a frame between 10 and 60`(depth: CGFloat?, expected: Double) {
    let frame = Self.reader.frame(minDepth: 10, maxDepth: 60).id("f")
    expect(frame, depth: depth, total: expected, ["f": Span(0, expected)])
  }

  @Test func `a spatial overlay in the top trailing corner at the front`() {
    let node = Self.box(100, 50, 40).id("base")
      .spatialOverlay(alignment: .topTrailingFront, Self.box(10, 10, 10).id("badge"))
    let result = node.layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 100, height: 50))
    #expect(result.size3D.depth == 40)
    #expect(
      result.node(of: "badge")?.box == Rect3D(x: 90, y: 0, z: 30, width: 10, height: 10, depth: 10))
  }

  @Test func `turned by 45° in the plane`() throws {
    let turn = Rotation3D(angle: .degrees(45), axis: .z)
    let result = LayoutNode.fixed(width: 100, height: 40).id("a").rotation3DLayout(turn)
      .layout(proposing: .unspecified)
    // (100 + 40) · √½ = 98.9949 on both axes, with the child in the middle.
    let side = 140 * 0.5.squareRoot()
    #expect(abs(result.size.width - side) < 1e-9)
    #expect(abs(result.size.height - side) < 1e-9)
    #expect(result.size3D.depth == 0)
    let box = try #require(result.node(of: "a")?.box)
    #expect(abs(box.center.x - side / 2) < 1e-9 && abs(box.center.y - side / 2) < 1e-9)
    #expect(box.size == Size3D(width: 100, height: 40, depth: 0))
  }

  @Test func `a quarter turn around y swaps width and depth`() {
    let turn = Rotation3D(angle: .degrees(90), axis: .y)
    let result = Self.box(100, 40, 20).id("a").rotation3DLayout(turn).id("r")
      .layout(proposing: .unspecified)
    #expect(
      result.node(of: "r")?.box == Rect3D(x: 0, y: 0, z: 0, width: 20, height: 40, depth: 100))
    // In the middle: (20 − 100) / 2 and (100 − 20) / 2.
    #expect(
      result.node(of: "a")?.box == Rect3D(x: -40, y: 0, z: 40, width: 100, height: 40, depth: 20))
  }

  @Test func `what is proposed to the child is turned too`() {
    let turn = Rotation3D(angle: .degrees(90), axis: .y)
    let result = Self.reader.id("a").rotation3DLayout(turn)
      .layout(proposing: ProposedViewSize(width: 300, height: 200), depth: 50)
    #expect(result.node(of: "a")?.box.size == Size3D(width: 50, height: 200, depth: 300))
    #expect(result.size == CGSize(width: 300, height: 200))
    #expect(result.size3D.depth == 50)
  }

  @Test func `space behind and in front of a box`() {
    let result = Self.box(10, 10, 10).id("a").padding3D(EdgeInsets3D(front: 5, back: 3)).id("p")
      .layout(proposing: .unspecified)
    #expect(result.node(of: "p")?.box.size == Size3D(width: 10, height: 10, depth: 18))
    #expect(result.node(of: "a")?.box.origin == Point3D(x: 0, y: 0, z: 3))
  }

  @Test func `a view that is moved along the depth keeps its box`() {
    let stack = LayoutNode.zstack([
      LayoutNode.fixed(width: 30, height: 10).offset(z: 40).id("a"),
      LayoutNode.fixed(width: 10, height: 10),
    ])
    let result = stack.layout(proposing: .unspecified, depth: 100)
    #expect(result.size3D.depth == 0)
    #expect(result.node(of: "a")?.box.origin.z == 0)
    let transform = result.node(of: "a")?.transforms3D.first
    #expect(transform?.transform.translation == Vector3D(x: 0, y: 0, z: 40))
  }
}
