import LayoutCore
import TestSupport
import Testing

/// Laws of trees in which much has a depth, and which change: tried on random ones.
struct SpaceChangeLawTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a tree that changes part by part answers as a new one`(seed: UInt64) {
    forEachTree(seed) { generator in
      var model = generator.tree()
      let tree = LayoutTree(model.node())
      let (size, depth) = (generator.proposal(), generator.proposedLength())
      _ = tree.layout(proposing: size, depth: depth)
      for _ in 0..<6 {
        for _ in 0..<generator.random.pick(1, 1, 2) { change(&model, tree, &generator) }
        let direction: LayoutDirection =
          generator.random.once(in: 4) ? .rightToLeft : .leftToRight
        let room = generator.random.once(in: 3) ? generator.proposal() : size
        let offer = generator.random.once(in: 3) ? generator.proposedLength() : depth
        let kept = tree.layout(proposing: room, depth: offer, direction: direction)
        let anew = model.node().layout(proposing: room, depth: offer, direction: direction)
        if let problem = model.difference(kept, anew) { return problem }
      }
      return nil
    }
  }

  /// Changes a part of a tree, and its description in the same way.
  private func change(
    _ model: inout SpaceTree, _ tree: LayoutTree, _ generator: inout RandomSpace
  ) {
    let parts = model.parts
    let part = parts[Int.random(in: parts.indices, using: &generator.random)]
    let new = generator.tree(levels: 2)
    let count = part.children.count
    switch Int.random(in: 0..<5, using: &generator.random) {
    case 0 where part.takesChildren:
      let index = Int.random(in: 0...count, using: &generator.random)
      #expect(tree.insert(new.node(), at: index, into: part.id))
      model.change(part.id) { $0.children.insert(new, at: index) }
    case 1 where part.takesChildren && count > 0:
      let index = Int.random(in: 0..<count, using: &generator.random)
      #expect(tree.remove(part.children[index].id))
      model.change(part.id) { $0.children.remove(at: index) }
    case 2 where part.takesChildren && count > 1:
      #expect(tree.move(part.children[0].id, to: count - 1))
      model.change(part.id) { $0.children.append($0.children.remove(at: 0)) }
    default:
      #expect(tree.replace(part.id, with: new.node()))
      model.change(part.id) { $0 = new }
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `shortcuts change nothing in space`(seed: UInt64) {
    forEachTree(seed) { generator in
      let model = generator.tree()
      let (size, depth) = (generator.proposal(), generator.proposedLength())
      var options = LayoutOptions()
      options.shortcuts = []
      let quick = LayoutTree(model.node()).layout(proposing: size, depth: depth)
      let plain = LayoutTree(model.node(), options: options).layout(proposing: size, depth: depth)
      return model.difference(quick, plain)
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `what only has a depth changes nothing in the plane`(seed: UInt64) {
    forEachTree(seed) { generator in
      generator.turns = false
      let model = generator.tree()
      let (size, depth) = (generator.proposal(), generator.proposedLength())
      let deep = model.node().layout(proposing: size, depth: depth)
      let flat = model.node(isFlat: true).layout(proposing: size, depth: depth)
      for part in model.parts where !part.isDeepOnly {
        let (one, other) = (deep.frames(of: part.id), flat.frames(of: part.id))
        let isSame =
          one.count == other.count
          && zip(one, other).allSatisfy { Frame($0).matches(Frame($1)) }
        if !isSame { return "part \(part.id) of\n\(deep)\nfor\n\(flat)" }
      }
      return nil
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `views that are brought in line have their guides in one plane`(seed: UInt64) {
    forEachTree(seed) { generator in
      let model = generator.tree()
      let (size, depth) = (generator.proposal(), generator.proposedLength())
      let result = model.node().layout(proposing: size, depth: depth)
      for part in model.parts {
        guard case .aligned(let guide, _) = part.kind else { continue }
        let planes = part.children.compactMap { child -> CGFloat? in
          guard let box = result.node(of: child.id)?.box else { return nil }
          return (result.node(of: child.id)?.dimensions3D[guide]).map { CGFloat(box.origin.z) + $0 }
        }
        if let first = planes.first, !planes.allSatisfy({ areEqual(first, $0) }) {
          return "part \(part.id) has its views' guides at \(planes):\n\(result)"
        }
      }
      return nil
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `finite in, finite out`(seed: UInt64) {
    forEachTree(seed) { generator in
      let result = generator.tree().node().layout(
        proposing: generator.proposal(), depth: generator.proposedLength())
      let isFinite = result.nodes.allSatisfy { node in
        let box = node.box
        return box.origin.z.isFinite && box.size.depth.isFinite && box.size.depth >= 0
      }
      return isFinite && result.isFinite ? nil : "\(result)"
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a trace places every view where the result has it`(seed: UInt64) {
    forEachTree(seed) { generator in
      generator.describesLater = false
      let result = generator.tree().node().layout(
        proposing: generator.proposal(), depth: generator.proposedLength())
      let expected = result.nodes.map { Frame($0.frame) }
      let actual = ReplayLawTests.frames(result.trace())
      let isSame =
        expected.count == actual.count && zip(expected, actual).allSatisfy { $0.matches($1) }
      return isSame ? nil : "\(actual) for\n\(result)"
    }
  }

  private func forEachTree(_ seed: UInt64, _ check: (inout RandomSpace) -> String?) {
    for number in 0..<40 {
      let treeSeed = seed &* 1_000_037 &+ UInt64(number)
      var generator = RandomSpace(seed: treeSeed)
      generator.turns = !number.isMultiple(of: 3)
      generator.guides = !number.isMultiple(of: 4)
      guard let problem = check(&generator) else { continue }
      Issue.record("tree of seed \(treeSeed):\n\(problem)")
      return
    }
  }
}
