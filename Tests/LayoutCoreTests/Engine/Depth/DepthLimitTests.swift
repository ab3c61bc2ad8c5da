import LayoutCore
import Testing

/// Trees in space of many levels, and of many views.
struct DepthLimitTests {
  private static var reader: LayoutNode { .geometryReader3D { _ in [] } }

  private enum Middle: DepthAlignmentID {
    static func defaultValue(in context: ViewDimensions3D) -> CGFloat { context.depth / 2 }
  }

  @Test func `ten thousand frames in each other need no stack`() async {
    let (depth, z, problems) = await onThread(stackSize: 512 << 10) {
      var node = LayoutNode.fixed(width: 1, height: 1).frame(depth: 1).id("a")
      for _ in 0..<10_000 { node = node.padding3D(EdgeInsets3D(front: 1, back: 2)) }
      let result = node.layout(proposing: .unspecified)
      return (result.size3D.depth, result.node(of: "a")?.box.origin.z, result.diagnostics.count)
    }
    #expect(depth == 30_001)
    #expect(z == 20_000)
    #expect(problems == 0)
  }

  @Test func `ten thousand levels of stacks are laid out on eight mebibytes`() async {
    let (depth, problems) = await onThread(stackSize: 8 << 20) {
      var node = LayoutNode.fixed(width: 1, height: 1).frame(depth: 5)
      for level in 1..<10_000 {
        node =
          level.isMultiple(of: 2)
          ? node.padding(.leading, 1) : .hstack(spacing: 0, [node, .fixed(width: 1, height: 1)])
      }
      let result = node.layout(proposing: .unspecified)
      return (result.size3D.depth, result.diagnostics.count)
    }
    #expect(depth == 5)
    #expect(problems == 0)
  }

  @Test func `what the stack cannot carry is refused in one sentence`() async {
    let (messages, boxes) = await onThread(stackSize: 512 << 10) {
      var node = Self.reader.id("a")
      for _ in 0..<100_000 { node = .zstack(spacing: 1, [node, .flexible]) }
      let result = node.layout(in: CGSize(width: 10, height: 10), depth: 100)
      return (result.diagnostics.map(\.message), result.node(of: "a")?.box)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("100001 levels deep") == true)
    #expect(boxes?.size.depth == 0)
  }

  @Test func `ten thousand frames in each other don't ask for guides that nobody sets`() async {
    let (depth, problems) = await onThread(stackSize: 8 << 20) {
      var node = LayoutNode.fixed(width: 1, height: 1)
      for level in 0..<10_000 { node = node.frame(depth: CGFloat(level)) }
      let guided = node.alignmentGuide(DepthAlignment(Middle.self)) { $0.depth }
      let result = LayoutNode.layout(HStackLayout().depthAlignment(.center), [guided])
        .layout(proposing: .unspecified)
      return (result.size3D.depth, result.diagnostics.count)
    }
    #expect(depth == 9_999)
    #expect(problems == 0)
  }

  @Test func `frames that ask each other for a guide are laid out, or refused in words`() async {
    let messages = await onThread(stackSize: 512 << 10) {
      let guide = DepthAlignment(Middle.self)
      var node = LayoutNode.fixed(width: 1, height: 1).frame(depth: 1)
        .alignmentGuide(guide) { _ in 1 }
      for _ in 0..<2_000 { node = node.frame(depth: 2, alignment: guide) }
      return node.layout(proposing: .unspecified).diagnostics.map(\.message)
    }
    #expect(messages.count <= 1)
    #expect(messages.allSatisfy { $0.contains("levels deep") })
  }

  @Test func `thirty stacks in each other ask no more than their number of questions`() {
    // Each level takes half of what it is offered: 2⁻³⁰ of the depth is left for the innermost.
    var node = Self.reader.id("a")
    for _ in 0..<30 { node = .zstack([node, Self.reader]) }
    let tree = LayoutTree(node)
    let result = tree.layout(in: CGSize(width: 10, height: 10), depth: 1_073_741_824)
    // Each stack is asked for 0, ∞ and its share, by the stack around it or when it is placed.
    #expect(tree.statistics.depthEvaluations <= 3 * 30)
    #expect(result.node(of: "a")?.box.size.depth == 1)
    #expect(result.size3D.depth == 1_073_741_824)
  }

  @Test func `turned stacks in each other do not multiply their questions`() {
    func questions(levels: Int) -> Int {
      var node = Self.reader.id("a")
      for level in 0..<levels {
        let axis = level.isMultiple(of: 2) ? RotationAxis3D.x : .y
        node = LayoutNode.zstack([node, Self.reader])
          .rotation3DLayout(Rotation3D(angle: .degrees(90), axis: axis))
      }
      let tree = LayoutTree(node)
      let result = tree.layout(in: CGSize(width: 64, height: 64), depth: 64)
      #expect(result.size3D.depth == 64)
      return tree.statistics.depthEvaluations + tree.statistics.evaluations
    }
    // Lengths wander from axis to axis, so each level sees more of them: the square of the levels.
    #expect(questions(levels: 40) < 5 * questions(levels: 20))
  }

  @Test func `aligned layouts in each other do not multiply their questions`() {
    // Every guide is at 1, which crosses all levels, and is in the middle of the views beside it.
    let guide = DepthAlignment(Middle.self)
    var node = LayoutNode.flexible.frame(depth: 1).alignmentGuide(guide) { _ in 1 }
    for _ in 0..<30 {
      node = LayoutNode.layout(
        HStackLayout().depthAlignment(guide), [node, LayoutNode.flexible.frame(depth: 2)])
    }
    let result = node.layout(in: CGSize(width: 64, height: 64))
    #expect(result.size3D.depth == 2)
  }

  @Test func `a stack of ten thousand views`() {
    let views = (0..<10_000).map { LayoutNode.flexible.frame(depth: 1).id($0) }
    let result = LayoutNode.zstack(spacing: 1, views)
      .layout(in: CGSize(width: 10, height: 10), depth: 100)
    #expect(result.size3D.depth == 19_999)
    #expect(result.node(of: 9_999)?.box.origin.z == 19_998)
  }
}
