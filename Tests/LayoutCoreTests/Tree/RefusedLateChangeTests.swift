import LayoutCore
import Testing

/// Changes to what each layout describes again, or is describing: they are refused. And changes
/// before layouts that are refused.
struct RefusedLateChangeTests {
  private typealias Late = LateChangeTests

  @Test func `a layout's own content is not changed by its closures, and that is said`() {
    final class Held: @unchecked Sendable { weak var tree: LayoutTree? }
    let held = Held()
    let reader = LayoutNode.geometryReader { _ in [Late.box(10).id("x")] }
    let changing = LayoutNode.geometryReader { _ in
      held.tree?.replace("x", with: Late.box(40).id("x"))
      return [.flexible]
    }
    let tree = LayoutTree(.vstack([reader, changing]))
    held.tree = tree
    #expect(tree.layout(in: Late.window).frame(of: "x")?.width == 10)
    let result = tree.layout(in: Late.window)
    #expect(result.frame(of: "x")?.width == 10)
    #expect(
      result.diagnostics.map(\.message) == [
        "Nothing was replaced: the view with the id \"x\" was part of a layout in progress."
      ])
  }

  @Test func `what would be described again after a change is as it was`() {
    let tree = Late.list()
    let before = tree.layout(in: Late.window)
    let relative = Late.box(40).containerRelativeFrame(.horizontal).id("box 1")
    #expect(!tree.replace("box 1", with: relative))
    #expect(tree.layout(in: Late.window) == before)
    #expect(tree.replace("box 1", with: Late.box(15).id("box 1")))
    #expect(tree.layout(in: Late.window).frame(of: "box 1")?.width == 15)
  }

  private struct Ratio: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  @Test func `content of a value that is not equal to itself is described in each layout`() {
    let tree = LayoutTree(
      Late.box(10).preference(key: Ratio.self, value: .nan)
        .overlayPreferenceValue(Ratio.self) { _ in Late.box(9).id("mark") })
    tree.layout(in: Late.window)
    #expect(!tree.replace("mark", with: Late.box(5).id("mark")))
    #expect(tree.layout(in: Late.window).frame(of: "mark")?.width == 9)
  }

  @Test func `content that asks more than can be noted is described in each layout`() {
    let tree = LayoutTree(
      LayoutNode.geometryReader { proxy in
        for name in 0..<40 { _ = proxy.bounds(of: .named(name)) }
        return [Late.box(9).id("mark")]
      })
    tree.layout(in: Late.window)
    #expect(!tree.replace("mark", with: Late.box(5).id("mark")))
    #expect(tree.layout(in: Late.window).frame(of: "mark")?.width == 9)
  }

  @Test(arguments: [false, true])
  func `a change inside a reader outlasts a layout that asks too much`(isHeld: Bool) {
    // Each level asks the one inside twice.
    let pile = (0..<40).reduce(LayoutNode.words(20)) { node, _ in
      .hstack([node.aspectRatio(nil, contentMode: .fit), .fixed(width: 3, height: 4)])
    }
    var options = LayoutOptions()
    (options.maxArchivedAnswers, options.maxEvaluations) = (1_000, 10_000)
    let reader = LayoutNode.geometryReader { _ in [Late.box(10).id("x")] }
    let tree = LayoutTree(.vstack([reader, Late.box(30).id("pile")]), options: options)
    tree.layout(in: Late.window)
    #expect(tree.replace("x", with: Late.box(40).id("x")))
    tree.replace("pile", with: pile.id("pile"))
    let refused = tree.layout(in: Late.window)
    #expect(refused.diagnostics.map(\.rule) == [.tooManyQuestions])
    let held = isHeld ? refused : nil
    tree.replace("pile", with: Late.box(30).id("pile"))
    #expect(tree.layout(in: Late.window).frame(of: "x")?.width == 40)
    withExtendedLifetime(held) {}
  }
}
