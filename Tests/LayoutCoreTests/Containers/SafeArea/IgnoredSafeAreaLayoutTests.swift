import LayoutCore
import TestSupport
import Testing

/// The unsafe area, and views that extend into it.
struct IgnoredSafeAreaLayoutTests {
  @Test(arguments: rows)
  func `views keep to the safe area unless they ignore it`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var rows: [WorkedExample] {
    // (390 − 100) / 2 = 145; 47 + (844 − 47 − 34 − 50) / 2 = 403.5.
    WorkedExample("a rigid view is in the middle of the safe area", box(100, 50).id("R"))
      .onScreen().frames(["R": [145, 403.5, 100, 50]])
    // 844 − 47 − 34 = 763.
    WorkedExample(
      "a flexible view fills the screen, its place the safe area",
      color.id("C").ignoresSafeArea().id("slot")
    )
    .onScreen().frames(["slot": [0, 47, 390, 763], "C": [0, 0, 390, 844]])
    // 844 − 34 = 810.
    WorkedExample("one edge is ignored", color.id("C").ignoresSafeArea(edges: .top))
      .onScreen().frames(["C": [0, 0, 390, 810]])
    // Below a bar of 20, without a window.
    WorkedExample(
      "a view extends under a bar that takes from its safe area",
      color.id("C").ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0, box(100, 20))
    )
    .proposed(100, 100, size: [100, 100]).frames(["C": [0, 0, 100, 100]])
    WorkedExample("a rigid view stays where it is", box(100, 50).id("R").ignoresSafeArea())
      .onScreen().frames(["R": [145, 403.5, 100, 50]])
    // 47 + (763 − 100) / 2 = 378.5.
    WorkedExample(
      "a view of fixed height stays in the middle",
      color.id("C").frame(height: 100).ignoresSafeArea()
    )
    .onScreen().frames(["C": [0, 378.5, 390, 100]])
    // 763 − 100 = 663 are left.
    WorkedExample(
      "a frame is moved to the screen's edge",
      .vstack(spacing: 0) {
        color.id("a").frame(height: 100).ignoresSafeArea(edges: .top).id("slot")
        color.id("b")
      }
    )
    .onScreen().frames([
      "a": [0, 0, 390, 100], "slot": [0, 47, 390, 100], "b": [0, 147, 390, 663],
    ])
    // 47 + 100 = 147.
    WorkedExample(
      "a view in a frame reaches to the screen's edge",
      .vstack(spacing: 0) {
        color.id("a").ignoresSafeArea(edges: .top).frame(height: 100)
        color.id("b")
      }
    )
    .onScreen().frames(["a": [0, 0, 390, 147], "b": [0, 147, 390, 663]])
    WorkedExample(
      "a view that ignores the safe area is under a bar",
      color.id("C").ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0, box(200, 50).id("bar"))
    )
    .proposed(200, 300).frames(["C": [0, 0, 200, 300], "bar": [0, 250, 200, 50]])
  }
}
