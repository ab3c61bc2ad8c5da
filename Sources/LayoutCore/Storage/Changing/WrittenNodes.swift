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

  func deallocate() { nodes.deallocate() }
}

extension WrittenNodes {
  /// Lists each node once, in the order of storage, and with it all around it. Whoever reads a
  /// list finds it so: a layout ends with this.
  mutating func complete(_ records: Column<NodeRecord>) {
    guard isComplete, nodes.count > 0 else { return }
    sort()
    let count = nodes.count
    for index in 0..<count {
      var parent = records[Int(nodes[index])].parent
      while parent >= 0, !contains(parent, among: count) {
        nodes.append(parent)
        parent = records[Int(parent)].parent
      }
    }
    if nodes.count > count { sort() }
  }

  private mutating func sort() {
    let list = nodes.base
    if nodes.count > 32 {
      var all = UnsafeMutableBufferPointer(start: list, count: nodes.count)
      all.sort()
    } else {
      for index in 1..<nodes.count {
        let node = list[index]
        var place = index
        while place > 0, list[place - 1] > node {
          list[place] = list[place - 1]
          place -= 1
        }
        list[place] = node
      }
    }
    var last = 0
    for index in 1..<nodes.count where list[index] != list[last] {
      last += 1
      list[last] = list[index]
    }
    nodes.shorten(to: last + 1)
  }

  /// Returns whether a node is listed.
  @inline(__always) func contains(_ node: Int32) -> Bool { contains(node, among: nodes.count) }

  @inline(__always) private func contains(_ node: Int32, among count: Int) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low &+ high) / 2
      if nodes[middle] < node { low = middle &+ 1 } else { high = middle }
    }
    return low < count && nodes[low] == node
  }
}
