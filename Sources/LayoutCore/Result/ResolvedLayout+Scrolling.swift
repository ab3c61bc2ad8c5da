extension ResolvedLayout {
  /// Returns the part of its content that the first scroll view with an id shows; `nil` if there is
  /// no such scroll view.
  ///
  /// The rectangle is in the content's coordinates, measured from its top left corner. Its origin
  /// is the distance scrolled, and its size is that of the visible part.
  public func visibleRect(of id: some Hashable) -> CGRect? {
    guard let location = location(of: id) else { return nil }
    let storage = location.storage
    guard let node = storage.scrollNode(at: location.node), storage.nodes[node].count > 0 else {
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
