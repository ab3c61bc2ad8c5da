import LayoutCore

/// What happened to a tree between two layouts, of which the second was not as that of a fresh one.
///
/// It fails by itself too, unless what the tree remembered from before had a part in it.
struct SoakCase {
  var before: Part
  let first: Request
  let edits: [Edit]
  let second: Request

  /// What is wrong; `nil` if nothing is, or the edits cannot be made.
  var difference: Laws.Difference? {
    let tree = LayoutTree(before.node())
    _ = first.layout(tree)
    var model = before
    for edit in edits {
      guard edit.apply(tree) else { return nil }
      edit.change(&model)
    }
    let fresh = second.layout(model.node())
    if fresh.diagnostics.contains(where: { $0.rule == .unsettled }) { return nil }
    return Laws.difference(second.layout(tree), fresh)
  }

  /// The same with as few parts as still differ in the same way.
  var smallest: SoakCase {
    let kind = difference?.kind
    var best = self
    var isBetter = true
    while isBetter {
      isBetter = false
      for part in best.before.parts.reversed() {
        for simpler in part.simpler {
          var candidate = best
          candidate.before.change(part.id) { $0 = simpler }
          guard candidate.difference?.kind == kind else { continue }
          best = candidate
          isBetter = true
          break
        }
      }
    }
    return best
  }

  /// The case as source.
  var text: String {
    let lines = ["let tree = LayoutTree(\(before.text))", "tree.\(first.text)"]
    return (lines + edits.map { "tree.\($0.text)" } + ["tree.\(second.text)"])
      .joined(separator: "\n")
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
