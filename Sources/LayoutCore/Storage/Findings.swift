/// The problems found while a tree was laid out, with their nodes.
///
/// A finding stays as long as its node does: answers are remembered, so it would not be found a
/// second time.
struct Findings {
  private(set) var entries: [Finding] = []
  /// The problems with the proposal to the root in the last layout.
  var proposal: [DiagnosticText] = []
  /// The changes before this layout that found no node.
  var missedChanges: [MissedChange] = []

  /// The number of findings beyond which more are dropped.
  static var maxCount: Int { 1000 }

  /// Adds a finding, unless the node has the same one already. Nodes with the same name may have
  /// findings with the same text; each keeps its own as long as it exists.
  mutating func add(_ finding: Finding) {
    guard entries.count < Self.maxCount, !entries.contains(finding) else { return }
    entries.append(finding)
  }

  /// Forgets the findings about a node.
  mutating func forget(_ node: Int) {
    if !entries.isEmpty { entries.removeAll { $0.node == node } }
  }

  /// Forgets the findings that each layout looks for again.
  mutating func beginLayout() {
    if !entries.isEmpty { entries.removeAll(where: \.isOfOneLayout) }
  }

  /// Updates the findings of a node that has moved in storage.
  mutating func move(from old: Int, to new: Int) {
    for index in entries.indices where entries[index].node == old {
      entries[index].node = Int32(new)
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

/// A problem found while a tree was laid out. Where its node is, and what that is called, is looked
/// up for those who read of it, because changes of the tree may move the node.
struct Finding: Equatable {
  let rule: LayoutDiagnostic.Rule
  var node: Int32
  let text: DiagnosticText
  /// Whether the next layout looks for it again.
  var isOfOneLayout = false
}

/// A change to a tree that found no node.
struct MissedChange {
  /// What was not done, like "replaced".
  let verb: String
  /// The id that no node has.
  let id: AnyHashable
  let reason: Reason

  /// Why nothing was done.
  enum Reason {
    /// No node has the id.
    case unknown
    /// Each layout describes the node again.
    case isDescribedAgain
    /// The node belongs to a layout in progress.
    case isBeingLaidOut
  }
}
