/// Custom layouts that have moved since they placed their subviews.
///
/// A layout is told where it is, and its placement may depend on that: it may put its subviews on
/// whole pixels, or on the lines of a grid that covers the window. Its surroundings may move it
/// without asking it anything, as part of settled content. So each time a node is settled, its
/// settled content is checked for such moves.
extension TreeStorage {
  /// Marks a settled node that contains custom layouts to be settled again, if it was moved.
  ///
  /// One of the layouts tells for all: up to here, they were moved together. Those around it are
  /// settled again with the node, so that none of them is asked the same.
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
    nodes[layout].flags.subtract(.arrangement)
    while layout != node {
      layout = Int(nodes[layout].parent)
      nodes[layout].flags.subtract(.settled)
    }
    return true
  }

  /// Settles a node that may have been moved since it was last settled.
  func settleIfMoved(_ node: Int) {
    let flags = nodes[node].flags
    if flags.has(.holdsLayouts), flags.has(.settled) { unsettleIfMoved(node) }
    settle(node)
  }

  /// Returns the position that a layout is told: in the window, or in the root if there is no
  /// window, as if nothing around it were scrolled. In an infinite tree there may be no such
  /// position; the layout is then told that it is at the origin.
  ///
  /// In a nested tree, the library's own layouts are told where they are in that. They place their
  /// content alike wherever the tree is, to the last bit.
  func originOfLayout(_ layout: Int) -> Point {
    host != nil && isClientsLayout(layout) ? originInWindow(of: layout) : originInTree(of: layout)
  }

  /// Returns where a node is in the window, as if nothing around it were scrolled.
  func originInWindow(of node: Int) -> Point {
    (host?.origin ?? .zero).adding(originInTree(of: node)).orCorner
  }

  private func originInTree(of node: Int) -> Point {
    guard !hasLongWays else { return originFarInside(of: node).orCorner }
    return wayOut(from: node).reduce(window.rootOrigin) { add($1, to: $0) }.orCorner
  }

  private func add(_ node: Int, to origin: Point) -> Point {
    let parent = Int(nodes[node].parent)
    guard parent >= 0 else { return origin }
    return origin.adding(unscrolledOrigin(of: node, in: parent))
  }

  /// The same where the way is long. What is around a node that is being placed has its place for
  /// good until everything is settled, so positions on the way are remembered until then.
  @inline(never) private func originFarInside(of node: Int) -> Point {
    var known = work.origins ?? SumFromRoot()
    let remembers = work.origins != nil
    work.origins = nil
    defer { if remembers { work.origins = known } }
    return known.sum(
      at: node, in: self, from: window.rootOrigin, remembers: remembers, or: work.moverOrigins
    ) { add($1, to: $0) }
  }

  /// Notes where the root of a nested tree is in the window, and if that is elsewhere than it was,
  /// marks the layouts of clients inside to be settled again.
  func moveRoot(to origin: Point) {
    guard let known = host?.origin, known != origin else { return }
    host?.origin = origin
    var pending = nodes[0].flags.has(.holdsLayouts) ? [0] : []
    while let node = pending.popLast() {
      if isClientsLayout(node) {
        nodes[node].flags.subtract(.arrangement)
        unsettle(from: Int(nodes[node].parent))
      }
      for child in children(of: node) where nodes[child].flags.has(.holdsLayouts) {
        pending.append(child)
      }
    }
  }

  /// Marks a node and those around it to be settled again, as far as they are not yet.
  func unsettle(from node: Int) {
    var node = node
    while node >= 0, nodes[node].flags.has(.settled) {
      nodes[node].flags.subtract(.settled)
      node = Int(nodes[node].parent)
    }
  }

  /// Whether a node is a layout that is none of the library's own.
  func isClientsLayout(_ node: Int) -> Bool {
    guard nodes[node].kind == .layout else { return false }
    return !(layouts[Int(nodes[node].payload)].box.type is any BuiltInLayout.Type)
  }

  /// Remembers where a node is that is about to move its content, for the layouts inside.
  ///
  /// Such nodes move their content from the outside in. So the place of each is final when its turn
  /// comes, and the ways to those inside go on from there instead of going back to the root.
  func rememberOrigin(ofMover node: Int) {
    if hasLongWays { work.moverOrigins[Int32(node)] = originFarInside(of: node) }
  }

  /// Forgets those places, because nodes may move from now on.
  func forgetMoverOrigins() {
    if !work.moverOrigins.isEmpty { work.moverOrigins = [:] }
  }

  /// Returns the state of a node whose children have just been placed. Content with custom layouts
  /// may have been moved, so it does not count as settled.
  @inline(__always) func flagsOnceArranged(_ node: Int, isSettledInside: Bool) -> NodeFlags {
    isSettledInside && !nodes[node].flags.has(.holdsLayouts) ? .arrangement : .arranged
  }
}

extension Point {
  /// The point, or the corner from which a layout counts that is nowhere.
  fileprivate var orCorner: Point { x.isFinite && y.isFinite ? self : .zero }
}
