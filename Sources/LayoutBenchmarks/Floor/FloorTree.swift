import LayoutCore

/// The floor: a hand-written layout of the same trees, as little work as it takes.
///
/// Flat arrays, siblings side by side, no proposals, no priorities, no guides but one baseline. One
/// pass up adds up what every node needs, one pass down shares out what is left. Text takes two
/// more, because heights follow from widths. The frames are close to the engine's, not the same:
/// this is what a program with a fixed algorithm costs, and so what the engine is measured against.
struct FloorTree {
  enum Kind: UInt8 {
    case fixed, flexible, text, spacer, row, column, box
  }

  struct Node {
    var kind: Kind
    /// Whether the node takes more than it needs, across and down.
    var growsAcross = false
    var growsDown = false
    /// The first child, or how many words a text has.
    var first: Int32 = 0
    var count: Int32 = 0
    /// The distance between children, the inset of a box, or the width of a text's words.
    var value = 0.0
  }

  struct Rectangle {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
  }

  private(set) var nodes: [Node] = []
  var needs: [Rectangle] = []
  var frames: [Rectangle] = []
  private var hasText = false
  private var alignsBaselines = false
  private var cursor = -1

  /// Keeps the work from being optimised away.
  var checksum: Double { frames.last.map { $0.x + $0.y + $0.width + $0.height } ?? 0 }
}

// MARK: - Building

extension FloorTree {
  mutating func fixed(width: Double, height: Double) {
    add(Node(kind: .fixed), needs: Rectangle(width: width, height: height))
  }

  mutating func flexible() {
    add(Node(kind: .flexible, growsAcross: true, growsDown: true), needs: Rectangle())
  }

  mutating func spacer() {
    add(Node(kind: .spacer, growsAcross: true), needs: Rectangle(width: 8))
  }

  mutating func text(_ text: WordWrap) {
    hasText = true
    add(
      Node(kind: .text, first: Int32(text.words), value: text.wordWidth),
      needs: Rectangle(width: Double(text.words) * text.wordWidth))
  }

  mutating func row(
    spacing: Double, count: Int, baselines: Bool = false,
    _ child: (inout FloorTree, Int) -> Void
  ) {
    alignsBaselines = alignsBaselines || baselines
    container(axis: .horizontal, spacing: spacing, count: count, child)
  }

  mutating func column(
    spacing: Double, count: Int, _ child: (inout FloorTree, Int) -> Void
  ) { container(axis: .vertical, spacing: spacing, count: count, child) }

  mutating func container(
    axis: Axis, spacing: Double, count: Int, _ child: (inout FloorTree, Int) -> Void
  ) {
    add(
      Node(kind: axis == .horizontal ? .row : .column, count: Int32(count), value: spacing),
      needs: Rectangle(), count: count, child)
  }

  /// A child with the same inset on all sides.
  mutating func box(inset: Double, _ child: (inout FloorTree) -> Void) {
    add(Node(kind: .box, count: 1, value: inset), needs: Rectangle(), count: 1) { tree, _ in
      child(&tree)
    }
  }

  private mutating func add(
    _ node: Node, needs: Rectangle, count: Int = 0,
    _ child: (inout FloorTree, Int) -> Void = { _, _ in }
  ) {
    let slot = cursor < 0 ? addSlots(1) : cursor
    let first = count > 0 ? addSlots(count) : 0
    nodes[slot] = node
    nodes[slot].first = Int32(first)
    self.needs[slot] = needs
    for index in 0..<count {
      cursor = first + index
      child(&self, index)
    }
    cursor = slot
  }

  private mutating func addSlots(_ count: Int) -> Int {
    let first = nodes.count
    for _ in 0..<count {
      nodes.append(Node(kind: .fixed))
      needs.append(Rectangle())
      frames.append(Rectangle())
    }
    return first
  }

  mutating func resize(leaf: Int, width: Double, height: Double) {
    needs[leaf].width = width
    needs[leaf].height = height
  }
}

// MARK: - Laying out

extension FloorTree {
  /// Lays everything out in a size.
  mutating func layOut(width: Double, height: Double) {
    let baselines = alignsBaselines
    let isText = hasText
    nodes.withUnsafeMutableBufferPointer { nodes in
      needs.withUnsafeMutableBufferPointer { needs in
        frames.withUnsafeMutableBufferPointer { frames in
          let pass = FloorPass(
            nodes: nodes.baseAddress!, needs: needs.baseAddress!, frames: frames.baseAddress!,
            count: nodes.count)
          pass.addUp()
          frames[0] = Rectangle(width: width, height: height)
          if isText {
            pass.setWidths()
            pass.setHeights(baselines: baselines)
            pass.setPositions(baselines: baselines)
          } else {
            pass.shareOut()
          }
        }
      }
    }
  }
}
