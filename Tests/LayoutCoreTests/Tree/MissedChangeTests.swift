import LayoutCore
import Testing

/// Changes by an id that no node has are named in the next result.
struct MissedChangeTests {
  let tree = LayoutTree(
    .vstack(spacing: 0, [LayoutNode.fixed(width: 10, height: 10).id("title"), .flexible]))

  func layout() -> ResolvedLayout { tree.layout(in: CGSize(width: 100, height: 100)) }

  @Test func `a change that finds nothing is named with the nearest id`() {
    let before = layout()
    let isReplaced = tree.replace("titel", with: .flexible)
    #expect(!isReplaced)
    let missed = layout()
    #expect(missed.diagnostics.map(\.rule) == [.unknownID])
    #expect(
      missed.diagnostics.map(\.description) == [
        "Nothing was replaced: the tree has no view with the id \"titel\"; the nearest is \"title\"."
      ])
    #expect(missed.lint(only: [.unknownID]) == missed.diagnostics)
    // Only the next result has it, and the one before it does not change.
    #expect(layout().diagnostics.isEmpty)
    #expect(before.diagnostics.isEmpty)
    #expect(missed.diagnostics.count == 1)
    #expect(missed.nodes.map(\.frame) == before.nodes.map(\.frame))
  }

  @Test func `each kind of change says what was not done`() {
    let id = "other"
    tree.insert(.flexible, into: id)
    tree.remove(id)
    tree.move(id)
    tree.move("title", to: 0, into: id)
    tree.invalidate(id)
    tree.scroll(id, to: .offset(.zero))
    let verbs = ["inserted", "removed", "moved", "moved", "invalidated", "scrolled"]
    let expected = verbs.map {
      "Nothing was \($0): the tree has no view with the id \"other\"; there are \"title\"."
    }
    #expect(layout().diagnostics.map(\.message) == expected)
  }

  @Test func `changes that find their node are not named`() {
    tree.replace("title", with: LayoutNode.fixed(width: 20, height: 20).id("title"))
    tree.invalidate("title")
    #expect(layout().diagnostics.isEmpty)
  }
}
