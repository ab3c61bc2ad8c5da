import LayoutCore
import TestSupport
import Testing

/// What differs from one result to the next.
struct ResultChangesTests {
  private static let window = CGSize(width: 100, height: 100)

  private static func box(_ width: CGFloat, _ id: String) -> LayoutNode {
    LayoutNode.fixed(width: width, height: 10).id(id)
  }

  private static func column() -> LayoutTree {
    LayoutTree(
      .vstack(
        alignment: .leading, spacing: 0,
        [
          .hstack(spacing: 0, [box(10, "a"), box(20, "b")]), .hstack(spacing: 0, [box(30, "c")]),
        ]))
  }

  private static func ids(_ changes: ResolvedLayout.Changes?) -> [AnyHashable]? {
    changes?.compactMap { $0.after?.id ?? $0.before?.id }
  }

  @Test func `what moves and what changes its size or look is listed, nothing else`() {
    let tree = Self.column()
    let before = tree.layout(proposing: .unspecified)
    tree.replace("a", with: Self.box(15, "a"))
    let after = tree.layout(proposing: .unspecified)
    // The column stays 30 wide for c, or becomes 35: the row of a and b gets wider.
    #expect(Self.ids(after.changes(since: before)) == ["a", "b"])
    #expect(after.changes(since: before)?.count == 4)
    let areas = after.changes(since: before)?.areas ?? []
    // a before and after: 10 and 15 wide.
    #expect(areas.contains(CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(areas.contains(CGRect(x: 0, y: 0, width: 15, height: 10)))
    tree.replace("c", with: Self.box(30, "c").appearance(Appearance(effects: [.opacity(0.5)])))
    let faded = tree.layout(proposing: .unspecified)
    #expect(Self.ids(faded.changes(since: after)) == ["c"])
    #expect(faded.changes(since: faded)?.isEmpty == true)
    #expect(Self.ids(before.changes(since: after)) == ["a", "b"])
  }

  @Test func `what is hidden, or turned around, with its container is listed`() {
    let moved = RenderTransform(.matrix(a: 1, b: 0, c: 0, d: 1, tx: 30, ty: 0), anchor: .topLeading)
    let tree = LayoutTree(
      .vstack([
        Self.box(10, "x").transformed(moved).padding(1).id("p"), Self.box(90, "wide"),
      ]))
    let before = tree.layout(proposing: .unspecified)
    let padding = LayoutNode.flexible.padding(1).id("p")
    tree.replace("p", with: padding.hidden(), keepingContent: true)
    let hidden = tree.layout(proposing: .unspecified)
    #expect(hidden.changes(since: before)?.change(of: "x")?.after?.isHidden == true)
    // x is drawn from 30 to 40 in a padded 12, in the middle of 90, and is not any more.
    let x = CGRect(x: 39 + 1 + 30, y: 1, width: 10, height: 10)
    #expect(hidden.changes(since: before)?.areas.contains(x) == true)

    tree.replace("p", with: padding.layoutDirection(.rightToLeft), keepingContent: true)
    let turned = tree.layout(proposing: .unspecified)
    #expect(turned.changes(since: hidden)?.change(of: "x") != nil)
  }

  @Test func `where a container is drawn in another way, what stands out of it counts`() {
    let tree = LayoutTree(
      .vstack([Self.box(10, "x").offset(x: 50).padding(1).id("p"), Self.box(200, "wide")]))
    let before = tree.layout(proposing: .unspecified)
    let faded = LayoutNode.flexible.padding(1).appearance(Appearance(effects: [.opacity(0.5)]))
    tree.replace("p", with: faded.id("p"), keepingContent: true)
    let areas = tree.layout(proposing: .unspecified).changes(since: before)?.areas
    // A padded 12 in the middle of 200, in which x is 50 further.
    #expect(areas?.contains(CGRect(x: 94, y: 0, width: 12, height: 12)) == true)
    #expect(areas?.contains(CGRect(x: 94 + 1 + 50, y: 1, width: 10, height: 10)) == true)
  }

  @Test func `a change is found by id, reference and place, as its node is`() {
    let tree = Self.column()
    let before = tree.layout(proposing: .unspecified)
    let reference = tree.reference(to: "b")
    tree.replace("a", with: Self.box(15, "a"))
    let after = tree.layout(proposing: .unspecified)
    let changes = after.changes(since: before)
    let change = changes?.change(of: "b")
    #expect(change?.before?.frame == CGRect(x: 10, y: 0, width: 20, height: 10))
    #expect(change?.after?.frame == CGRect(x: 15, y: 0, width: 20, height: 10))
    #expect(change != nil && changes?.change(at: [0, 1]) == change)
    #expect(reference.flatMap { changes?.change(of: $0) } == change)
    // c stayed, nothing is called d, and there is nothing at the last place.
    #expect(changes?.change(of: "c") == nil && changes?.change(of: "d") == nil)
    #expect(changes?.change(at: [1, 0]) == nil && changes?.change(at: [7]) == nil)
  }

  @Test func `a change of a node that is gone is found by its id`() {
    let rows = LayoutRows(count: 10) { [LayoutNode.fixed(width: 50, height: 50).id($0)] }
    let tree = LayoutTree(LayoutNode.scroll(.lazyVStack(spacing: 0, rows: rows)).id("list"))
    let before = tree.layout(in: Self.window)
    tree.scroll("list", to: .offset(CGPoint(x: 0, y: 200)))
    let change = tree.layout(in: Self.window).changes(since: before)?.change(of: 0)
    #expect(change?.before?.frame.minY == 0 && change?.after == nil)
  }

  @Test func `results whose nodes cannot be told apart have no list`() {
    let tree = Self.column()
    let before = tree.layout(proposing: .unspecified)
    #expect(Self.column().layout(proposing: .unspecified).changes(since: before) == nil)
    tree.insert(Self.box(5, "d"), into: tree.root)
    #expect(tree.layout(proposing: .unspecified).changes(since: before) == nil)
  }

  @Test func `rows that scroll into sight are new, those that leave it are gone`() {
    let rows = LayoutRows(count: 100) { [LayoutNode.fixed(width: 50, height: 20).id($0)] }
    let tree = LayoutTree(LayoutNode.scroll(.lazyVStack(spacing: 0, rows: rows)).id("list"))
    let before = tree.layout(in: Self.window)
    tree.scroll("list", to: .offset(CGPoint(x: 0, y: 40)))
    let changes = tree.layout(in: Self.window).changes(since: before)
    let new = changes?.filter { $0.before == nil }.compactMap { $0.after?.id }
    let gone = changes?.filter { $0.after == nil }.compactMap { $0.before?.id }
    // Of rows of 20, those from 0 to 100 were in sight, now those from 40 to 140.
    #expect(new == [5, 6] && gone == [0, 1])
  }

  @Test func `random changes are listed as comparing all nodes lists them`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<30 {
      let boxes = (0..<20).map { Self.box(CGFloat(5 + random.below(30)), "\($0)") }
      let rows = stride(from: 0, to: 20, by: 4).map { start in
        LayoutNode.hstack(spacing: 2, Array(boxes[start..<start + 4]))
      }
      let tree = LayoutTree(.vstack(spacing: 3, rows))
      var before = tree.layout(in: Self.window)
      for _ in 0..<5 {
        let id = "\(random.below(20))"
        tree.replace(id, with: Self.box(CGFloat(5 + random.below(30)), id))
        let after = tree.layout(in: Self.window)
        let expected = zip(before.nodes, after.nodes).filter { $0.frame != $1.frame }
          .map { $1.index }
        let listed = after.changes(since: before)?.compactMap { $0.after?.index }
        #expect(listed == expected)
        before = after
      }
    }
  }

  @Test func `of many changes each is found, and the first one of several with an id`() {
    let count = 40
    let tree = LayoutTree(
      .vstack(spacing: 0, (0..<count).map { Self.box(10, "\($0)").id($0 % 7) }))
    let before = tree.layout(proposing: .unspecified)
    for number in 0..<count where number != 3 {
      tree.replace("\(number)", with: Self.box(CGFloat(11 + number), "\(number)").id(number % 7))
    }
    let changes = tree.layout(proposing: .unspecified).changes(since: before)
    let all = changes.map { Array($0) } ?? []
    #expect(all.count == count + 1)
    for change in all {
      guard let node = change.after else { continue }
      #expect(changes?.change(at: node.place) == change)
      for id in node.ids {
        #expect(changes?.change(of: id) == all.first { $0.after?.ids.contains(id) ?? false })
      }
    }
    #expect(changes?.change(of: 3)?.after?.ids.contains("3") == true)
    #expect(changes?.change(of: 7) == nil && changes?.change(at: [count]) == nil)
  }

  @Test func `of many rows those that are gone are found too`() {
    let rows = LayoutRows(count: 100) { [LayoutNode.fixed(width: 50, height: 2).id($0)] }
    let tree = LayoutTree(LayoutNode.scroll(.lazyVStack(spacing: 0, rows: rows)).id("list"))
    let before = tree.layout(in: Self.window)
    tree.scroll("list", to: .offset(CGPoint(x: 0, y: 100)))
    let changes = tree.layout(in: Self.window).changes(since: before)
    // In sight were those from 0 to 50, and are those from 50 to 100.
    for row in 0..<100 {
      let change = changes?.change(of: row)
      #expect((change?.before == nil) == (row >= 50) && (change?.after == nil) == (row < 50))
    }
    for change in changes.map({ Array($0) }) ?? [] {
      guard let place = (change.after ?? change.before)?.place else { continue }
      let first = changes?.first { ($0.after ?? $0.before)?.place == place }
      #expect(changes?.change(at: place) == first)
    }
  }
}
