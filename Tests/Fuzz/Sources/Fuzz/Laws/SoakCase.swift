import LayoutCore

/// What happened to a tree until a layout of it was not as that of a fresh one.
///
/// It fails by itself too, unless what the tree remembered from before had a part in it.
struct SoakCase {
  var before: Part
  /// Edits, each with the layout that came after them.
  var steps: [Program.Step]

  /// What is wrong with the last layout; `nil` if nothing is, or the edits cannot be made.
  var difference: Laws.Difference? {
    let tree = LayoutTree(before.node())
    var model = before
    for step in steps.dropLast() {
      guard make(step.edits, in: tree, &model) else { return nil }
      _ = step.request.layout(tree)
    }
    guard let last = steps.last, make(last.edits, in: tree, &model) else { return nil }
    let fresh = last.request.layout(model.node())
    if fresh.diagnostics.contains(where: { $0.rule == .unsettled }) { return nil }
    return Laws.difference(last.request.layout(tree), fresh)
  }

  private func make(_ edits: [Edit], in tree: LayoutTree, _ model: inout Part) -> Bool {
    edits.allSatisfy { edit in
      edit.change(&model)
      return edit.apply(tree)
    }
  }

  /// The same with as few steps and parts as still differ in the same way.
  var smallest: SoakCase {
    let kind = difference?.kind
    var best = self
    /// Takes over what still differs.
    func isTaken(_ candidate: SoakCase) -> Bool {
      guard candidate.difference?.kind == kind else { return false }
      best = candidate
      return true
    }
    var isBetter = true
    while isBetter {
      isBetter = false
      for index in best.steps.indices.dropLast().reversed() {
        var candidate = best
        candidate.steps.remove(at: index)
        if isTaken(candidate) { isBetter = true }
      }
      for index in best.steps.indices.reversed() {
        for edit in best.steps[index].edits.indices.reversed() {
          var candidate = best
          candidate.steps[index].edits.remove(at: edit)
          if isTaken(candidate) { isBetter = true }
        }
      }
      for part in best.before.parts.reversed() {
        for simpler in part.simpler {
          var candidate = best
          candidate.before.change(part.id) { $0 = simpler }
          guard isTaken(candidate) else { continue }
          isBetter = true
          break
        }
      }
    }
    return best
  }

  /// The case as source.
  var text: String {
    let lines = steps.flatMap { step in
      (step.edits.map(\.text) + [step.request.text]).map { "tree.\($0)" }
    }
    return (["let tree = LayoutTree(\(before.text))"] + lines).joined(separator: "\n")
  }
}

extension Part {
  /// Parts that are less than this one: a child of it, or itself without one.
  fileprivate var simpler: [Part] {
    var simpler = children
    if kind.takesChildren {
      simpler += children.indices.map { index in
        var part = self
        part.children.remove(at: index)
        return part
      }
    }
    if children.isEmpty, kind.text([]) != Self.least {
      simpler.append(Part(id: id, kind: .leaf(Self.least, .fixed(width: 1, height: 2))))
    }
    return simpler
  }

  private static let least = "LayoutNode.fixed(width: 1, height: 2)"
}
