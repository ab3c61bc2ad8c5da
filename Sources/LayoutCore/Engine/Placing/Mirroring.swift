/// Positions in the root, where right-to-left contents are mirrored.
///
/// All of layout measures from the leading edge. The layout direction changes only how finished
/// positions are read.
extension TreeStorage {
  /// Returns the position of a node in the root, as far as it is placed.
  func absoluteOrigin(of node: Int) -> CGPoint {
    var (x, y) = (0.0, 0.0)
    var node = node
    while true {
      let parent = Int(nodes[node].parent)
      guard parent >= 0 else { break }
      x += physicalX(of: node, in: parent)
      y += frames[node].y
      if parent == 0, pins != nil {
        let shift = shift(ofPinned: node)
        (x, y) = (x + shift.x, y + shift.y)
      }
      node = parent
    }
    return CGPoint(x: x, y: y)
  }

  /// Returns the position of a node, added up from the root inwards as for all nodes at once. Each
  /// level takes a call.
  func originFromRoot(of node: Int) -> Point {
    let parent = Int(nodes[node].parent)
    guard parent >= 0 else { return window.rootOrigin }
    let outer = originFromRoot(of: parent)
    return Point(outer.x + physicalX(of: node, in: parent), outer.y + frames[node].y)
  }

  /// Returns the distance of a child from the left edge of its parent.
  @inline(__always) func physicalX(of child: Int, in parent: Int) -> Double {
    physicalX(frames[child].x, width: frames[child].width, in: parent)
  }

  /// Returns the distance of a nested tree's root from the left edge of the node that contains it.
  func physicalX(of nestedTree: NestedTree, in host: Int) -> Double {
    physicalX(nestedTree.origin.x, width: nestedTree.storage.frames[0].width, in: host)
  }

  /// Converts a distance from the leading edge to one from the left edge. This is the only place
  /// that mirrors nodes; windows, insets and transforms mirror their own numbers.
  @inline(__always) func physicalX(
    _ x: Double, width: Double, in parent: Int
  ) -> Double {
    guard nodes[parent].flags.has(.rightToLeft) else { return x }
    return frames[parent].width - x - width
  }
}
