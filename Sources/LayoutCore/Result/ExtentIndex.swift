/// Rectangles of nodes, to find those in a place.
///
/// Neighbours in the order of description are mostly neighbours in the plane. So rectangles around
/// sixteen of them, around sixteen of those, and so on, lead to the nodes in a place without a look
/// at the others.
struct ExtentIndex {
  var extents = Buffer<Extent>()
  /// The rectangles around sixteen nodes each, then those around sixteen of them, and so on.
  private var levels: [Buffer<Extent>] = []

  /// An index of rectangles that are not known yet.
  init(count: Int) { _ = extents.extend(by: count) }

  func deallocate() {
    extents.deallocate()
    levels.forEach { $0.deallocate() }
  }

  /// Adds what leads to the rectangles, once they are known.
  mutating func addLevels() {
    var level = extents
    while level.count > Self.groupSize {
      var next = Buffer<Extent>(capacity: (level.count + Self.groupSize - 1) / Self.groupSize)
      for start in stride(from: 0, to: level.count, by: Self.groupSize) {
        var all = Extent.empty
        for index in start..<min(start + Self.groupSize, level.count) {
          all.formUnion(level[index])
        }
        next.append(all)
      }
      levels.append(next)
      level = next
    }
  }

  /// Calls a closure for all nodes whose rectangle meets a condition, in the order of description.
  /// A rectangle around others has to meet it if one of those does.
  func forEach(where isWanted: (Extent) -> Bool, _ body: (Int) -> Void) {
    func visit(_ level: Int, _ group: Range<Int>) {
      for index in group where isWanted(level == 0 ? extents[index] : levels[level - 1][index]) {
        guard level > 0 else {
          body(index)
          continue
        }
        let count = level == 1 ? extents.count : levels[level - 2].count
        let first = index * Self.groupSize
        visit(level - 1, first..<min(first + Self.groupSize, count))
      }
    }
    visit(levels.count, 0..<(levels.last?.count ?? extents.count))
  }

  private static var groupSize: Int { 16 }
}

extension Extent {
  @inline(__always) init(_ frame: FrameRecord) {
    self.init(
      left: min(frame.x, frame.x + frame.width), top: min(frame.y, frame.y + frame.height),
      right: max(frame.x, frame.x + frame.width), bottom: max(frame.y, frame.y + frame.height))
  }
}
