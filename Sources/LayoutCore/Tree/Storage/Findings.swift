/// The problems found while a tree was laid out, with their nodes.
///
/// A finding stays as long as its node does: answers are remembered, so it would not be found a
/// second time.
struct Findings {
  private var entries: [(node: Int32, diagnostic: LayoutDiagnostic)] = []
  /// The problem with the proposal to the root in the last layout.
  var proposal: LayoutDiagnostic?
  /// The changes before this layout that found no node.
  var missedChanges: [MissedChange] = []

  /// The number of findings beyond which more are dropped.
  private static var maxCount: Int { 1000 }

  var diagnostics: [LayoutDiagnostic] {
    var seen: Set<LayoutDiagnostic> = []
    return entries.map(\.diagnostic).filter { seen.insert($0).inserted }
      + (proposal.map { [$0] } ?? [])
  }

  /// Adds a finding about a node, unless the node has the same one already. Nodes with the same
  /// name may have findings with the same text; each keeps its own as long as it exists.
  mutating func add(_ diagnostic: LayoutDiagnostic, at node: Int) {
    let node = Int32(node)
    guard entries.count < Self.maxCount,
      !entries.contains(where: { $0.node == node && $0.diagnostic == diagnostic })
    else { return }
    entries.append((node, diagnostic))
  }

  /// Forgets the findings about a node.
  mutating func forget(_ node: Int) {
    if !entries.isEmpty { entries.removeAll { $0.node == node } }
  }

  /// Forgets the findings of a rule.
  mutating func forget(_ rule: LayoutDiagnostic.Rule) {
    if !entries.isEmpty { entries.removeAll { $0.diagnostic.rule == rule } }
  }

  /// Updates the findings of a node that has moved in storage.
  mutating func move(from old: Int, to new: Int) {
    for index in entries.indices where entries[index].node == old {
      entries[index].node = Int32(new)
    }
  }

  /// Whether there are no findings about nodes.
  var isEmpty: Bool { entries.isEmpty }

  /// Updates the findings of a node that has another path.
  mutating func rename(_ node: Int, path: String) {
    for index in entries.indices where entries[index].node == node {
      let old = entries[index].diagnostic
      entries[index].diagnostic = LayoutDiagnostic(
        rule: old.rule, path: path, message: old.message)
    }
  }

  /// Returns the findings about the nodes that have a place in another storage.
  func moved(to places: NodePlaces) -> Findings {
    var moved = self
    for index in moved.entries.indices {
      moved.entries[index].node = Int32(places[Int(entries[index].node)])
    }
    return moved
  }
}

/// A change to a tree that found no node.
struct MissedChange {
  /// What was not done, like "replaced".
  let verb: String
  /// The id that no node has.
  let id: AnyHashable
}
