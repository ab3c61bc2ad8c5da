import LayoutCore
import TestSupport
import Testing

/// A changed grid has the frames of a new one.
struct GridChangeTests {
  static func cell(_ id: String, _ width: CGFloat) -> LayoutNode {
    .fixed(width: width, height: 10).id(id)
  }

  static var rows: [[LayoutNode]] {
    [[cell("a", 10), cell("b", 20)], [cell("c", 30), cell("d", 40)]]
  }

  static func tree() -> LayoutTree {
    let tree = LayoutTree(LayoutNode.grid(rows: rows).id("grid"))
    tree.layout(proposing: .unspecified)
    return tree
  }

  func expectSame(_ tree: LayoutTree, _ rows: [[LayoutNode]]) {
    let changed = tree.layout(proposing: .unspecified)
    let new = LayoutNode.grid(rows: rows).layout(proposing: .unspecified)
    #expect(changed.nodes.map(\.frame) == new.nodes.map(\.frame))
  }

  @Test func `a cell that replaces another stays in its row`() {
    let tree = Self.tree()
    #expect(tree.replace("b", with: Self.cell("e", 100)))
    expectSame(tree, [[Self.rows[0][0], Self.cell("e", 100)], Self.rows[1]])
  }

  @Test(arguments: [VerticalAlignment(Third.self), .center])
  func `a change inside a cell whose size is only found out by asking`(
    _ alignment: VerticalAlignment
  ) {
    func rows(_ height: CGFloat) -> [[LayoutNode]] {
      let cell = LayoutNode.hstack(
        alignment: alignment, spacing: 0,
        [.fixed(width: 10, height: 9), LayoutNode.fixed(width: 10, height: height).id("inside")])
      return [[cell.id("cell"), Self.cell("b", 20)]]
    }
    let tree = LayoutTree(.grid(rows: rows(9)))
    tree.layout(proposing: .unspecified)
    tree.replace("inside", with: LayoutNode.fixed(width: 10, height: 60).id("inside"))
    // A third of 60 is above the line, as is one of 9: the higher view decides.
    #expect(tree.layout(proposing: .unspecified).frame(of: "cell")?.height == 60)
    expectSame(tree, rows(60))
  }

  @Test func `a cell inserted between two others joins their row`() {
    let tree = Self.tree()
    #expect(tree.insert(Self.cell("e", 5), at: 1, into: "grid"))
    expectSame(tree, [[Self.rows[0][0], Self.cell("e", 5), Self.rows[0][1]], Self.rows[1]])
  }

  @Test func `cells of a row that are inserted one by one make a row`() {
    let tree = Self.tree()
    let cells = [Self.cell("e", 5), Self.cell("f", 60)]
    for (offset, cell) in LayoutNode.gridRow(cells).enumerated() {
      #expect(tree.insert(cell, at: 2 + offset, into: "grid"))
    }
    expectSame(tree, [Self.rows[0], cells, Self.rows[1]])
  }

  @Test(arguments: 0...2)
  func `a cell that was removed from a row can be put back`(column: Int) {
    let (first, last) = ([5, 6, 7].map { Self.cell("1 \($0)", CGFloat($0)) }, [Self.cell("d", 40)])
    let row = LayoutNode.gridRow(first)
    let tree = LayoutTree(LayoutNode.grid(row + LayoutNode.gridRow(last)).id("grid"))
    #expect(tree.remove("1 \(5 + column)"))
    #expect(tree.insert(row[column], at: column, into: "grid"))
    expectSame(tree, [first, last])
  }

  @Test func `a view inserted between rows covers all columns`() {
    let tree = Self.tree()
    #expect(tree.insert(LayoutNode.fixed(width: 200, height: 4).id("e"), at: 2, into: "grid"))
    let changed = tree.layout(proposing: .unspecified)
    #expect(changed.frame(of: "e") == CGRect(x: 0, y: 18, width: 200, height: 4))
  }

  @Test func `removed cells leave their row, and the last one takes it with it`() {
    let tree = Self.tree()
    #expect(tree.remove("a"))
    expectSame(tree, [[Self.rows[0][1]], Self.rows[1]])
    #expect(tree.remove("b"))
    expectSame(tree, [Self.rows[1]])
    #expect(tree.remove("c"))
    #expect(tree.remove("d"))
    #expect(tree.layout(proposing: .unspecified).size == .zero)
  }

  @Test func `a grid that was emptied is explained like one that never had a cell`() {
    let tree = LayoutTree(LayoutNode.grid(rows: [[Self.cell("a", 10)]]).id("grid"))
    tree.layout(proposing: .unspecified)
    tree.remove("a")
    let emptied = tree.layout(proposing: .unspecified)
    let empty = LayoutNode.grid([]).id("grid").layout(proposing: .unspecified)
    #expect(emptied.explain("grid") == empty.explain("grid"))
    #expect(emptied.trace() == empty.trace())
    #expect(emptied.lint().isEmpty)
  }

  @Test func `a moved cell joins the row where it comes to be`() {
    let tree = Self.tree()
    #expect(tree.move("a", to: 2))
    expectSame(tree, [[Self.rows[0][1]], [Self.rows[1][0], Self.rows[0][0], Self.rows[1][1]]])
  }

  @Test func `a result keeps its frames when the grid changes`() {
    let tree = Self.tree()
    let result = tree.layout(proposing: .unspecified)
    let frames = result.nodes.map(\.frame)
    tree.replace("b", with: Self.cell("e", 100))
    tree.layout(proposing: .unspecified)
    #expect(result.nodes.map(\.frame) == frames)
  }

  @Test func `a leaf that changes deep inside a cell is noticed`() {
    func padded(_ width: CGFloat) -> LayoutNode {
      .hstack(spacing: 0, [Self.cell("deep", width), .flexible.frame(width: 1)]).padding(1)
    }
    let tree = LayoutTree(LayoutNode.grid(rows: [[padded(10), .flexible]]))
    let proposal = ProposedViewSize(width: 100, height: 100)
    tree.layout(proposing: proposal)
    tree.replace("deep", with: Self.cell("deep", 30))
    let new = LayoutNode.grid(rows: [[padded(30), .flexible]]).layout(proposing: proposal)
    #expect(tree.layout(proposing: proposal).nodes.map(\.frame) == new.nodes.map(\.frame))
  }

  @Test func `what a leaf deep inside a cell says to its grid is noticed`() {
    func rows(columns: Int) -> [[LayoutNode]] {
      let leaf = Self.cell("deep", 50).gridCellColumns(columns)
      return [
        [leaf.padding(0).padding(0)],
        [.fixed(width: 10, height: 10), .fixed(width: 20, height: 10)],
      ]
    }
    let tree = LayoutTree(
      LayoutNode.grid(horizontalSpacing: 0, verticalSpacing: 0, rows: rows(columns: 1)))
    // The leaf is in the first column: 50 + 20.
    #expect(tree.layout(proposing: .unspecified).size.width == 70)
    tree.replace("deep", with: Self.cell("deep", 50).gridCellColumns(2))
    // Over both columns, it is 20 wider than 10 + 20, which they share: 20 and 30.
    let changed = tree.layout(proposing: .unspecified)
    #expect(changed.size.width == 50)
    #expect(changed.nodes.last?.frame == CGRect(x: 25, y: 10, width: 20, height: 10))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `cells that come and go anywhere leave each row its own`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func box(_ id: Int) -> LayoutNode { .fixed(width: CGFloat(id % 37 + 1), height: 10).id(id) }
    var lastID = 0
    func newID() -> Int {
      lastID += 1
      return lastID
    }
    var rows = (0..<12).map { _ in (0..<3).map { _ in newID() } }
    let tree = LayoutTree(LayoutNode.grid(rows: rows.map { $0.map { box($0) } }).id("grid"))
    for _ in 0..<60 where !rows.isEmpty {
      // Near the start, near the end, or anywhere.
      let near = [0, rows.count - 1, .random(in: rows.indices, using: &random)]
      let row = near.randomElement(using: &random) ?? 0
      if Bool.random(using: &random), rows[row].count > 1 {
        // Between two cells of a row.
        let place = rows[..<row].reduce(1) { $0 + $1.count }
        let id = newID()
        rows[row].insert(id, at: 1)
        #expect(tree.insert(box(id), at: place, into: "grid"))
      } else {
        #expect(tree.remove(rows[row].removeLast()))
        if rows[row].isEmpty { rows.remove(at: row) }
      }
      expectSame(tree, rows.map { $0.map { box($0) } })
    }
  }
}
