/// What a tree is laid out in.
struct Window {
  /// The window's size; `nil` for a tree that was proposed a size without a window.
  var size: Size?
  /// How far bars, notches and the like reach into the window.
  var safeArea = EdgeInsets()
  /// How far a keyboard reaches into the window from below.
  var keyboardHeight: CGFloat = 0
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
    size == other.size && safeArea == other.safeArea && keyboardHeight == other.keyboardHeight
      && depth.bitPattern == other.depth.bitPattern
  }

  /// How far the unsafe area reaches into the window.
  var insets: EdgeInsets { insets(ignoring: []) }

  /// Returns how far the rest of the unsafe area reaches into the window for a view that ignores
  /// some regions: above a keyboard if it ignores only bars, and above bars if it ignores only the
  /// keyboard.
  func insets(ignoring regions: SafeAreaRegions) -> EdgeInsets {
    var insets = regions.contains(.container) ? EdgeInsets() : safeArea
    if !regions.contains(.keyboard), keyboardHeight > max(safeArea.bottom, 0) {
      insets.bottom = keyboardHeight
    }
    return insets
  }

  /// The size that the window offers the root: its own without the unsafe area.
  var offer: Size? {
    let insets = insets
    return size.map {
      Size(
        max(0, $0.width - Double(insets.total(.horizontal))),
        max(0, $0.height - Double(insets.total(.vertical))))
    }
  }

  /// Centres a root of some size in the safe area, in whole units from the leading and top edges.
  mutating func center(_ root: Size, _ direction: LayoutDirection, _ unit: LengthUnit) {
    guard let offer else { return }
    let isMirrored = direction == .rightToLeft
    let left = isMirrored ? insets.trailing : insets.leading
    var place = Point((offer.width - root.width) / 2, (offer.height - root.height) / 2)
    if unit.isSet {
      place = unit.down(place)
      if isMirrored { place.x = offer.width - root.width - place.x }
    }
    rootOrigin = Point(Double(left) + place.x, Double(insets.top) + place.y).orZero
  }

  /// The whole units that fit into the window.
  func rounded(to unit: LengthUnit) -> Window {
    guard unit.isSet else { return self }
    var window = self
    window.size = size.map { Size(unit.down($0.width), unit.down($0.height)) }
    window.safeArea = unit.up(safeArea)
    window.keyboardHeight = CGFloat(unit.up(Double(keyboardHeight)))
    return window
  }

  /// Returns the distance of a root from the window's top leading corner.
  func leadingOrigin(ofRoot root: Size, _ direction: LayoutDirection) -> Point {
    guard direction == .rightToLeft, let size else { return rootOrigin }
    return Point(size.width - rootOrigin.x - root.width, rootOrigin.y).orZero
  }
}
