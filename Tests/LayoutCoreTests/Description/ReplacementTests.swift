import LayoutCore
import Testing

/// A part of a description is found by what copies of it share, to be described anew.
struct ReplacementTests {
  private let row = LayoutNode.fixed(width: 40, height: 20).padding(8)
  private let new = LayoutNode.flexible.frame(height: 44)

  @Test func `a part is replaced in a tree by itself, and keeps the ids that it got`() {
    let row = LayoutNode.fixed(width: 40, height: 20).padding(8)
    let list = LayoutNode.vstack([row.id("first"), LayoutNode.divider])
    let tree = LayoutTree(list)
    if let (place, node) = list.replacement(for: row, by: .flexible.frame(height: 44)),
      let old = tree.reference(at: place)
    {
      tree.replace(old, with: node)  // has the id "first"
    }
    let result = tree.layout(proposing: ProposedViewSize(width: 100, height: nil))
    #expect(result.frame(of: "first") == CGRect(x: 0, y: 0, width: 100, height: 44))
  }

  @Test func `ids are added in the order in which the part got them`() {
    let list = LayoutNode.hstack([row.id("inner").id("middle").id("outer").padding(1)])
    let found = list.replacement(for: row.id("inner"), by: new.id("own"))
    #expect(found?.place == [0, 0])
    let result = found?.node.layout(in: CGSize(width: 50, height: 50))
    // The one that was set last comes first.
    #expect(result?.nodes.first?.ids == ["outer", "middle", "own"])
  }

  @Test func `a part that is there twice, or not as it was, is not found`() {
    #expect(LayoutNode.hstack([row, row]).replacement(for: row, by: new) == nil)
    #expect(LayoutNode.hstack([row.layoutPriority(1)]).replacement(for: row, by: new) == nil)
    let other = LayoutNode.fixed(width: 40, height: 20).padding(8)
    #expect(LayoutNode.hstack([other]).replacement(for: row, by: new) == nil)
    #expect(LayoutNode.hstack([]).replacement(for: .hstack([]), by: new) == nil)
    let spacer = LayoutNode.spacer()
    #expect(LayoutNode.hstack([spacer]).replacement(for: spacer, by: new) == nil)
  }

  @Test func `what matters to the container is not replaced alone`() {
    struct Rank: LayoutValueKey { static let defaultValue = 0 }
    let list = LayoutNode.hstack([row])
    #expect(list.replacement(for: row, by: .empty) == nil)
    #expect(list.replacement(for: row, by: new.layoutValue(key: Rank.self, value: 1)) == nil)
    let ranked = row.layoutValue(key: Rank.self, value: 1)
    let rankedList = LayoutNode.hstack([ranked])
    #expect(rankedList.replacement(for: ranked, by: new) == nil)
    #expect(
      rankedList.replacement(for: ranked, by: new.layoutValue(key: Rank.self, value: 2)) == nil)
    #expect(
      rankedList.replacement(for: ranked, by: new.layoutValue(key: Rank.self, value: 1)) != nil)
  }

  @Test func `it is found ten thousand levels deep`() {
    var node = row
    for _ in 0..<10_000 { node = node.padding(1) }
    #expect(node.replacement(for: row, by: new)?.place.level == 10_000)
  }

  @Test func `parts are found in one go, also where one of them is altered`() {
    let leaf = LayoutNode.flexible.appearance(Appearance(effects: [.opacity(0.5)]))
    let (one, two) = (leaf.made(for: 1), leaf.made(for: 2))
    let row = LayoutNode.hstack([one, .flexible])
    let list = LayoutNode.vstack([row.id("row"), two.zIndex(1), leaf])
    let places = list.places(of: [row, one, two, leaf])
    #expect(places.map { $0?.place } == [NodePlace([0]), NodePlace([0, 0]), nil, NodePlace([2])])
    #expect(row.isSame(as: row) && !row.isSame(as: row.id("row")))
    #expect(two.zIndex(1).isMade(of: two) && !two.isMade(of: one))
    // What takes the row's place gets the id that the row got.
    let new = places[0]?.changed(to: .flexible)
    #expect(new?.contains("row") == true)
  }

  @Test func `parts of rows and of what readers show are found in the tree`() throws {
    let (row, inner) = (row, LayoutNode.fixed(width: 20, height: 10).padding(2))
    let rows = LayoutRows(count: 100) { index in [index == 2 ? row.id("row") : .flexible.padding(1)]
    }
    let reader = LayoutNode.geometryReader { _ in [.flexible, LayoutNode.vstack([inner])] }
    let tree = LayoutTree(.vstack([.scroll(.lazyVStack(spacing: 0, rows: rows)), reader]))
    #expect(tree.latePlaces(of: [row, inner]).map { $0?.place } == [nil, nil])
    let result = tree.layout(in: CGSize(width: 100, height: 400))
    let found = tree.latePlaces(of: [row, inner, .flexible.padding(1)])
    #expect(found[0].flatMap { result.node(at: $0.place) } == result.node(of: "row"))
    #expect(
      found[1].flatMap { result.node(at: $0.place)?.frame.size } == CGSize(width: 24, height: 14))
    #expect(found[2] == nil)
    // As often as it is replaced, the row is found as it was described.
    for height in [30, 50] as [CGFloat] {
      let part = try #require(tree.latePlaces(of: [row])[0])
      let new = try #require(part.changed(to: .flexible.frame(height: height)))
      #expect(tree.replace(try #require(tree.reference(at: part.place)), with: new))
      #expect(tree.layout(in: CGSize(width: 100, height: 400)).frame(of: "row")?.height == height)
    }
  }
}
