import LayoutCore
import TestSupport
import Testing

/// Leaves without ids or anything else to say take the places of others in stacks: tried on random
/// trees, because most of what is known of a stack is kept then.
///
/// Texts have two cells or more. One that has the same width whatever it is offered may have its
/// turn before rigid views behind it or after them, depending on what is known of it; the sums then
/// differ in the last bit.
struct LeafChangeLawTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a tree of stacks whose leaves are replaced answers as a new one, to the last bit`(
    seed: UInt64
  ) {
    for number in 0..<40 {
      var generator = RandomStacks(seed: seed &* 1_000_037 &+ UInt64(number))
      var model = generator.stack(levels: 4)
      let tree = LayoutTree(model.node)
      var proposal = generator.proposal()
      tree.layout(proposing: proposal)
      for step in 0..<12 {
        for _ in 0..<generator.random.pick(1, 1, 1, 2) {
          let path = model.randomLeaf(&generator.random)
          let leaf = generator.leaf()
          guard let reference = tree.reference(at: NodePlace(path)) else { continue }
          tree.replace(reference, with: leaf)
          model.replace(path[...], with: leaf)
        }
        if generator.random.once(in: 6) { proposal = generator.proposal() }
        let kept = tree.layout(proposing: proposal).nodes.map(\.frame)
        let anew = model.node.layout(proposing: proposal).nodes.map(\.frame)
        if kept != anew {
          Issue.record("seed \(seed), tree \(number), step \(step): \(kept)\nfor\n\(anew)")
          return
        }
      }
    }
  }
}

/// Stacks in stacks, with leaves in them.
private indirect enum Stacks {
  case leaf(LayoutNode)
  case stack(([LayoutNode]) -> LayoutNode, [Stacks])

  var node: LayoutNode {
    switch self {
    case .leaf(let node): node
    case .stack(let stack, let children): stack(children.map(\.node))
    }
  }

  /// The way to some leaf.
  func randomLeaf(_ random: inout SeededGenerator) -> [Int] {
    guard case .stack(_, let children) = self else { return [] }
    let index = Int.random(in: children.indices, using: &random)
    return [index] + children[index].randomLeaf(&random)
  }

  mutating func replace(_ path: ArraySlice<Int>, with leaf: LayoutNode) {
    guard let index = path.first, case .stack(let stack, var children) = self else {
      self = .leaf(leaf)
      return
    }
    children[index].replace(path.dropFirst(), with: leaf)
    self = .stack(stack, children)
  }
}

private struct RandomStacks: RandomParts {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func alignment() -> Alignment { random.pick(.center, .topLeading, .bottomTrailing) }

  mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(
      width: random.pick(nil, 0, 70.3, 320, 1_000), height: random.pick(nil, 0, 45.7, 200, 900))
  }

  mutating func leaf() -> LayoutNode {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...4: .fixed(width: random.length(0...40) / 3, height: random.length(0...40) / 7)
    case 5, 6: .flexible
    case 7: .spacer(minLength: random.pick(nil, 0, 12.5))
    case 8: random.once(in: 3) ? .divider() : .flexible
    default: text(random.once(in: 3) ? .arbitrary : .wrapping, cells: 2...12)
    }
  }

  /// At least two levels, so that there is a stack.
  mutating func stack(levels: Int) -> Stacks {
    let count = Int.random(in: 2...6, using: &random)
    let children = (0..<count).map { _ -> Stacks in
      levels > 1 && random.once(in: 2) ? stack(levels: levels - 1) : .leaf(leaf())
    }
    let (alignment, spacing) = (alignment(), random.pick(nil, 0, 1.1, 8, -30) as CGFloat?)
    return random.once(in: 2)
      ? .stack({ .vstack(alignment: alignment.horizontal, spacing: spacing, $0) }, children)
      : .stack({ .hstack(alignment: alignment.vertical, spacing: spacing, $0) }, children)
  }
}
