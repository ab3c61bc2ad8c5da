import LayoutCore
import LayoutTesting
import Testing

/// What changed from one layout to another.
@Suite struct LayoutChangesTests {
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
}
