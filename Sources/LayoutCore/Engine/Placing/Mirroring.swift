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
    var (level, outer) = (0, Int(nodes[node].parent))
    while outer >= 0 {
      level += 1
      outer = Int(nodes[outer].parent)
    }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: level) { way in
      var inner = node
      for place in (0..<level).reversed() {
        way[place] = Int32(truncatingIfNeeded: inner)
        inner = Int(nodes[inner].parent)
      }
      var (origin, outer) = (root, 0)
      for number in way {
        let inner = Int(number)
        origin = Point(origin.x + physicalX(of: inner, in: outer), origin.y + frames[inner].y)
        if outer == 0, pins != nil {
          let shift = shift(ofPinned: inner)
          origin = Point(origin.x + shift.x, origin.y + shift.y)
        }
        outer = inner
      }
      return origin
    }
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
