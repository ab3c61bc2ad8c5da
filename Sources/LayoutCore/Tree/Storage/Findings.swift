/// What was found to be wrong while a tree was laid out, and where.
///
/// A finding stays as long as its node does: answers are remembered, so nobody would find it again.
struct Findings {
  private var entries: [(node: Int32, diagnostic: LayoutDiagnostic)] = []
  /// What is wrong with what the root was proposed last.
  var proposal: LayoutDiagnostic?

  /// More findings than these are dropped.
  private static var maxCount: Int { 1000 }

  var diagnostics: [LayoutDiagnostic] {
    var seen: Set<LayoutDiagnostic> = []
    return entries.map(\.diagnostic).filter { seen.insert($0).inserted }
      + (proposal.map { [$0] } ?? [])
  }

  /// Adds a finding about a node, unless the node has the same one already. Nodes that are called the same may
  /// share it in words, but each keeps it for as long as it is there.
  mutating func add(_ diagnostic: LayoutDiagnostic, at node: Int) {
    let node = Int32(node)
    guard entries.count < Self.maxCount,
      !entries.contains(where: { $0.node == node && $0.diagnostic == diagnostic })
    else { return }
    entries.append((node, diagnostic))
  }

  /// Forgets what was found out about a node.
  mutating func forget(_ node: Int) {
    if !entries.isEmpty { entries.removeAll { $0.node == node } }
  }

  /// Forgets what was found by a rule.
  mutating func forget(_ rule: LayoutDiagnostic.Rule) {
    if !entries.isEmpty { entries.removeAll { $0.diagnostic.rule == rule } }
  }

  /// Takes note that a node has another place now.
  mutating func move(from old: Int, to new: Int) {
    for index in entries.indices where entries[index].node == old {
      entries[index].node = Int32(new)
    }
  }

  /// Whether nothing was found out about any node.
  var isEmpty: Bool { entries.isEmpty }

  /// Takes note that a node is called something else now.
  mutating func rename(_ node: Int, path: String) {
    for index in entries.indices where entries[index].node == node {
      let old = entries[index].diagnostic
      entries[index].diagnostic = LayoutDiagnostic(
        rule: old.rule, path: path, message: old.message)
    }
  }

  /// The findings about the nodes that have places in another storage.
  func moved(to places: NodePlaces) -> Findings {
    var moved = self
    for index in moved.entries.indices {
      moved.entries[index].node = Int32(places[Int(entries[index].node)])
    }
    return moved
  }
}
