/// Answers for guides of a storage's nodes, for as long as clients keep their dimensions.
///
/// A class and no protocol, so that it can be found out whether clients keep any.
class KeptGuideSource {
  /// Goes on with a copy of the storage, whose clients' caches may hold dimensions.
  func move(to copy: TreeStorage) {}
  /// Goes on with a copy that nothing else uses, because the storage is about to change.
  func keep(_ copy: TreeStorage) {}
  /// Ends the answers, because the storage is gone.
  func end() {}
}

extension TreeStorage {
  /// Transfers the dimensions in clients' caches to the copy that takes over the caches.
  func handOverDimensions(to copy: TreeStorage) {
    reading.dimensions?.move(to: copy)
    copy.reading.dimensions = reading.dimensions
    reading.dimensions = nil
  }

  /// Gives the dimensions that clients keep a copy of the tree as it is, because it is about to
  /// change.
  func partWithDimensions() {
    guard reading.keepsDimensions else { return }
    reading.dimensions?.keep(copy(keepsCaches: false))
    reading.dimensions = nil
  }
}
