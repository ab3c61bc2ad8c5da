/// What adds up on the way from the root to a node, like the node's position, for many nodes.
///
/// Not all of them go through the same levels again: the sums at some nodes are remembered, one in
/// eight, scattered, so that there is one on every part of a way. All sums begin at the root, so it
/// makes no difference which are remembered.
struct SumFromRoot<Sum> {
  private var known: [Int32: Sum] = [:]

  /// Returns the sum at a node.
  ///
  /// - Parameters:
  ///   - root: the sum at the root.
  ///   - remembers: whether sums on the way stay what they are.
  ///   - other: the sums of some nodes that are known from elsewhere.
  ///   - add: adds a node to the sum at its parent.
  mutating func sum(
    at node: Int, in storage: TreeStorage, from root: Sum, remembers: Bool = true,
    or other: [Int32: Sum] = [:], add: (Sum, Int) -> Sum
  ) -> Sum {
    var way: [Int32] = []
    var (next, start) = (Int32(node), Sum?.none)
    while start == nil {
      start = other[next] ?? (Self.isRemembered(next) ? known[next] : nil)
      let parent = storage.nodes[Int(next)].parent
      guard start == nil, parent >= 0 else { break }
      way.append(next)
      next = parent
    }
    var sum = start ?? root
    for node in way.reversed() {
      sum = add(sum, Int(node))
      if remembers, Self.isRemembered(node) { known[node] = sum }
    }
    return sum
  }

  private static func isRemembered(_ node: Int32) -> Bool {
    (UInt32(truncatingIfNeeded: node) &* 0x9E37_79B1) >> 29 == 0
  }
}

extension TreeStorage {
  /// Whether the tree has so many levels that ways through all of them should be shared.
  var hasLongWays: Bool { height > 48 }
}

/// Which nodes were left out by their container or one around it, for questions about many of them.
struct LeftOutNodes {
  private let storage: TreeStorage
  private var known = SumFromRoot<Bool>()

  init(storage: TreeStorage) { self.storage = storage }

  mutating func contains(_ node: Int) -> Bool {
    guard storage.hasLongWays else { return storage.isLeftOut(node) }
    let nodes = storage.nodes
    return known.sum(at: node, in: storage, from: nodes[0].flags.has(.leftOut)) {
      $0 || nodes[$1].flags.has(.leftOut)
    }
  }
}
