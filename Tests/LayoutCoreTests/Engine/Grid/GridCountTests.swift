import Testing

@testable import LayoutCore

/// How often the cells of a grid are asked.
struct GridCountTests {
  static func grid(_ rows: Int, _ columns: Int, _ contract: LeafContract) -> LayoutNode {
    .grid(
      horizontalSpacing: 4, verticalSpacing: 2,
      rows: (0..<rows).map { row in
        (0..<columns).map { MeasureCountTests.text(1 + (row * 31 + $0 * 17) % 7, contract) }
      })
  }

  /// Least and greatest size, the proposal and the place: four questions, and the ideal size of
  /// leaves that promise something.
  @Test(arguments: [5, 20, 60], [LeafContract.arbitrary, .wrapping])
  func `a cell is measured a few times, whatever the size of the grid`(
    side: Int, contract: LeafContract
  ) {
    let tree = LayoutTree(Self.grid(side, side, contract))
    tree.layout(proposing: ProposedViewSize(width: 1000, height: 700))
    #expect(tree.statistics.leafMeasures <= 5 * side * side)
    tree.layout(proposing: ProposedViewSize(width: 900, height: 700))
    #expect(tree.statistics.leafMeasures <= 5 * side * side)
    tree.layout(proposing: ProposedViewSize(width: 900, height: 700))
    #expect(tree.statistics.visits == 0)
  }

  @Test func `cells that all get the most are measured once`() {
    // 60 columns of at most 70, and 59 gaps of 4.
    let tree = LayoutTree(Self.grid(60, 60, .wrapping))
    tree.layout(proposing: ProposedViewSize(width: 60 * 70 + 59 * 4, height: 2000))
    #expect(tree.statistics.leafMeasures == 60 * 60)
  }

  /// Each level asks for the least and greatest size, which are remembered, one size, and one more
  /// where it places its cells: the levels add to each other, and do not multiply.
  @Test(arguments: [10, 20, 40])
  func `grids in grids do not multiply questions`(levels: Int) {
    var node = MeasureCountTests.text(5, .arbitrary)
    for _ in 0..<levels {
      node = .grid(rows: [[node, .flexible], [.fixed(width: 10, height: 5)]])
    }
    let tree = LayoutTree(node)
    tree.layout(proposing: ProposedViewSize(width: 1000, height: 1000))
    // Four questions, each to the grid inside and to itself.
    #expect(tree.statistics.evaluations <= 10 * levels)
  }

  @Test func `storage does not grow with further layouts`() {
    let tree = LayoutTree(Self.grid(20, 20, .wrapping))
    func layOut(_ widths: Range<Int>) {
      for width in widths {
        tree.layout(proposing: ProposedViewSize(width: CGFloat(width), height: 700))
      }
    }
    // Some answers to earlier proposals are remembered.
    layOut(300..<320)
    let size = tree.byteCount
    layOut(320..<340)
    #expect(tree.byteCount == size)
  }

  /// Counts how often a row is looked at while cells are found one after the other.
  @Test(arguments: [40, 4000])
  func `the rows of neighbouring cells are found without looking at all others`(rows: Int) {
    func looks(at cells: some Sequence<Int>) -> Int {
      let end = GridRowPlace(row: rows, start: 4 * rows)
      var (place, looks) = (GridRowPlace(), 0)
      for cell in cells {
        place = place.nearest(to: cell, before: end) { _ in
          looks += 1
          return 4
        }
        #expect(place.row == cell / 4)
        #expect(place.start == cell / 4 * 4)
      }
      return looks
    }
    let middle = 2 * rows
    #expect(looks(at: 0..<16) <= 2 * 16)
    #expect(looks(at: (4 * rows - 16...4 * rows).reversed()) <= 2 * 17)
    #expect(looks(at: (0..<16).flatMap { [$0, 4 * rows - $0] }) <= 10 * 16)
    // The first of them is half of all rows away.
    #expect(looks(at: middle..<middle + 16) <= rows / 2 + 3 * 16)
    #expect(looks(at: (middle - 16..<middle).reversed()) <= rows / 2 + 3 * 16)
  }
}
