/// Which nodes were left out, for questions about many of them.
///
/// Far inside, nodes that share their ancestors share the answer for these, so that each question
/// does not go all the way to the root.
struct LeftOutNodes {
  private let storage: TreeStorage
  /// Whether nodes on the ways so far, or their ancestors, were left out.
  private var known: [Int32: Bool] = [:]

  init(storage: TreeStorage) { self.storage = storage }

  /// Returns whether a node or one of its ancestors was left out by its container.
  mutating func contains(_ node: Int) -> Bool {
    guard storage.height > TreeStorage.shortWay else { return storage.isLeftOut(node) }
    var way: [Int32] = []
    var isLeftOut = false
    var next = node
    while next >= 0 {
      if TreeStorage.isRememberedAncestor(next) {
        if let known = known[Int32(next)] {
          isLeftOut = known
          break
        }
        way.append(Int32(next))
      }
      if storage.nodes[next].flags.has(.leftOut) {
        isLeftOut = true
        break
      }
      next = Int(storage.nodes[next].parent)
    }
    for node in way { known[node] = isLeftOut }
    return isLeftOut
  }
}
