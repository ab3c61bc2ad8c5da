/// Custom layouts that have moved since they placed their subviews.
///
/// A layout is told where it is, and its placement may depend on that: it may put its subviews on
/// whole pixels, or on the lines of a grid that covers the window. Its surroundings may move it
/// without asking it anything, as part of settled content. So each time a node is settled, its
/// settled content is checked for such moves.
extension TreeStorage {
  /// Marks a settled node that contains custom layouts to be settled again, if it was moved.
  ///
  /// Checking one of the layouts is enough, because up to here they were moved together.
  ///
  /// - Returns: whether it was moved.
  @inline(never) @discardableResult func unsettleIfMoved(_ node: Int) -> Bool {
    var layout = node
    while nodes[layout].kind != .layout {
      guard let inner = children(of: layout).first(where: { nodes[$0].flags.has(.holdsLayouts) })
      else { return false }
      layout = inner
    }
    let index = Int(nodes[layout].payload)
    guard originOfLayout(layout) != layouts[index].origin else { return false }
    nodes[node].flags.subtract(node == layout ? [.arranged, .settled] : .settled)
    return true
  }

  /// Settles a node that may have been moved since it was last settled.
  func settleMoved(_ node: Int) {
    let flags = nodes[node].flags
    if flags.has(.holdsLayouts), flags.has(.settled) { unsettleIfMoved(node) }
    settle(node)
  }

  /// Returns the position that a layout is told: in the window, or in the root if there is no
  /// window, as if nothing around it were scrolled. In an infinite tree there may be no such
  /// position; the layout is then told that it is at the origin.
  func originOfLayout(_ layout: Int) -> Point {
    var origin = window.leadingOrigin(ofRoot: frames[0].size, direction)
    var node = layout
    while true {
      let parent = Int(nodes[node].parent)
      guard parent >= 0 else { break }
      let step = unscrolledOrigin(of: node, in: parent)
      origin = Point(origin.x + step.x, origin.y + step.y)
      node = parent
    }
    return origin.x.isFinite && origin.y.isFinite ? origin : .zero
  }

  /// Returns the state of a node whose children have just been placed. Content with custom layouts
  /// may have been moved, so it does not count as settled.
  @inline(__always) func stateOfPlaced(_ node: Int, isSettledInside: Bool) -> NodeFlags {
    isSettledInside && !nodes[node].flags.has(.holdsLayouts) ? [.arranged, .settled] : .arranged
  }
}
