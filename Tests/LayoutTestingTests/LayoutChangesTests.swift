import LayoutCore
import LayoutTesting
import Testing

/// What changed from one layout to another.
struct LayoutChangesTests {
  private func column(title: CGFloat, _ last: LayoutNode) -> ResolvedLayout {
    let row = LayoutNode.hstack(
      spacing: 0, [LayoutNode.fixed(width: 10, height: 10).id("x"), .fixed(width: 10, height: 10)])
    return LayoutNode.vstack(
      alignment: .leading, spacing: 0,
      [LayoutNode.fixed(width: 50, height: title).id("title"), row.id("row"), last]
    ).layout(proposing: .unspecified)
  }

  @Test func `views that moved, changed their size, came and went`() {
    let before = column(title: 10, LayoutNode.fixed(width: 5, height: 5).id("gone"))
    let after = column(title: 30, LayoutNode.fixed(width: 7, height: 7).id("new"))
    let changes = LayoutChanges(from: before, to: after)
    #expect(
      changes.description == """
          resized   VStack         (0, 0, 50, 25) → (0, 0, 50, 47)
          resized   Fixed "title"  (0, 0, 50, 10) → (0, 0, 50, 30)
          moved     HStack "row"   (0, 10, 20, 10) → (0, 30, 20, 10)
          appeared  Fixed "new"    (0, 40, 7, 7)
          vanished  Fixed "gone"   (0, 20, 5, 5)
          2 more moved along with what they are in
        """)
    #expect(changes.changes.map(\.kind) == [.resized, .resized, .moved, .appeared, .vanished])
    #expect(changes.carried == 2)
  }

  @Test func `nothing changed`() {
    let result = column(title: 10, .empty)
    let changes = LayoutChanges(from: result, to: column(title: 10.0001, .empty))
    #expect(changes.isEmpty)
    #expect(changes.description == "nothing changed")
  }

  /// The first view takes all there is, so the second one starts where that ends.
  private func row(proposing proposal: ProposedViewSize, _ last: LayoutNode) -> ResolvedLayout {
    LayoutNode.hstack(spacing: 0, [.flexible, last.id("b")]).layout(proposing: proposal)
  }

  @Test func `what is infinitely far away has not moved if it is there again`() {
    let result = row(proposing: .infinity, .fixed(width: 3, height: 3))
    #expect(result.frame(of: "b")?.origin.x == .infinity)
    #expect(LayoutChanges(from: result, to: result).isEmpty)
    // It got another size, and is where it was.
    let taller = row(proposing: .infinity, .fixed(width: 5, height: 3))
    #expect(
      LayoutChanges(from: result, to: taller).changes.map(\.name) == ["Fixed \"b\""])
  }

  @Test func `what comes back from infinitely far away has moved`() {
    let far = row(proposing: .infinity, .fixed(width: 3, height: 3))
    // 97 are left for the first view.
    let near = row(
      proposing: ProposedViewSize(width: 100, height: 3), .fixed(width: 3, height: 3))
    let change = LayoutChanges(from: far, to: near).changes.first { $0.name == "Fixed \"b\"" }
    #expect(change?.kind == .moved)
    #expect(change?.after == CGRect(x: 97, y: 0, width: 3, height: 3))
  }

  @Test func `changes name the views' ids`() {
    let before = column(title: 10, .empty)
    let after = column(title: 20, .empty)
    let changes = LayoutChanges(from: before, to: after).changes
    #expect(changes.map(\.id) == [nil, "title", "row"])
    #expect(changes == LayoutChanges(from: before, to: after).changes)
  }

  /// A panel of some depth in front of nothing, or of a view as deep as is said.
  private func layers(back: CGFloat, panel: CGFloat) -> ResolvedLayout {
    LayoutNode.zstack([
      LayoutNode.fixed(width: 10, height: 10).frame(depth: back).id("back"),
      LayoutNode.fixed(width: 10, height: 10).frame(depth: panel).id("panel"),
    ]).layout(proposing: .unspecified)
  }

  @Test func `in space, what is nearer has moved, and what is deeper has another size`() {
    let changes = LayoutChanges(
      from: layers(back: 5, panel: 2), to: layers(back: 5, panel: 3))
    // The flat view in the middle of the panel is half of what it is deeper nearer.
    #expect(changes.changes.map(\.id) == [nil, "panel", nil])
    #expect(changes.changes.map(\.kind) == [.resized, .resized, .moved])
    // The panel is in front of what is 5 deep, and then of what is 7 deep.
    let moved = LayoutChanges(from: layers(back: 5, panel: 2), to: layers(back: 7, panel: 2))
    #expect(
      moved.description.contains(
        """
          moved    DepthFrame "panel"  (0, 0, 10, 10) z 5, depth 2 → (0, 0, 10, 10) z 7, depth 2
        """))
    #expect(moved.carried == 1)
  }

  @Test func `boxes have distances from the back`() {
    func pile(_ depth: CGFloat) -> ResolvedLayout {
      LayoutNode.fixed(width: 10, height: 10).frame(depth: depth, alignment: .back).id("a")
        .layout(proposing: .unspecified)
    }
    let change = LayoutChanges(from: pile(4), to: pile(6)).changes.first {
      $0.id == AnyHashable("a")
    }
    #expect(change?.boxBefore?.size == Size3D(width: 10, height: 10, depth: 4))
    #expect(change?.boxAfter?.size == Size3D(width: 10, height: 10, depth: 6))
    #expect(change?.before == change?.after)
  }
}
