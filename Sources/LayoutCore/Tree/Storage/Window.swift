/// What a tree is laid out in.
struct Window {
  /// The window's size; `nil` for a tree that was proposed something without a window.
  var size: Size?
  /// How far the unsafe area reaches into the window.
  var safeArea = EdgeInsets()
  /// What the root is proposed, which stands in for a window where there is none.
  var proposal = Proposal.unspecified
  /// The depth that the root is proposed; NaN for none.
  var depth = Proposal.none
  /// Where the root is in the window.
  var rootOrigin = Point.zero
}

extension Window {
  /// Whether a tree is laid out the same in both.
  func isSame(as other: Window) -> Bool {
    size == other.size && safeArea == other.safeArea
      && depth.bitPattern == other.depth.bitPattern
  }

  /// What the window offers to the root: its size without the unsafe area.
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

  /// Where a root of some size is from the window's leading top corner.
  func leadingOrigin(ofRoot root: Size, _ direction: LayoutDirection) -> Point {
    guard direction == .rightToLeft, let size else { return rootOrigin }
    return Point(size.width - rootOrigin.x - root.width, rootOrigin.y).orZero
  }
}

/// A node of another tree that a tree is inside of.
struct Host {
  weak var storage: TreeStorage?
  let node: Int
}
