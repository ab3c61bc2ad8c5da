extension ResolvedLayout {
  /// The part of its content that the first scroll view with an id shows, in the content's
  /// coordinates from its top left corner; `nil` if there is no such scroll view.
  ///
  /// Its origin says how far the content is scrolled, its size is that of the visible part.
  public func visibleRect(of id: some Hashable) -> CGRect? {
    guard let place = place(of: id) else { return nil }
    let storage = place.storage
    guard let node = storage.scrollNode(at: place.node), storage.nodes[node].count > 0 else {
      return nil
    }
    let content = Int(storage.nodes[node].first)
    return CGRect(
      // No minus sign: content that is not scrolled would be at minus zero.
      x: 0 - storage.physicalX(of: content, in: node), y: 0 - storage.frames[content].y,
      width: storage.frames[node].width, height: storage.frames[node].height)
  }
}
