import LayoutCore
import Testing

/// Laws of trees of everything that there is in the plane, and which change: tried on random ones.
struct PlaneChangeLawTests {
  /// How many trees are tried for each seed.
  private static let treeCount = 30

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a tree of anything in the plane that changes part by part answers as a new one`(
    seed: UInt64
  ) {
    forEachTree(seed) { generator, options in
      var model = generator.tree()
      let tree = LayoutTree(model.node(), options: options)
      var request = generator.request()
      _ = request.layout(tree)
      for step in 0..<8 {
        var changes = ""
        for _ in 0..<generator.random.pick(0, 1, 1, 1, 2, 3) {
          changes += " " + change(&model, tree, &generator)
        }
        if generator.random.once(in: 4) { request = generator.request() }
        let kept = request.layout(tree)
        let anew = request.layout(of: model.node(), options: options)
        // Where geometry depends on itself, the last round counts, wherever it began.
        if anew.diagnostics.contains(where: { $0.rule == .unsettled }) { continue }
        if let problem = PlaneTree.difference(kept, anew, tolerance: generator.tolerance) {
          return "step \(step),\(changes), \(request): \(problem)\n\(kept)\nfor\n\(anew)"
        }
      }
      return nil
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `shortcuts change nothing in the plane`(seed: UInt64) {
    forEachTree(seed) { generator, options in
      let node = generator.tree().node()
      var withoutShortcuts = options
      withoutShortcuts.shortcuts = []
      let tree = LayoutTree(node, options: options)
      for step in 0..<3 {
        let request = generator.request()
        let kept = request.layout(tree)
        let anew = request.layout(of: node, options: options)
        let plain = request.layout(of: node, options: withoutShortcuts)
        for (name, other) in [("kept", kept), ("plain", plain)] {
          if let problem = PlaneTree.difference(other, anew, tolerance: generator.tolerance) {
            return "\(name) step \(step) \(request): \(problem)\n\(other)\nfor\n\(anew)"
          }
        }
      }
      return nil
    }
  }

  /// Changes a part of a tree, and its description in the same way.
  private func change(
    _ model: inout PlaneTree, _ tree: LayoutTree, _ generator: inout RandomPlane
  ) -> String {
    let parts = model.parts
    let part = parts[Int.random(in: parts.indices, using: &generator.random)]
    let count = part.children.count
    switch Int.random(in: 0..<10, using: &generator.random) {
    case 0...1 where part.takesChildren:
      var new = generator.tree(levels: 2)
      new.row = generator.row()
      let index = Int.random(in: 0...count, using: &generator.random)
      #expect(tree.insert(new.row.nodes([new.node()])[0], at: index, into: part.id))
      model.change(part.id) { $0.insert(new, at: index) }
      return "\(new.id) inserted into \(part.id) at \(index)"
    case 2 where part.takesChildren && count > 0:
      let index = Int.random(in: 0..<count, using: &generator.random)
      #expect(tree.remove(part.children[index].id))
      model.change(part.id) { $0.remove(at: index) }
      return "\(part.children[index].id) removed from \(part.id)"
    case 3 where part.takesChildren && count > 0:
      let index = Int.random(in: 0..<count, using: &generator.random)
      let child = part.children[index]
      let targets = parts.filter { $0.takesChildren && !child.contains($0.id) }
      let target =
        generator.random.once(in: 2)
        ? part : targets[Int.random(in: targets.indices, using: &generator.random)]
      let places = target.children.count - (target.id == part.id ? 1 : 0)
      let place = Int.random(in: 0...places, using: &generator.random)
      #expect(tree.move(child.id, to: place, into: target.id))
      model.change(part.id) { $0.remove(at: index) }
      model.change(target.id) { $0.insert(child, at: place) }
      return "\(child.id) moved into \(target.id) at \(place)"
    case 4:
      // Every view that reads the number is asked again.
      generator.outside.value = generator.random.length(0...60)
      #expect(tree.invalidate(model.id))
      return "all invalidated"
    case 5:
      #expect(tree.invalidate(part.id))
      return "\(part.id) invalidated"
    case 6 where part.scrolls:
      let target = generator.scrollDestination()
      // A list has its scroll view inside.
      guard tree.scroll(part.id, to: target) else { return "nothing" }
      model.change(part.id) {
        if case .scroll(_, let describe) = $0.kind { $0.kind = .scroll(target, describe) }
      }
      return "\(part.id) scrolled"
    default:
      let new =
        generator.random.once(in: 2) ? generator.newLeaf() : generator.tree(levels: 3)
      #expect(tree.replace(part.id, with: new.node()))
      model.change(part.id) { $0 = new }
      return "\(part.id) replaced by \(new.id)"
    }
  }

  /// Every other tree is laid out in whole units.
  private func forEachTree(
    _ seed: UInt64, _ check: (inout RandomPlane, LayoutOptions) -> String?
  ) {
    for number in 0..<Self.treeCount {
      let treeSeed = seed &* 1_000_037 &+ UInt64(number)
      var generator = RandomPlane(seed: treeSeed)
      generator.usesLayouts = number % 4 > 0
      generator.describesLater = number % 4 > 1
      var options = LayoutOptions()
      if number % 2 > 0 { options.lengthUnit = [1, 0.5, 2, 1 / 3, 7][number / 2 % 5] }
      guard let problem = check(&generator, options) else { continue }
      Issue.record("tree of seed \(treeSeed):\n\(problem)")
      return
    }
  }
}
