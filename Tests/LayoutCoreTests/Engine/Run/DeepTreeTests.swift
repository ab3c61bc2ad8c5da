import LayoutCore
import Testing

/// Trees of many levels: described, laid out, printed and released, or refused in one sentence.
struct DeepTreeTests {
  /// Frames, paddings, stacks and overlays in turn.
  static func alternating(levels: Int) -> LayoutNode {
    var node = LayoutNode.fixed(width: 1, height: 1)
    for level in 1..<levels {
      switch level % 4 {
      case 0: node = node.frame(minWidth: 1)
      case 1: node = node.padding(.leading, 1)
      case 2: node = .hstack(spacing: 0, [node, .fixed(width: 1, height: 1)])
      default: node = node.overlay(.flexible)
      }
    }
    return node
  }

  @Test func `ten thousand levels are laid out on eight mebibytes`() async {
    let result = await onThread(stackSize: 8 << 20) {
      let node = Self.alternating(levels: 10_000)
      let result = node.layout(proposing: .unspecified)
      return (
        result.size.width, result.diagnostics.count, result.description.count, node.levelCount
      )
    }
    // 2,500 stacks add 1 each, 2,500 paddings add 1 each, around a leaf of 1.
    #expect(result.0 == 5001)
    #expect(result.1 == 0)
    #expect(result.2 > 10_000)
    #expect(result.3 == 10_000)
  }

  @Test func `a chain of modifiers of any length needs no stack`() async {
    let width = await onThread(stackSize: 512 << 10) {
      var node = LayoutNode.fixed(width: 1, height: 1)
      for _ in 0..<100_000 { node = node.padding(.leading, 1) }
      return node.layout(proposing: .unspecified).size.width
    }
    #expect(width == 100_001)
  }

  @Test func `a tree that got high by moving parts of it is laid out like a new one`() async {
    let (messages, width) = await onThread(stackSize: 512 << 10) {
      // 300 towers of 100 stacks side by side, of which each is moved to the ground of the one
      // before.
      let towers = (0..<300).map { tower in
        var node = LayoutNode.hstack(spacing: 0, [.fixed(width: 1, height: 1)]).id(
          "ground \(tower)")
        for _ in 0..<50 {
          node = .hstack(spacing: 0, [.vstack(spacing: 0, [node, .flexible]), .flexible])
        }
        return node.id("tower \(tower)")
      }
      let tree = LayoutTree(.hstack(spacing: 0, towers))
      for tower in 1..<300 { tree.move("tower \(tower)", into: "ground \(tower - 1)") }
      let result = tree.layout(proposing: .unspecified)
      return (result.diagnostics.map(\.message), result.size.width)
    }
    #expect(messages == [])
    // The innermost tower has 10 and 50 times 10 for its flexible views, which are wider than the
    // ground's 1. Each other adds 50 times 10, beside 1 for its ground.
    #expect(width == CGFloat(510 + 299 * 501))
  }

  @Test func `a result is asked on a thread that did not lay it out`() async {
    let result = await onThread(stackSize: 8 << 20) {
      var node = LayoutNode.measured { _ in
        LeafMeasurement(width: 10, height: 10, firstBaseline: 7, lastBaseline: 7)
      }
      for _ in 0..<300 { node = .vstack(spacing: 0, [node, .flexible]) }
      return node.id("tower").layout(proposing: .unspecified)
    }
    for stackSize in [1 << 20, 64 << 20] {
      let position = await onThread(stackSize: stackSize) {
        result.node(of: "tower")?.dimensions[explicit: .firstTextBaseline]
      }
      #expect(position == 7)
    }
  }

  @Test func `a million levels are described, refused and released`() async {
    let messages = await onThread(stackSize: 8 << 20) {
      let tree = LayoutTree(Self.alternating(levels: 1_000_000))
      return tree.layout(proposing: .unspecified).diagnostics.map(\.message)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("1000000 levels") == true)
  }

  @Test func `a small thread has a larger stack for what it cannot carry`() async {
    let (messages, width) = await onThread(stackSize: 512 << 10) {
      let result = Self.alternating(levels: 10_000).layout(proposing: .unspecified)
      return (result.diagnostics.map(\.message), result.size.width)
    }
    #expect(messages == [])
    #expect(width == 5001)
  }

  @Test(arguments: ["row", "grid", "lazy column", "scroll view", "rotation", "layout"])
  func `two thousand levels of any kind are laid out, five hundred on a small thread`(
    kind: String
  ) async {
    for (levels, stackSize) in [(2_000, 8 << 20), (500, 512 << 10)] {
      let messages = await onThread(stackSize: stackSize) {
        let node = (0..<levels).reduce(LayoutNode.fixed(width: 1, height: 1)) { node, _ in
          switch kind {
          case "row": .hstack(alignment: .firstTextBaseline, [node, .flexible])
          case "grid": .grid(rows: [[node, .fixed(width: 1, height: 1)]])
          case "lazy column": .lazyVStack([node, .fixed(width: 1, height: 1)])
          case "scroll view": .scroll(node)
          case "rotation": node.rotation3DLayout(.identity)
          default: .layout(Plain(), [node])
          }
        }
        return node.layout(proposing: .zero).diagnostics.map(\.message)
      }
      #expect(messages == [])
    }
  }

  /// A layout that does nothing of its own, and so may hand out any guide.
  private struct Plain: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { subviews[0].sizeThatFits(proposal) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { subviews[0].place(at: bounds.origin, proposal: proposal) }
  }

  @Test func `frames around clients' layouts are laid out or refused on any stack`() async {
    for seed in 1...40 as ClosedRange<UInt64> {
      let problems = await onThread(stackSize: 512 << 10) {
        var node = LayoutNode.fixed(width: 1, height: 1)
        var (state, kind, left) = (seed, 0, 0)
        for _ in 0..<2_000 {
          if left == 0 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            (kind, left) = (Int(state >> 33) % 3, 1 + Int(state >> 40) % 150)
          }
          left -= 1
          switch kind {
          case 0: node = .layout(Plain(), [node])
          case 1: node = .hstack(spacing: 0, [.flexible, node, .flexible])
          default: node = node.frame(width: 3)
          }
        }
        return node.layout(proposing: .unspecified).diagnostics.map(\.rule)
      }
      #expect(problems == [] || problems == [.tooDeep])
    }
  }

  @Test func `a tall description that shares its parts is released on any stack`() async {
    let height = await onThread(stackSize: 512 << 10) {
      // Whoever descends through the second children takes three levels at once.
      var levels = [LayoutNode.fixed(width: 1, height: 1), .flexible, .flexible]
      for level in 0..<50_000 {
        let child = levels[levels.count - 1]
        levels.append(
          level.isMultiple(of: 2)
            ? .vstack([child, levels[levels.count - 3]]) : child.padding(1))
        levels.removeFirst()
      }
      return levels[2].levelCount
    }
    #expect(height == 50_001)
  }

  @Test(.timeLimit(.minutes(1))) func `descriptions in closures are released on any stack`() async {
    let counts = await onThread(stackSize: 512 << 10) {
      var rows = LayoutNode.fixed(width: 1, height: 1)
      for _ in 0..<10_000 { rows = .lazyVStack(rows: LayoutRows([rows])) }
      var readers = LayoutNode.fixed(width: 1, height: 1)
      for _ in 0..<100_000 {
        let node = readers
        readers = .geometryReader { _ in [node] }
      }
      return [rows.nodeCount, readers.nodeCount]
    }
    // What is described later is no node yet.
    #expect(counts == [1, 1])
  }
}
