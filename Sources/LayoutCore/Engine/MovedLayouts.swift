/// Clients' layouts that have another place than when they placed their subviews.
///
/// A layout is told where it is, and may make a difference of it: put its subviews on whole pixels, or on
/// the lines of a grid over the whole window. What is around may move it without asking it anything, as part of
/// what is settled. So whoever settles a node sees whether what is settled inside was moved.
extension TreeStorage {
  /// Lets a settled node that holds layouts be settled again if it was moved.
  ///
  /// One of the layouts tells for all: up to here, they were moved together.
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

  /// Settles a node that may have been moved since it was settled.
  func settleMoved(_ node: Int) {
    let flags = nodes[node].flags
    if flags.has(.holdsLayouts), flags.has(.settled) { unsettleIfMoved(node) }
    settle(node)
  }

  /// Where a layout is told to be: in the window, or in the root if there is none, as if nothing around it were
  /// scrolled. In an infinite tree that may be nowhere; the layout then counts from its own corner.
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

  /// The state of a node whose children have just been placed, of which all are settled or not. Those that
  /// hold layouts may have been moved.
  @inline(__always) func stateOfPlaced(_ node: Int, isSettledInside: Bool) -> NodeFlags {
    isSettledInside && !nodes[node].flags.has(.holdsLayouts) ? [.arranged, .settled] : .arranged
  }
}
