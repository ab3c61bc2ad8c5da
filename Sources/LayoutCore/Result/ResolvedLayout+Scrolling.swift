extension ResolvedLayout.Node {
  /// The part of its content that a scroll view shows; `nil` if the node is none.
  ///
  ///     result.node(of: "log")?.visibleContent?.minY
  ///
  /// The rectangle is in the content's coordinates, measured from its top left corner. Its origin
  /// is the distance scrolled, and its size is that of the visible part.
  public var visibleContent: CGRect? {
    let storage = source.storage
    guard let node = storage.scrollNode(at: source.node), storage.nodes[node].count > 0 else {
      return nil
    }
    let content = Int(storage.nodes[node].first)
    return CGRect(
      // Subtracted from 0, because negating the position of unscrolled content would give minus
      // zero.
      x: 0 - storage.physicalX(of: content, in: node), y: 0 - storage.frames[content].y,
      width: storage.frames[node].width, height: storage.frames[node].height)
  }
}
