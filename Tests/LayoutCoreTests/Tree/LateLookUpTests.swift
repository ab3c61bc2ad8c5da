import LayoutCore
import Testing

/// Ids of what the last layout described are found, whatever has been changed since, and in a time
/// that does not grow with all that is there.
struct LateLookUpTests {
  private typealias ID = LookUpCountTests.CountingID

  private static func box(_ id: some Hashable, _ width: CGFloat = 10) -> LayoutNode {
    LayoutNode.fixed(width: width, height: 10).id(id)
  }

  /// Rows with two columns each, the second of which is in a reader.
  private static func tree(
    rows: Int, _ id: @escaping @Sendable (Int) -> AnyHashable
  ) -> LayoutTree {
    let rows = LayoutRows(count: rows) { row in
      let reader = LayoutNode.geometryReader { _ in [box(id(-row - 1))] }.frame(height: 5)
      return [LayoutNode.vstack([LayoutNode.vstack([box(id(row))]).id("column \(row)"), reader])]
    }
    let tree = LayoutTree(.lazyVStack(spacing: 0, rows: rows))
    tree.layout(in: CGSize(width: 100, height: 100))
    return tree
  }

  @Test(arguments: [10, 160])
  func `a change that moves nodes in a row asks none of the others for its ids`(rows: Int) {
    let counter = LookUpCountTests.Counter()
    @Sendable func id(_ number: Int) -> AnyHashable { ID(number: number, counter: counter) }
    let tree = Self.tree(rows: rows, id)
    #expect(tree.reference(to: id(0)) != nil)
    counter.count = 0
    for row in 0..<rows {
      #expect(tree.replace(id(row), with: .hstack([Self.box(id(row)), Self.box(id(rows + row))])))
      #expect(tree.insert(Self.box(id(2 * rows + row)), into: "column \(row)"))
      #expect(tree.replace(id(-row - 1), with: Self.box(id(-row - 1), 20)))
    }
    #expect(counter.count <= 40 * rows)
    let result = tree.layout(in: CGSize(width: 100, height: 100))
    for row in 0..<rows {
      #expect(result.frame(of: id(-row - 1))?.width == 20)
      #expect(result.frame(of: id(2 * rows + row)) != nil)
    }
  }

  @Test(arguments: [4, 100])
  func `an id that rows had before is not looked for there again`(rounds: Int) {
    let counter = LookUpCountTests.Counter()
    @Sendable func id(_ number: Int) -> AnyHashable { ID(number: number, counter: counter) }
    let tree = Self.tree(rows: 12, id)
    for round in 0..<rounds {
      // To all rows in turn, and back.
      for row in 0..<12 {
        #expect(tree.replace(id(row), with: Self.box(id(100))))
        #expect(tree.replace(id(100), with: Self.box(id(row))))
      }
      #expect(tree.reference(to: id(100)) == nil, "round \(round)")
    }
    counter.count = 0
    for row in 0..<12 {
      #expect(tree.reference(to: id(row)) != nil)
      #expect(tree.reference(to: id(100)) == nil)
    }
    #expect(counter.count <= 12 * 12)
  }

  @Test func `a reader is found where it has moved to, and not once it has gone`() throws {
    let tree = Self.tree(rows: 3) { AnyHashable($0) }
    let inside = try #require(tree.reference(to: -2))
    // The nodes of the row move several times, and the reader with them.
    for number in 0..<9 { #expect(tree.insert(Self.box(10 + number), at: 0, into: "column 1")) }
    #expect(tree.reference(to: -2) == inside)
    #expect(tree.replace(inside, with: Self.box(-2, 30)))
    #expect(tree.replace("column 1", with: .vstack([Self.box("a"), Self.box("b")])))
    #expect(tree.replace(-2, with: Self.box("new", 40)))
    #expect(tree.reference(to: -2) == nil)
    #expect(tree.layout(in: CGSize(width: 100, height: 100)).frame(of: "new")?.width == 40)
    let row = try #require(tree.reference(to: "a"))
    let reader = try #require(tree.reference(to: "new"))
    #expect(tree.replace(row, with: Self.box("a", 12)))
    #expect(tree.replace(reader, with: Self.box("newer", 50)))
    #expect(tree.reference(to: "newer") != nil)
    let column = try #require(tree.reference(at: [0, 0]))
    #expect(tree.replace(column, with: Self.box("alone")))
    #expect(tree.reference(to: -1) == nil)
    #expect(tree.reference(to: 0) == nil)
    #expect(tree.reference(to: "alone") != nil)
    #expect(tree.reference(to: -3) != nil)
  }

  @Test(arguments: [4, 40])
  func `an id that all rows have is found in time, however often they change`(rounds: Int) {
    let counter = LookUpCountTests.Counter()
    let rows = LayoutRows(count: 40) { row in
      let title = ID(number: row % 2, counter: counter)
      return [LayoutNode.vstack([LayoutNode.vstack([Self.box(title)]).id(row)])]
    }
    let tree = LayoutTree(.lazyVStack(spacing: 0, rows: rows))
    tree.layout(in: CGSize(width: 100, height: 100))
    for round in 0..<rounds {
      for row in 0..<40 {
        let title = ID(number: (row + round) % 2, counter: counter)
        #expect(tree.replace(row, with: LayoutNode.vstack([Self.box(title)]).id(row)))
      }
    }
    counter.count = 0
    #expect(tree.reference(to: ID(number: 0, counter: counter)) != nil)
    #expect(tree.reference(to: ID(number: 1, counter: counter)) != nil)
    // Each row is asked a few times at most.
    #expect(counter.count <= 2 * 40 * 6)
  }

  @Test func `of several ids alike in one row, others stay when one goes`() {
    /// All have the same hash value.
    struct Alike: Hashable {
      let number: Int
      func hash(into hasher: inout Hasher) {}
    }
    let rows = LayoutRows(count: 2) { row in
      [LayoutNode.vstack((0..<3).map { Self.box(Alike(number: 3 * row + $0)) })]
    }
    let tree = LayoutTree(.lazyVStack(spacing: 0, rows: rows))
    tree.layout(in: CGSize(width: 100, height: 100))
    for number in [0, 4, 3] { #expect(tree.replace(Alike(number: number), with: Self.box("x"))) }
    for number in [1, 2, 5] { #expect(tree.reference(to: Alike(number: number)) != nil) }
    for number in [0, 3, 4] { #expect(tree.reference(to: Alike(number: number)) == nil) }
    #expect(tree.remove(Alike(number: 5)))
    #expect(tree.replace("x", with: Self.box(Alike(number: 5))))
    #expect(tree.reference(to: Alike(number: 5)) != nil)
  }

  @Test func `each of many unknown ids is reported, and the first are compared with others`() {
    let result = LayoutNode.vstack((0..<10).map { Self.box("view \($0)") })
      .layout(in: CGSize(width: 100, height: 200))
    let found = result.lint(expecting: (0..<150).map { AnyHashable("view.\($0)") })
      .filter { $0.rule == .unknownID }
    #expect(found.count == 150)
    #expect(found[0].message.contains("nearest"))
    #expect(found[149].message.contains("there are"))
  }
}
