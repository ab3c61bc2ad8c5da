import LayoutKit
import TestViews
import Testing

/// Layouts in space, written as views.
struct DepthViewTests {
  /// A box of fixed lengths.
  private struct Box: View {
    var width: CGFloat = 10
    var height: CGFloat = 10
    let depth: CGFloat

    var body: some View { Block(width, height).frame(depth: depth) }
  }

  /// Takes all depth it is offered.
  private struct Reader: View {
    var body: some View { GeometryReader3D { _ in EmptyView() } }
  }

  private func expect(
    _ view: some View, depth: CGFloat?, total: Double,
    _ spans: KeyValuePairs<String, (z: Double, depth: Double)>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let result = view.layout(in: CGSize(width: 200, height: 100), depth: depth)
    #expect(result.size3D.depth == total, sourceLocation: sourceLocation)
    for (id, span) in spans {
      let box = result.node(of: id)?.box
      #expect(box?.origin.z == span.z, "\(id)", sourceLocation: sourceLocation)
      #expect(box?.size.depth == span.depth, "\(id)", sourceLocation: sourceLocation)
    }
  }

  // MARK: - Lines of views

  @Test func `backs are in one plane`() {
    let view = HStack {
      Box(depth: 20).id("a")
      Box(depth: 50).id("b")
    }
    expect(view, depth: 100, total: 50, ["a": (0, 20), "b": (0, 50)])
  }

  @Test(arguments: [(DepthAlignment.center, 15.0), (.front, 30), (.back, 0)])
  func `layouts with a depth alignment`(alignment: DepthAlignment, z: Double) {
    let view = HStackLayout().depthAlignment(alignment) {
      Box(depth: 20).id("a")
      Box(depth: 50).id("b")
    }
    expect(view, depth: nil, total: 50, ["a": (z, 20), "b": (0, 50)])
    let layout = AnyLayout(HStackLayout().depthAlignment(alignment))
    let erased = layout {
      Box(depth: 20).id("a")
      Box(depth: 50).id("b")
    }
    expect(erased, depth: 7, total: 50, ["a": (z, 20), "b": (0, 50)])
  }

  @Test func `a guide 10 in front of the front`() {
    let view = HStackLayout().depthAlignment(.front) {
      Box(depth: 20).alignmentGuide(DepthAlignment.front) { $0.depth + 10 }.id("a")
      Box(depth: 50).id("b")
    }
    expect(view, depth: 100, total: 50, ["a": (20, 20), "b": (0, 50)])
  }

  // MARK: - Stacks

  @Test func `what rigid views leave is shared`() {
    let view = ZStack {
      Box(depth: 20).id("a")
      Reader().id("b")
    }
    expect(view, depth: 100, total: 100, ["a": (0, 20), "b": (20, 80)])
    let readers = ZStack {
      Reader().id("a")
      Reader().id("b")
    }
    expect(readers, depth: 100, total: 100, ["a": (0, 50), "b": (50, 50)])
  }

  @Test func `a stack keeps its distances`() {
    let view = ZStack(spacing: 10) {
      Box(depth: 20).id("a")
      Box(depth: 5).id("b")
    }
    expect(view, depth: nil, total: 35, ["a": (0, 20), "b": (30, 5)])
    let close = ZStack(alignment: .leading, spacing: nil) {
      Box(depth: 20).id("a")
      Box(depth: 5).id("b")
    }
    expect(close, depth: nil, total: 25, ["a": (0, 20), "b": (20, 5)])
  }

  @Test func `the least depth of one view is set aside`() {
    let view = ZStack {
      Reader().id("a")
      Reader().frame(minDepth: 30).id("b")
    }
    expect(view, depth: 100, total: 100, ["a": (0, 35), "b": (35, 65)])
  }

  @Test func `a spacer keeps two planes apart`() {
    let view = ZStack {
      Color.red.id("back")
      Spacer()
      Color.blue.id("front")
    }
    .frame(depth: 60)
    expect(view, depth: nil, total: 60, ["back": (0, 0), "front": (60, 0)])
  }

  // MARK: - Modifiers

  @Test(arguments: [(DepthAlignment.center, 40.0), (.front, 80), (.back, 0)])
  func `a frame of 100 around a box of 20`(alignment: DepthAlignment, z: Double) {
    let view = Box(depth: 20).id("a").frame(depth: 100, alignment: alignment)
    expect(view, depth: 3, total: 100, ["a": (z, 20)])
  }

  @Test func `a frame between 10 and 60`() {
    let view = Reader().frame(minDepth: 10, maxDepth: 60).id("f")
    expect(view, depth: 100, total: 60, ["f": (0, 60)])
    expect(view, depth: nil, total: 10, ["f": (0, 10)])
  }

  @Test func `a spatial overlay`() {
    let view = Box(width: 100, height: 50, depth: 40)
      .spatialOverlay(alignment: .topTrailingFront) { Box(depth: 10).id("badge") }
    let result = view.layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 100, height: 50))
    #expect(result.size3D.depth == 40)
    #expect(
      result.node(of: "badge")?.box == Rect3D(x: 90, y: 0, z: 30, width: 10, height: 10, depth: 10))
  }

  @Test func `several views of a spatial overlay share the space`() {
    // The two need 10 × 10 × 10, which is in the bottom leading corner at the back.
    let view = Box(width: 100, height: 50, depth: 40)
      .spatialOverlay(alignment: .bottomLeadingBack) {
        Box(depth: 10).id("a")
        Block(4, 4).id("b")
      }
    let result = view.layout(proposing: .unspecified)
    #expect(result.node(of: "a")?.box.origin == Point3D(x: 0, y: 40, z: 0))
    #expect(result.node(of: "b")?.box.origin == Point3D(x: 0, y: 46, z: 0))
  }

  @Test func `turned by 45° in the plane`() {
    let view = Block(100, 40).rotation3DLayout(.degrees(45), axis: (x: 0, y: 0, z: 1))
    let result = view.layout(proposing: .unspecified)
    let side = 140 * 0.5.squareRoot()
    #expect(abs(result.size.width - side) < 1e-9 && abs(result.size.height - side) < 1e-9)
    #expect(result.size3D.depth == 0)
  }

  @Test func `a quarter turn around y swaps width and depth`() {
    let view = Box(width: 100, height: 40, depth: 20).rotation3DLayout(.degrees(90), axis: .y)
    let result = view.layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 20, height: 40))
    #expect(result.size3D.depth == 100)
  }

  @Test func `space behind and in front`() {
    let view = Box(depth: 10).id("a").padding3D(EdgeInsets3D(front: 5, back: 3))
    expect(view, depth: nil, total: 18, ["a": (3, 10)])
    let all = Box(depth: 10).id("a").padding3D([.leading, .back])
    let result = all.layout(proposing: .unspecified)
    #expect(
      result.node(of: "a")?.box == Rect3D(x: 16, y: 0, z: 16, width: 10, height: 10, depth: 10))
    #expect(result.size == CGSize(width: 26, height: 10))
    #expect(result.size3D.depth == 26)
  }

  @Test func `a view moved along the depth keeps its box`() {
    let view = ZStack {
      Block(30, 10).offset(z: 40).id("a")
      Block(10, 10)
    }
    expect(view, depth: 100, total: 0, ["a": (0, 0)])
    let nodes = view.layout(proposing: .unspecified).nodes
    #expect(nodes.compactMap { $0.transforms3D.first?.transform.translation.z } == [40])
  }

  @Test func `scaling to fit keeps the shape of the ideal box`() {
    let view = Reader()
      .frame(minWidth: 0, idealWidth: 40, maxWidth: .infinity)
      .frame(minHeight: 0, idealHeight: 20, maxHeight: .infinity)
      .frame(minDepth: 0, idealDepth: 10, maxDepth: .infinity)
    let fit = view.scaledToFit3D().id("a")
    let fill = view.scaledToFill3D().id("a")
    let room = ProposedViewSize(100, 100)
    // The scale is min(100 / 40, 100 / 20, 30 / 10) = 2.5, or max(…) = 5.
    #expect(
      fit.layout(proposing: room, depth: 30).node(of: "a")?.box.size
        == Size3D(width: 100, height: 50, depth: 25))
    #expect(
      fill.layout(proposing: room, depth: 30).node(of: "a")?.box.size
        == Size3D(width: 200, height: 100, depth: 50))
  }
}
