/// Preferences: values that views pass up.
extension TreeStorage {
  /// Returns the preference of a node and everything inside, nested trees included; `nil` if none
  /// is set.
  ///
  /// Works through a list of nodes, so a tree may have any number of levels.
  func preference(_ reducer: PreferenceReducer, of node: Int) -> Any? {
    var pending: [Step] = [.begin(self, node)]
    // The values of the nodes in progress, outermost first.
    var values: [Any?] = [nil]
    while let step = pending.popLast() {
      switch step {
      case .begin(let storage, let node):
        values.append(nil)
        pending.append(.end(storage, node))
        for island in (storage.islands[Int32(node)] ?? []).reversed() {
          pending.append(.begin(island.storage, 0))
        }
        for child in storage.children(of: node).reversed()
        where !storage.nodes[child].flags.has(.leftOut) {
          pending.append(.begin(storage, child))
        }
      case .end(let storage, let node):
        var value = values.removeLast()
        for change in storage.geometry(of: node)?.preferences ?? []
        where change.key == reducer.key {
          change.apply(
            &value, GeometryProxy(source: NodeGeometry(of: node, in: storage)))
        }
        reducer.reduce(&values[values.count - 1], value)
      }
    }
    return values[0]
  }

  private enum Step {
    case begin(TreeStorage, Int)
    case end(TreeStorage, Int)
  }
}
