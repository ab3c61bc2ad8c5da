import LayoutCore
import TestSupport
import Testing

/// Laws of layouts in whole units, tried on random trees of everything that there is in the plane.
struct LengthUnitLawTests {
  private static let units: [CGFloat] = [1, 0.5, 2, 1 / 3, 3, 7]
  private static let seeds = 1...4 as ClosedRange<UInt64>

  @Test(arguments: seeds, units)
  func `every edge is on a multiple`(seed: UInt64, unit: CGFloat) {
    forEachTree(seed, unit) { generator, options in
      let layout = generator.request().layout(of: generator.tree().node(), options: options)
      return layout.nodes.lazy.compactMap { node in
        Self.edges(node.frame).allSatisfy { Self.isMultiple($0, of: unit) }
          ? nil : "\(node.name) \(node.ids) at \(node.frame) in\n\(layout)"
      }.first
    }
  }

  @Test(arguments: seeds, units)
  func `what is moved by whole units is the same`(seed: UInt64, unit: CGFloat) {
    forEachPlainTree(seed, unit) { generator, _, options in
      let node = generator.tree()
      let (width, height) = (generator.random.length(1...30), generator.random.length(1...30))
      let window = CGSize(width: width * unit, height: height * unit)
      let distance = CGPoint(
        x: generator.random.length(0...9) * unit, y: generator.random.length(0...9) * unit)
      let insets = EdgeInsets(top: distance.y, leading: distance.x, bottom: 0, trailing: 0)
      let shifted = CGSize(width: window.width + distance.x, height: window.height + distance.y)
      let framed = node.frame(width: window.width, height: window.height)
      for (here, there) in [
        (
          node.layout(in: window, options: options),
          node.layout(in: shifted, safeArea: insets, options: options)
        ),
        (
          framed.layout(proposing: .unspecified, options: options),
          framed.padding(insets).layout(proposing: .unspecified, options: options)
        ),
      ] {
        // That of the padding comes first.
        let others = there.nodes.dropFirst(there.nodes.count - here.nodes.count)
        for (node, other) in zip(here.nodes, others)
        where !Frame(node.frame).matches(Frame(other.frame).moved(-distance.x, -distance.y)) {
          return "\(node.name) at \(node.frame), moved by \(distance) at \(other.frame) in\n\(here)"
        }
      }
      return nil
    }
  }

  @Test(arguments: seeds, units)
  func `right to left is the mirror image`(seed: UInt64, unit: CGFloat) {
    forEachPlainTree(seed, unit) { generator, proposal, options in
      let node = generator.tree()
      let left = node.layout(proposing: proposal, options: options)
      let right = node.layout(proposing: proposal, direction: .rightToLeft, options: options)
      for (one, other) in zip(left.nodes, right.nodes) {
        let mirrored = left.size.width - one.frame.origin.x - one.frame.size.width
        let expected: Frame = [
          mirrored, one.frame.origin.y, one.frame.size.width, one.frame.size.height,
        ]
        if !expected.matches(Frame(other.frame)) {
          return "\(one.name) at \(other.frame) instead of \(expected) in\n\(right)"
        }
      }
      return nil
    }
  }

  @Test(arguments: seeds, units)
  func `clients' stacks and grids are as the built-in ones`(seed: UInt64, unit: CGFloat) {
    forEachPlainTree(seed, unit) { built, proposal, options in
      var wrapped = built
      wrapped.wrapsContainers = true
      let (one, other) = (built.tree(), wrapped.tree())
      return PlaneTree.difference(
        one.layout(proposing: proposal, options: options),
        other.layout(proposing: proposal, options: options), tolerance: 1e-6, comparesNames: false)
    }
  }

  @Test(arguments: seeds, units)
  func `a trace places every view where the result has it`(seed: UInt64, unit: CGFloat) {
    forEachPlainTree(seed, unit) { generator, proposal, options in
      let result = generator.tree().layout(proposing: proposal, options: options)
      let traced = ReplayLawTests.frames(result.trace())
      for (node, frame) in zip(result.nodes, traced) where !frame.matches(Frame(node.frame)) {
        return "\(node.name) at \(node.frame), in the trace at \(frame) in\n\(result)"
      }
      return nil
    }
  }

  /// In a stack, each view begins where the one before it ended, after the gap, and the last one
  /// ends where the stack does. If a view takes what there is, the stack is as long as proposed.
  @Test(arguments: seeds, units)
  func `the parts of a stack and its gaps add up`(seed: UInt64, unit: CGFloat) {
    forEachPlainTree(seed, unit) { generator, _, options in
      let (gap, length) = (CGFloat(generator.random.pick(0, 0.4, 1, 2.3)), 9 * unit)
      var children = (0..<generator.random.pick(1, 2, 4)).map { _ in generator.tree(levels: 2) }
      let place = Int.random(in: 0...children.count, using: &generator.random)
      // All but the flexible view get what they want.
      children = children.map { $0.fixedSize() }
      children.insert(.flexible, at: place)
      let stack = LayoutNode.vstack(
        spacing: gap, children.enumerated().map { $1.id("view \($0)") })
      let layout = stack.layout(
        proposing: ProposedViewSize(width: 5 * unit, height: length), options: options)
      let frames = children.indices.map { layout.frame(of: "view \($0)") ?? .zero }
      var end: CGFloat = 0
      for (index, frame) in frames.enumerated() {
        if index > 0 { end += (gap / unit - 1e-6).rounded(.up) * unit }
        guard areEqual(end, frame.origin.y) else {
          return "view \(index) begins at \(frame.origin.y) instead of \(end) in\n\(layout)"
        }
        end = frame.origin.y + frame.size.height
      }
      let hasRoom = frames[place].size.height > 0
      return areEqual(end, layout.size.height) && (!hasRoom || areEqual(end, length))
        ? nil : "the views end at \(end), the stack at \(layout.size.height) in\n\(layout)"
    }
  }
}

// MARK: - Checking

extension LengthUnitLawTests {
  private static func edges(_ frame: CGRect) -> [CGFloat] {
    [
      frame.origin.x, frame.origin.y, frame.origin.x + frame.size.width,
      frame.origin.y + frame.size.height,
    ]
  }

  private static func isMultiple(_ length: CGFloat, of unit: CGFloat) -> Bool {
    guard length.isFinite else { return true }
    let count = length / unit
    return abs(count - count.rounded()) < 1e-6
  }

  private static func options(_ unit: CGFloat) -> LayoutOptions {
    var options = LayoutOptions()
    options.lengthUnit = unit
    return options
  }

  private func forEachTree(
    _ seed: UInt64, _ unit: CGFloat, _ check: (inout RandomPlane, LayoutOptions) -> String?
  ) {
    for number in 0..<40 as Range<UInt64> {
      let treeSeed = seed &* 1_000_039 &+ number
      var generator = RandomPlane(seed: treeSeed)
      guard let problem = check(&generator, Self.options(unit)) else { continue }
      Issue.record("tree of seed \(treeSeed) in units of \(unit):\n\(problem)")
      return
    }
  }

  private func forEachPlainTree(
    _ seed: UInt64, _ unit: CGFloat,
    _ check: (inout RandomTree, ProposedViewSize, LayoutOptions) -> String?
  ) {
    for number in 0..<40 as Range<UInt64> {
      let treeSeed = seed &* 1_000_081 &+ number
      var generator = RandomTree(seed: treeSeed)
      let proposal = generator.proposal()
      guard let problem = check(&generator, proposal, Self.options(unit)) else { continue }
      Issue.record("tree of seed \(treeSeed) in units of \(unit), \(proposal):\n\(problem)")
      return
    }
  }
}

extension Frame {
  fileprivate func moved(_ x: CGFloat, _ y: CGFloat) -> Frame {
    Frame([numbers[0].map { $0 + x }, numbers[1].map { $0 + y }] + numbers.dropFirst(2))
  }
}
