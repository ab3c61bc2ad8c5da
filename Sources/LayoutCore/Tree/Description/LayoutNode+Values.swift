extension LayoutNode {
  /// The value that the node hands to its container for a key, else the key's default.
  ///
  /// As for the container, the innermost value counts, and those of a container's children do not.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    let id = ObjectIdentifier(key)
    var node = self
    var innermost: Any?
    while true {
      if let value = node.attributes?.layoutValues[id] { innermost = value }
      guard node.isModifier, let child = node.children.first else { break }
      node = child
    }
    return innermost as? K.Value ?? K.defaultValue
  }

  /// Whether the node, or one inside of it, has an id. Rows and contents that are described later are not
  /// looked at, nor is more than a million nodes.
  public func contains(_ id: some Hashable) -> Bool {
    var budget = Self.maxSearchedNodes
    return contains(AnyHashable(id), within: &budget)
  }

  /// The same, looking at no more nodes than there is budget for.
  func contains(_ id: AnyHashable, within budget: inout Int) -> Bool {
    var pending = [self]
    while let node = pending.popLast(), budget > 0 {
      budget -= 1
      if node.attributes?.ids.contains(id) == true { return true }
      pending.append(contentsOf: node.children.reversed())
    }
    return false
  }

  /// Descriptions may share what is inside of them, so that few lines describe any number of nodes.
  static var maxSearchedNodes: Int { 1 << 20 }
}
