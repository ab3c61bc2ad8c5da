/// Positions in the root, where right-to-left contents are mirrored.
///
/// All of layout counts from the leading edge. A direction changes nothing but how the finished
/// positions are read.
extension TreeStorage {
  /// Where a node is in the root, as far as it is placed.
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

  /// Where a child is from the left edge of its parent.
  @inline(__always) func physicalX(of child: Int, in parent: Int) -> Double {
    physicalX(frames[child].x, width: frames[child].width, in: parent)
  }

  /// Where the root of a tree inside of a node is from the left edge of the node.
  func physicalX(of island: Island, in host: Int) -> Double {
    physicalX(island.origin.x, width: island.storage.frames[0].width, in: host)
  }

  /// This is the one place that mirrors.
  @inline(__always) func physicalX(
    _ x: Double, width: Double, in parent: Int
  ) -> Double {
    guard nodes[parent].flags.has(.rightToLeft) else { return x }
    return frames[parent].width - x - width
  }
}
