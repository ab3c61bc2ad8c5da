import LayoutCore
import Testing

/// Numbers along the depth that are none: what is done instead, and what is said about it.
struct DepthNumberTests {
  private static var reader: LayoutNode { .geometryReader3D { _ in [] } }

  private func expect(
    _ node: LayoutNode, offered: CGFloat? = 100, depth: Double,
    _ problem: String? = nil, subject: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let result = node.layout(in: CGSize(width: 50, height: 50), depth: offered)
    #expect(result.size3D.depth == depth, sourceLocation: sourceLocation)
    #expect(
      result.diagnostics.map(\.message)
        == (problem.map { ["\(subject ?? result.nodes[0].name) \($0)"] } ?? []),
      sourceLocation: sourceLocation)
  }

  @Test func `an unusable depth of a frame is 0 or counts as not given`() {
    expect(
      Self.reader.frame(depth: -4), depth: 0, "has a depth of -4, which is negative; 0 is used.")
    expect(
      Self.reader.frame(depth: .nan), depth: 100, "has a depth of NaN; it counts as not given.")
    expect(
      Self.reader.frame(depth: .infinity), depth: 100, "has a depth of ∞; it counts as not given.")
  }

  @Test func `a priority that is no number makes a turn of its own`() {
    for priorities in [[.nan], [.nan, .nan], [1, .nan, 1], [.nan, 0]] as [[Double]] {
      let boxes = priorities.map { Self.reader.frame(minDepth: 5).layoutPriority($0) }
      let result = LayoutNode.zstack(spacing: 0, boxes).layout(
        in: CGSize(width: 50, height: 50), depth: 100)
      #expect(result.size3D.depth == 100)
    }
  }

  @Test func `unusable limits of a frame count as not given`() {
    expect(
      Self.reader.frame(minDepth: 60, maxDepth: 20), depth: 60,
      "has minDepth 60, which is larger than maxDepth 20; limits count from the least on. Give them in "
        + "rising order.")
    expect(
      Self.reader.frame(minDepth: .nan), depth: 100,
      "has a minDepth of NaN; it counts as not given.")
    expect(Self.reader.frame(maxDepth: .infinity), depth: 100)
  }

  @Test func `padding, distances and offsets`() {
    expect(
      Self.reader.padding3D(EdgeInsets3D(front: .nan, back: 10)), depth: 100,
      "has a front inset of NaN; 0 is used.")
    expect(
      LayoutNode.zstack(spacing: .infinity, [Self.reader, Self.reader]), depth: 100,
      "has a spacing of ∞; the default spacing is used.")
    expect(LayoutNode.flexible.offset(z: .nan), depth: 0, "has a z of NaN; 0 is used.")
    expect(
      LayoutNode.flexible.transformed3D(
        RenderTransform3D(AffineTransform3D(translation: Vector3D(z: .nan)))),
      depth: 0,
      "has a transform with a number of NaN; the transform is ignored.")
    // Insets that are larger than their room leave nothing, and a view is never less deep than 0.
    expect(Self.reader.padding3D(EdgeInsets3D(front: 80, back: 80)), depth: 160)
    expect(Self.reader.padding3D(EdgeInsets3D(front: -80, back: -80)).frame(depth: nil), depth: 100)
    expect(
      LayoutNode.flexible.frame(depth: 10).padding3D(EdgeInsets3D(front: -80)), depth: 0)
  }

  @Test func `lengths of a shape that cannot be used count as 0`() {
    expect(
      LayoutNode.flexible.aspectRatio3D(
        Size3D(width: 1, height: .nan, depth: -1), contentMode: .fit), depth: 0,
      "has a shape of 1 × NaN × -1; NaN, infinite and negative lengths count as 0.")
  }

  @Test func `the root's proposal`() {
    expect(
      Self.reader, offered: -5, depth: 0,
      "is proposed a depth of -5; 0 is used.", subject: "The root")
    expect(
      Self.reader, offered: .nan, depth: 0,
      "is proposed a depth of NaN; it is left out.", subject: "The root")
    expect(
      Self.reader, offered: .infinity, depth: 0,
      "is proposed a depth of ∞; it is left out.", subject: "The root")
    let infinite = LayoutNode.zstack([Self.reader, Self.reader.id("b")])
      .layout(proposing: .unspecified, depth: .infinity)
    #expect(infinite.size3D.depth == .infinity)
  }

  @Test func `guides that are no positions are ignored`() {
    let row = LayoutNode.layout(
      HStackLayout().depthAlignment(.front),
      [
        LayoutNode.flexible.frame(depth: 20).alignmentGuide(DepthAlignment.front) { _ in .nan },
        LayoutNode.flexible.frame(depth: 50),
      ])
    let result = row.layout(in: CGSize(width: 50, height: 50))
    #expect(result.size3D.depth == 50)
    #expect(result.diagnostics.count == 1)
    #expect(result.diagnostics.first?.message.contains("sets an alignment guide to NaN") == true)
  }

  @Test func `numbers of any size stay finite`() {
    for number in [1e99, -1e99, 1e200, .greatestFiniteMagnitude, .leastNonzeroMagnitude] {
      let node = LayoutNode.zstack(
        spacing: number,
        [
          Self.reader.frame(depth: number),
          Self.reader.frame(minDepth: number, maxDepth: number),
          Self.reader.padding3D(.all, number),
          Self.reader.rotation3DLayout(Rotation3D(angle: .radians(number), axis: .xyz)),
          Self.reader.aspectRatio3D(
            Size3D(width: number, height: 1, depth: 2), contentMode: .fill),
        ])
      let result = node.layout(in: CGSize(width: 50, height: 50), depth: 100)
      for box in result.nodes.map(\.box) {
        #expect(box.origin.z.isFinite && box.size.depth.isFinite && box.size.depth >= 0)
        #expect(box.size.width.isFinite && box.size.height.isFinite)
      }
    }
  }
}
