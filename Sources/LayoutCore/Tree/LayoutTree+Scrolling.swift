extension LayoutTree {
  /// Scrolls the content of the first scroll view with an id, from the next layout on.
  ///
  ///     tree.scroll("list", to: .offset(CGPoint(x: 0, y: 4_400)))
  ///     tree.layout(in: window).visibleRect(of: "list")
  ///
  /// While rows of lazy stacks come in sight that are longer or shorter than was expected, the content
  /// is scrolled along, so that rows that were in sight stay where they are.
  ///
  /// - Returns: whether there is such a scroll view.
  @discardableResult
  public func scroll(_ id: some Hashable, to target: ScrollTarget) -> Bool {
    guard let reference = reference(to: id), var node = position(of: reference) else {
      return false
    }
    if storage.scrollKey(of: node) == nil, storage.nodes[node].count == 1 {
      node = Int(storage.nodes[node].first)
    }
    guard let key = storage.scrollKey(of: node) else { return false }
    prepareChange()
    storage.scrollTargets[key] = target
    storage.markChanged(node)
    return true
  }
}

extension TreeStorage {
  /// What stands for the content that scrolls in a node, in the storage's notes.
  fileprivate func scrollKey(of node: Int) -> ObjectIdentifier? {
    let index = nodes[node].attributes
    guard index >= 0, let box = attributes[Int(index)].geometry,
      case .scroll = box.value.role
    else { return nil }
    return ObjectIdentifier(box)
  }
}
