/// What has changed in a tree since it was laid out last.
struct PendingChanges {
  /// Ranges of nodes that were built, in each of which parents come before their children.
  private(set) var built: [Range<Int>] = []
  private(set) var changed = Changed.none

  /// Where summaries are out of date beside the nodes that were built.
  enum Changed {
    case none
    /// At a node and the nodes around it.
    case one(Int32)
    /// At nodes that have to be searched for.
    case many
  }

  var isEmpty: Bool {
    guard case .none = changed else { return false }
    return built.isEmpty
  }

  mutating func add(built range: Range<Int>) {
    if !range.isEmpty { built.append(range) }
  }

  mutating func add(changed node: Int) {
    if case .none = changed { changed = .one(Int32(node)) } else { changed = .many }
  }

  /// Returns the changes and forgets them.
  mutating func take() -> (built: [Range<Int>], changed: Changed) {
    defer {
      built.removeAll(keepingCapacity: true)
      changed = .none
    }
    return (built, changed)
  }
}

extension TreeStorage {
  /// Marks a node whose description has changed, and those around it, to be asked again.
  func markChanged(_ node: Int) {
    pending.add(changed: node)
    var node = node
    while node >= 0 {
      if nodes[node].flags.has(.unsummarised), nodes[node].flags.has(.unmeasured) {
        // The nodes around it are marked already, but another change may not be the only one.
        return
      }
      nodes[node].flags.formUnion([.unsummarised, .unmeasured])
      nodes[node].flags.subtract([.arranged, .settled])
      node = Int(nodes[node].parent)
    }
  }
}
