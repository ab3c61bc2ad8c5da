extension LayoutNode {
  /// A node in the middle of a container that is as large as it is offered, however large the node
  /// is.
  ///
  /// On an axis without an offer, the container is as long as the node.
  static func screen(_ content: LayoutNode?, named name: String) -> LayoutNode {
    (content ?? .vstack([]))
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .named(name).layoutContainer()
  }
}
