/// The nodes that were written since a tree left its storage to a result and went on with another.
///
/// For each node on the list, it and its children may differ between the two; all others are the
/// same. So the result's storage is brought up to date, once the result is gone, by copying what is
/// listed, and what differs between two results is looked for there.
struct WrittenNodes {
  private(set) var nodes = Buffer<Int32>()
  /// Whether all nodes that were written are listed.
  private(set) var isComplete = false
  /// The number of nodes beyond which listing them is not worth it.
  private var limit = 0
  /// Which of a tree's storages this is.
  var version: UInt64 = 0
  /// The version of the storage that was left.
  private(set) var base: UInt64 = 0

  /// Begins an empty list.
  mutating func begin(since base: UInt64, nodeCount: Int) {
    nodes.shorten(to: 0)
    (self.base, limit, isComplete) = (base, max(256, nodeCount / 4), true)
  }

  /// Notes that a node and its children are about to be written.
  @inline(__always) mutating func note(_ node: Int) { if isComplete { add(Int32(node)) } }

  private mutating func add(_ node: Int32) {
    if nodes.count > 0, nodes[nodes.count - 1] == node { return }
    if nodes.count == limit { forget() } else { nodes.append(node) }
  }

  /// Gives up, because any node may be written or moved.
  mutating func forget() { isComplete = false }

  /// The nodes on the list, each once.
  var distinct: [Int32] {
    // Those of one change are few, and often the same.
    if nodes.count > 64 {
      return Array(Set(UnsafeBufferPointer(start: nodes.base, count: nodes.count)))
    }
    var distinct: [Int32] = []
    distinct.reserveCapacity(16)
    for index in 0..<nodes.count where !distinct.contains(nodes[index]) {
      distinct.append(nodes[index])
    }
    return distinct
  }

  func deallocate() { nodes.deallocate() }
}
