import LayoutCore
import Testing

/// Objects that a tree lets go of in a change, and that change the tree in turn when they go.
struct LettingGoTests {
  /// Does something when nobody has it any more.
  private final class Parting: @unchecked Sendable, Hashable {
    private let part: () -> Void

    init(_ part: @escaping () -> Void) { self.part = part }

    deinit { part() }

    static func == (lhs: Parting, rhs: Parting) -> Bool { lhs === rhs }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// A leaf of 30 × 10 whose closure has the object.
    static func leaf(_ part: @escaping () -> Void) -> LayoutNode {
      let parting = Parting(part)
      return .measured { _ in
        withExtendedLifetime(parting) { LeafMeasurement(width: 30, height: 10) }
      }
    }
  }

  /// A row of leaves of 10 × 10, the tree of which is found here.
  private final class Row {
    private(set) var tree = LayoutTree(.flexible)
    private(set) var partings = 0

    init(_ nodes: (Row) -> [LayoutNode]) {
      tree = LayoutTree(LayoutNode.hstack(spacing: 0, nodes(self)).keptWithOneChild().id("row"))
    }

    func box(_ width: CGFloat) -> LayoutNode { .fixed(width: width, height: 10) }

    /// Counts, and adds a box of 7 in front.
    func addBox() {
      partings += 1
      tree.insert(box(7), at: 0, into: "row")
    }

    var widths: [CGFloat] {
      tree.layout(proposing: .unspecified).nodes.dropFirst().map(\.frame.width)
    }
  }

  @Test func `a replaced leaf's object inserts a node`() {
    let row = Row { row in
      [Parting.leaf { [weak row] in row?.addBox() }.id("leaf"), row.box(10)]
    }
    row.tree.replace("leaf", with: row.box(20).id("leaf"))
    #expect(row.partings == 1)
    #expect(row.widths == [7, 20, 10])
  }

  @Test func `a replaced leaf's object removes the leaf that took its place`() {
    let row = Row { row in
      [
        Parting.leaf { [weak row] in row?.tree.remove("leaf") }.id("leaf"), row.box(10),
      ]
    }
    row.tree.replace(
      "leaf", with: .measured { _ in LeafMeasurement(width: 20, height: 10) }.id("leaf"))
    #expect(row.widths == [10])
  }

  @Test func `a replaced leaf's object lays the tree out`() {
    var widths: [CGFloat] = []
    let row = Row { row in
      [
        Parting.leaf { [weak row] in widths = row?.widths ?? [] }.id("leaf"), row.box(10),
      ]
    }
    row.tree.replace("leaf", with: .vstack([row.box(20), row.box(5)]).id("leaf"))
    // The leaf is a column of two by then.
    #expect(widths == [20, 20, 5, 10])
    #expect(row.widths == widths)
  }

  @Test func `what a leaf is called changes the tree when it goes`() {
    let row = Row { row in
      [row.box(30).id(Parting { [weak row] in row?.addBox() }).id("leaf"), row.box(10)]
    }
    row.tree.replace("leaf", with: row.box(20).id("leaf"))
    #expect(row.partings == 1)
    #expect(row.widths == [7, 20, 10])
  }

  @Test func `an id that equals another one goes with the last node that has it`() {
    /// An id that equals every other one.
    final class Alike: Hashable {
      private let part: () -> Void

      init(_ part: @escaping () -> Void = {}) { self.part = part }

      deinit { part() }

      static func == (lhs: Alike, rhs: Alike) -> Bool { true }

      func hash(into hasher: inout Hasher) {}
    }
    let row = Row { row in
      [
        row.box(30).id(Alike { [weak row] in row?.addBox() }).id("first"),
        row.box(20).id(Alike()).id("second"),
      ]
    }
    row.tree.replace("first", with: row.box(31))
    row.tree.replace("second", with: row.box(21))
    #expect(row.partings == 1)
    #expect(row.widths == [7, 31, 21])
  }

  @Test func `objects of nodes that were removed go when the storage is moved`() {
    let row = Row { row in [row.box(10)] }
    for number in 0..<200 {
      row.tree.insert(
        .hstack([Parting.leaf { [weak row] in row?.addBox() }, row.box(3)]).id(number),
        into: "row")
      row.tree.remove(number)
    }
    #expect(row.partings > 0)
    #expect(row.widths == Array(repeating: 7, count: row.partings) + [10])
  }

  @Test func `a description that is not admitted changes the tree when it goes`() {
    let row = Row { row in [row.box(10), row.box(20).id("leaf")] }
    func doubled(_ node: LayoutNode) -> LayoutNode {
      (0..<40).reduce(node) { node, _ in .hstack(spacing: 0, [node, node]) }
    }
    let places = row.tree.children(of: row.tree.root)
    row.tree.replace(places[1], with: doubled(Parting.leaf { [weak row] in row?.addBox() }))
    #expect(row.partings == 1)
    // The change before made the place of the leaf out of date.
    #expect(row.widths == [7, 10, 20])
    row.tree.insert(
      doubled(Parting.leaf { [weak row] in row?.addBox() }), at: 1, into: row.tree.root)
    #expect(row.partings == 2)
  }

  @Test func `a removed client's layout changes the tree when it goes`() {
    let row = Row { row in
      [
        LayoutNode.layout(Keeping(parting: Parting { [weak row] in row?.addBox() }), [row.box(5)])
          .id("layout"), row.box(10),
      ]
    }
    #expect(row.widths == [5, 5, 10])
    row.tree.replace("layout", with: row.box(20))
    while row.partings == 0 {
      row.tree.insert(row.box(1), into: "row")
      row.tree.remove(row.tree.children(of: row.tree.root).last ?? row.tree.root)
    }
    #expect(row.widths == [7, 20, 10])
  }

  /// A layout of one subview that has an object.
  private struct Keeping: Layout {
    let parting: Parting

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { subviews[0].sizeThatFits(proposal) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }
}
