/// The part of nodes' descriptions that needs geometry.
extension TreeStorage {
  /// Returns the geometry attributes of a node, if it has any.
  @inline(__always) func geometry(of node: Int) -> GeometryAttributes? {
    let index = nodes[node].attributes
    return index < 0 ? nil : attributes[Int(index)].geometry?.value
  }

  /// Returns whether a node is a modifier, so that its container looks through it to its first
  /// child.
  @inline(__always) func isModifier(_ node: Int) -> Bool {
    let kind = nodes[node].kind
    if kind == .layout { return nodes[node].count > 0 && geometry(of: node)?.isModifier ?? false }
    return kind.isUnary && kind != .transparent
  }

  /// Returns attributes to store for a node that plays a part once the tree is placed. If the same
  /// description is in the tree already, it is copied, so that two lists made from one description
  /// scroll independently.
  func admitted(_ attributes: NodeAttributes) -> NodeAttributes {
    hasLateNodes = true
    lateNodes = nil
    guard let geometry = attributes.geometry,
      !geometryDescriptions.insert(ObjectIdentifier(geometry)).inserted
    else { return attributes }
    let (own, copy) = (Boxed(geometry.value), attributes.copy())
    geometryDescriptions.insert(ObjectIdentifier(own))
    copy.geometry = own
    return copy
  }

  /// Records that attributes have left the tree.
  func dismiss(_ attributes: NodeAttributes) {
    guard let geometry = attributes.geometry else { return }
    lateNodes = nil
    geometryDescriptions.remove(ObjectIdentifier(geometry))
  }

  /// Returns the scrolling content of a node, with the object that identifies it in the storage's
  /// notes.
  func scrollContent(
    at node: Int
  ) -> (description: Boxed<GeometryAttributes>, content: ScrollContent)? {
    guard let box = attributes(of: node)?.geometry, case .scroll(let scroll) = box.value.role
    else { return nil }
    return (box, scroll)
  }

  /// Returns the node whose content scrolls: the node itself, or the scroll view that it wraps with
  /// modifiers only.
  func scrollNode(at node: Int) -> Int? {
    var node = node
    while scrollContent(at: node) == nil {
      guard nodes[node].kind.isUnary || nodes[node].count == 1 else { return nil }
      node = Int(nodes[node].first)
    }
    return node
  }
}
