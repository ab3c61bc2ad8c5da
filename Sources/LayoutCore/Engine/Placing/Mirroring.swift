/// Positions in the root, where right-to-left contents are mirrored.
///
/// All of layout measures from the leading edge. The layout direction changes only how finished
/// positions are read.
extension TreeStorage {
  /// Returns the position of a node, as far as it is placed, added up from the root inwards as for
  /// all nodes at once: in another order, the last bits could differ, and then whole pixels.
  ///
  /// - Parameter root: the position of the tree's root.
  func origin(of node: Int, from root: Point) -> Point {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: capacity(ofWayTo: node)) { way in
      var (count, outer) = (0, node)
      while nodes[outer].parent >= 0 {
        precondition(count < way.count, "the way to a node is longer than its tree is high")
        way[count] = Int32(truncatingIfNeeded: outer)
        count += 1
        outer = Int(nodes[outer].parent)
      }
      var origin = root
      while count > 0 {
        count -= 1
        let inner = Int(way[count])
        origin = Point(origin.x + physicalX(of: inner, in: outer), origin.y + frames[inner].y)
        if outer == 0, pins != nil { origin = origin.adding(shift(ofPinned: inner)) }
        outer = inner
      }
      return origin
    }
  }

  /// For how many nodes there has to be room on the way from the root to one.
  private func capacity(ofWayTo node: Int) -> Int {
    hasLongWays ? Int(level(of: node)) + 1 : 64
  }

  /// Returns the distance of a child from the left edge of its parent.
  @inline(__always) func physicalX(of child: Int, in parent: Int) -> Double {
    physicalX(frames[child], in: parent)
  }

  /// Returns the distance of a nested tree's root from the left edge of the node that contains it.
  func physicalX(of nestedTree: NestedTree, in host: Int) -> Double {
    physicalX(nestedTree.origin.x, width: nestedTree.storage.frames[0].width, in: host)
  }

  /// Converts a distance from the leading edge to one from the left edge.
  func physicalX(_ x: Double, width: Double, in parent: Int) -> Double {
    physicalX(FrameRecord(x: x, y: 0, width: width, height: 0), in: parent)
  }

  /// Where a frame is in a node. Walks through many nodes mirror in the same way; windows, insets
  /// and transforms mirror their own numbers.
  @inline(__always) private func physicalX(_ frame: FrameRecord, in parent: Int) -> Double {
    nodes[parent].flags.has(.rightToLeft) ? frame.mirroredX(in: frames[parent].width) : frame.x
  }
}
