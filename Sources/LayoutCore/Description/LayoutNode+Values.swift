extension LayoutNode {
  /// The value that the node gives its container for a key, or the key's default.
  ///
  /// As for the container, the innermost value counts, and values of a container's children do not.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    let id = ObjectIdentifier(key)
    var innermost: Any?
    for node in lookedThrough { innermost = node.attributes?.layoutValues[id] ?? innermost }
    return innermost.given(as: K.Value.self) ?? K.defaultValue
  }

  /// The node and what its container looks through to, from the outside in.
  var lookedThrough: some Sequence<LayoutNode> {
    sequence(first: self) { $0.isModifier ? $0.children.first : nil }
  }

  /// Returns whether two values of any types are known to be equal.
  static func areEqual(_ value: Any?, _ other: Any?) -> Bool {
    guard let value, let other else { return (value == nil) == (other == nil) }
    if let node = value as? LayoutNode, let other = other as? LayoutNode {
      return node.isSame(as: other)
    }
    guard let value = value as? any Equatable else { return false }
    func equals<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
    return equals(value)
  }

  /// Returns whether the node, or one inside it, has an id. The search leaves out rows and contents
  /// that are described later, and stops after about a million nodes.
  public func contains(_ id: some Hashable) -> Bool {
    var budget = Self.maxSearchedNodes
    return contains(AnyHashable(id), within: &budget)
  }

  /// Searches for an id in no more nodes than the budget allows.
  func contains(_ id: AnyHashable, within budget: inout Int) -> Bool {
    var pending = [self]
    while let node = pending.popLast(), budget > 0 {
      budget -= 1
      if node.identity?.all.contains(where: { $0.id == id }) == true { return true }
      pending.append(contentsOf: node.children.reversed())
    }
    return false
  }

  /// A limit, because descriptions may share their parts: a few lines of code can describe any
  /// number of nodes.
  static var maxSearchedNodes: Int { 1 << 20 }
}
