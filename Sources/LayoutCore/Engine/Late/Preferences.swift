/// Preferences: values that views pass up.
extension TreeStorage {
  /// Returns the preference of a node and everything inside, nested trees included; `nil` if none
  /// is set.
  ///
  /// Works through a list of nodes, so a tree may have any number of levels. What was read before
  /// is not put together again: one reader around another has everything in it that the other has.
  func preference(_ reducer: PreferenceReducer, of node: Int) -> Any? {
    let question = PreferenceQuestion(key: reducer.key, node: Int32(node))
    if let known = work.preferences[question] { return known }
    let value = reducedPreference(reducer, of: node)
    work.preferences[question] = .some(value)
    return value
  }

  private func reducedPreference(_ reducer: PreferenceReducer, of node: Int) -> Any? {
    var pending: [Step] = [.begin(self, node)]
    // The values of the nodes in progress, outermost first.
    var values: [Any?] = [nil]
    while let step = pending.popLast() {
      switch step {
      case .begin(let storage, let node):
        let question = PreferenceQuestion(key: reducer.key, node: Int32(node))
        if !storage.work.preferences.isEmpty, let known = storage.work.preferences[question] {
          reducer.reduce(&values[values.count - 1], known)
          continue
        }
        values.append(nil)
        pending.append(.end(storage, node))
        for nestedTree in (storage.nestedTrees[Int32(node)] ?? []).reversed() {
          pending.append(.begin(nestedTree.storage, 0))
        }
        for child in storage.children(of: node).reversed()
        where !storage.nodes[child].flags.has(.leftOut) { pending.append(.begin(storage, child)) }
      case .end(let storage, let node):
        var value = values.removeLast()
        for change in storage.geometry(of: node)?.preferences ?? []
        where change.key == reducer.key {
          change.apply(&value, GeometryProxy(source: NodeGeometry(of: node, in: storage)))
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
