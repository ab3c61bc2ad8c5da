extension TreeStorage {
  /// Why a view of a row is not where the row has put it, if scrolling keeps it in sight.
  func reasonForPin(of node: Int) -> String? {
    guard let pins, let distance = pins.distances[Int32(node)], distance != 0 else { return nil }
    return "It is pinned: it moves by \(distance.plainText) on \(pins.axis.positionName), so "
      + "that it stays in sight as long as its section is"
  }
}
