import LayoutCore

/// The laws of what a layout answers and keeps.
extension LawTrial {
  var keeping: String? {
    var layout = watched()
    layout.onlyMakesCaches = true
    _ = node(layout).layout(proposing: example.proposal)
    return layout.log.holdsSubviews ? "it keeps subviews, where they outlive the call" : nil
  }

  var finiteness: String? {
    let layout = watched()
    let result = node(layout).layout(proposing: example.proposal)
    for lengths in [[\ProposedViewSize.width], [\.height], [\.width, \.height]] {
      var endless = example.proposal
      for length in lengths { endless[keyPath: length] = .infinity }
      _ = node(layout).layout(proposing: endless)
    }
    // Beside others a container is asked for its guides and spacing.
    let other = LayoutNode.fixed(width: 10, height: 10)
    for around in [
      LayoutNode.hstack(alignment: .firstTextBaseline, [node(layout), other]),
      .vstack(alignment: .trailing, [node(layout), other]),
    ] {
      _ = around.layout(proposing: example.proposal)
    }
    // With a guide that is asked for, those of the layout itself are too.
    _ = guides(of: result)
    for (proposal, size) in layout.log.answers
    where !isUsable(size.width, for: proposal) || !isUsable(size.height, for: proposal) {
      return "it answers \(text(size)) to \(text(proposal))"
    }
    if let guide = layout.log.guides.first(where: { !$0.isFinite }) {
      return "it has a guide at \(guide.text)"
    }
    return result.diagnostics.first { $0.rule == .invalidNumber }.map(\.message)
  }

  /// Whether a length is one that a container may have. Endless ones may be answered to endless
  /// proposals.
  private func isUsable(_ length: CGFloat, for proposal: ProposedViewSize) -> Bool {
    let isEndless = proposal.width == .infinity || proposal.height == .infinity
    return length >= -tolerance && (length.isFinite || isEndless)
  }

  var minimum: String? {
    let (proposal, words) = (example.proposal, ["wide", "high"])
    for (lengths, word) in zip([\ProposedViewSize.width, \.height], words) {
      let side = lengths == \.width ? \CGSize.width : \.height
      var (least, greatest) = (proposal, proposal)
      least[keyPath: lengths] = 0
      greatest[keyPath: lengths] = .infinity
      guard let minimum = answer(to: least)?[keyPath: side] else { return nil }
      for larger in [proposal, greatest] {
        guard let length = answer(to: larger)?[keyPath: side], length < minimum - tolerance
        else { continue }
        return "it is \(minimum.text) \(word) for \(text(least)), but only \(length.text) for "
          + text(larger)
      }
    }
    return nil
  }

  var answers: String? {
    var layout = watched()
    layout.asksTwice = true
    _ = node(layout).layout(proposing: example.proposal)
    return layout.log.contradictions.first.map {
      "it answers \(text($0.first)) to \(text($0.proposal)) first, and \(text($0.second)) when asked "
        + "again"
    }
  }

  var caching: String? {
    // A cache may be found by a rounded length, or take no length for one without end.
    var almost = example.proposal
    almost.width? += 0.4
    var proposals = [.unspecified, .zero, almost, example.proposal]
    if isThorough { proposals += [.infinity, .unspecified] }
    let allSurroundings = isThorough ? LawSurroundings.allCases : [.nothing]
    for surroundings in allSurroundings {
      let kept = LayoutTree(surroundings.around(node(watched())))
      for proposal in proposals {
        let problem = difference(
          of: kept, from: forgetful(), in: surroundings, for: proposal, "a kept cache")
        if let problem { return problem }
      }
    }
    let changes = changes
    for surroundings in allSurroundings {
      for change in changes {
        if let problem = problem(of: change, in: surroundings) { return problem }
      }
    }
    return nil
  }

  private func forgetful() -> LayoutNode {
    var layout = watched()
    layout.forgets = true
    return node(layout)
  }

  private func difference(
    of kept: LayoutTree, from new: LayoutNode, in surroundings: LawSurroundings,
    for proposal: ProposedViewSize, _ cache: String
  ) -> String? {
    difference(
      kept.layout(proposing: proposal), "with \(cache)",
      surroundings.around(new).layout(proposing: proposal), "with a new one", proposal,
      in: surroundings)
  }

  /// A change of the subviews that has to reach the cache.
  private struct Change {
    let text: String
    let subviews: [LayoutLaw.Subview]
    /// Changes the container at the end of a path.
    let apply: (LayoutTree, _ path: [Int]) -> Void
  }

  private var changes: [Change] {
    let (old, new) = (example.subviews, LayoutLaw.Subview.fixed(width: 33, height: 27))
    let last = old.count - 1
    var changes: [Change] = []
    for index in Set([0, last / 2, last]).sorted() where old.indices.contains(index) {
      var others = old
      others[index] = new
      changes.append(replacement("subview \(index) became 33 × 27", others))
    }
    if let first = old.first {
      var others = old
      others[0] = first.layoutPriority(first.priority + 1)
      changes.append(replacement("subview 0 had another priority", others))
      let ideal = prepare(first.node).layout(proposing: .unspecified).size
      others[0] = .fixed(width: ideal.width, height: ideal.height).layoutPriority(first.priority)
      changes.append(replacement("subview 0 became as rigid as it is ideally", others))
    }
    if last > 0 {
      var others = old
      others.swapAt(0, last)
      changes.append(replacement("subviews 0 and \(last) changed places", others))
    }
    if last >= 0, counts.contains(last) {
      changes.append(
        Change(text: "subview 0 was removed", subviews: Array(old.dropFirst())) { tree, path in
          if let part = tree.reference(at: NodePlace(path + [0])) { tree.remove(part) }
        })
    }
    if counts.contains(old.count + 1) {
      changes.append(
        Change(text: "one of 33 × 27 came last", subviews: old + [new]) { [prepare] tree, path in
          if let container = tree.reference(at: NodePlace(path)) {
            tree.insert(prepare(new.node), into: container)
          }
        })
    }
    return changes
  }

  /// A change that replaces subviews by as many others.
  private func replacement(_ text: String, _ subviews: [LayoutLaw.Subview]) -> Change {
    let (old, prepare) = (example.subviews, prepare)
    return Change(text: text, subviews: subviews) { tree, path in
      for (index, subview) in subviews.enumerated() where subview != old[index] {
        guard let part = tree.reference(at: NodePlace(path + [index])) else { continue }
        tree.replace(part, with: prepare(subview.node))
      }
    }
  }

  private func problem(of change: Change, in surroundings: LawSurroundings) -> String? {
    let kept = LayoutTree(surroundings.around(node(watched())))
    for proposal in [.unspecified, .zero, example.proposal] { kept.layout(proposing: proposal) }
    change.apply(kept, surroundings.path)
    let new = with(change.subviews)
    for proposal in isThorough ? [example.proposal, .zero] : [example.proposal] {
      let problem = difference(
        of: kept, from: new.forgetful(), in: surroundings, for: proposal,
        "a cache from before \(change.text)")
      if let problem { return problem }
    }
    return nil
  }
}
