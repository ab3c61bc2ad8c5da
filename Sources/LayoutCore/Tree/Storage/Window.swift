/// What a tree is laid out in.
struct Window {
  /// The window's size; `nil` for a tree that was proposed a size without a window.
  var size: Size?
  /// How far the unsafe area reaches into the window.
  var safeArea = EdgeInsets()
  /// The root's proposal, which stands in for a missing window.
  var proposal = Proposal.unspecified
  /// The depth that the root is proposed; NaN if none.
  var depth = Proposal.none
  /// Where the root is in the window.
  var rootOrigin = Point.zero
}

extension Window {
  /// Returns whether a tree is laid out the same in both.
  func isSame(as other: Window) -> Bool {
    size == other.size && safeArea == other.safeArea
      && depth.bitPattern == other.depth.bitPattern
  }

  /// The size that the window offers the root: its own without the unsafe area.
  var offer: Size? {
    size.map {
      Size(
        max(0, $0.width - Double(safeArea.leading + safeArea.trailing)),
        max(0, $0.height - Double(safeArea.top + safeArea.bottom)))
    }
  }

  /// Centres a root of some size in the safe area.
  mutating func center(_ root: Size, _ direction: LayoutDirection) {
    guard let offer else { return }
    let left = direction == .rightToLeft ? safeArea.trailing : safeArea.leading
    rootOrigin =
      Point(
        Double(left) + (offer.width - root.width) / 2,
        Double(safeArea.top) + (offer.height - root.height) / 2
      ).orZero
  }

  /// Returns the distance of a root from the window's top leading corner.
  func leadingOrigin(ofRoot root: Size, _ direction: LayoutDirection) -> Point {
    guard direction == .rightToLeft, let size else { return rootOrigin }
    return Point(size.width - rootOrigin.x - root.width, rootOrigin.y).orZero
  }
}

/// A node of another tree that contains a tree.
struct Host {
  weak var storage: TreeStorage?
  let node: Int
}
