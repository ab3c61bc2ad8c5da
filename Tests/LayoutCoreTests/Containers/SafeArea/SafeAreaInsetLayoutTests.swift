import LayoutCore
import TestSupport
import Testing

/// The unsafe area, and views that extend into it: the rows of B 15.8 about them.
struct IgnoredSafeAreaLayoutTests {
  @Test("views keep to the safe area unless they ignore it", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample("B SA1", box(100, 50).id("R"))
      .onScreen().frames(["R": [145, 403.5, 100, 50]])
    WorkedExample("B SA2", color.id("C").ignoresSafeArea().id("slot"))
      .onScreen().frames(["slot": [0, 47, 390, 763], "C": [0, 0, 390, 844]])
    WorkedExample("B SA3", color.id("C").ignoresSafeArea(edges: .top))
      .onScreen().frames(["C": [0, 0, 390, 810]])
    WorkedExample("B SA4", box(100, 50).id("R").ignoresSafeArea())
      .onScreen().frames(["R": [145, 403.5, 100, 50]])
    WorkedExample("B SA5", color.id("C").frame(height: 100).ignoresSafeArea())
      .onScreen().frames(["C": [0, 378.5, 390, 100]])
    WorkedExample(
      "B SA6",
      .vstack(spacing: 0) {
        color.id("a").frame(height: 100).ignoresSafeArea(edges: .top).id("slot")
        color.id("b")
      }
    )
    .onScreen().frames([
      "a": [0, 0, 390, 100], "slot": [0, 47, 390, 100], "b": [0, 147, 390, 663],
    ])
    WorkedExample(
      "B SA7",
      .vstack(spacing: 0) {
        color.id("a").ignoresSafeArea(edges: .top).frame(height: 100)
        color.id("b")
      }
    )
    .onScreen().frames(["a": [0, 0, 390, 147], "b": [0, 147, 390, 663]])
    WorkedExample(
      "B I8",
      color.id("C").ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0, box(200, 50).id("bar"))
    )
    .proposed(200, 300).frames(["C": [0, 0, 200, 300], "bar": [0, 250, 200, 50]])
  }
}

/// Views beside others that make the safe area smaller: the other rows of B 15.8.
struct SafeAreaInsetLayoutTests {
  @Test("an inset view takes its room from the view that it is inset in", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample(
      "B I1",
      color.id("C").safeAreaInset(edge: .bottom, spacing: 0, color.frame(height: 50).id("bar"))
    )
    .proposed(200, 300, size: [200, 300])
    .frames(["C": [0, 0, 200, 250], "bar": [0, 250, 200, 50]])
    WorkedExample(
      "B I2",
      color.id("C")
        .safeAreaInset(edge: .top, alignment: .leading, spacing: 10, box(60, 40).id("bar"))
    )
    .proposed(200, 300).frames(["C": [0, 50, 200, 250], "bar": [0, 0, 60, 40]])
    .proposed(200, 300, in: .rightToLeft).frames(["bar": [140, 0, 60, 40]])
    WorkedExample(
      "B I3",
      box(100, 80).id("R").safeAreaInset(edge: .bottom, spacing: 0, box(60, 40).id("bar"))
    )
    .proposed(nil, nil, size: [100, 120]).frames(["bar": [20, 80, 60, 40]])
    WorkedExample(
      "B I4",
      color.id("C")
        .safeAreaInset(edge: .leading, alignment: .top, spacing: 0, box(30, 40).id("bar"))
    )
    .proposed(200, 300).frames(["C": [30, 0, 170, 300], "bar": [0, 0, 30, 40]])
    WorkedExample(
      "B I5",
      color.frame(minHeight: 100).id("C")
        .safeAreaInset(edge: .bottom, spacing: 0, color.id("bar"))
    )
    .proposed(200, 300).frames(["C": [0, 0, 200, 100], "bar": [0, 100, 200, 200]])
    WorkedExample("B I6", color.id("C").safeAreaPadding(20))
      .proposed(200, 300).frames(["C": [20, 20, 160, 260]])
    WorkedExample(
      "B I7",
      box(100, 80).id("R").safeAreaInset(edge: .bottom, spacing: 5, box(160, 40).id("bar"))
    )
    .proposed(200, 300, size: [160, 125])
    .frames(["R": [30, 0, 100, 80], "bar": [0, 85, 160, 40]])
    // Measured: a bar of 30 with the usual distance of 8 leaves 162 of 200.
    WorkedExample(
      "E2 position/safe-area",
      color.id("C").safeAreaInset(edge: .bottom, color.frame(height: 30).id("bar"))
    )
    .proposed(100, 200).frames(["C": [0, 0, 100, 162], "bar": [0, 170, 100, 30]])
    // A reader inside sees the insets of both providers that it touches.
    WorkedExample(
      "B 11.4",
      LayoutNode.geometryReader { proxy in
        let insets = proxy.safeAreaInsets
        return [box(insets.top, insets.bottom).id("insets")]
      }
      .safeAreaInset(edge: .bottom, spacing: 0, box(10, 20))
    )
    // 47 at the top; 20 of the bar and 34 of the screen at the bottom.
    .onScreen().frames(["insets": [0, 47, 47, 54]])
  }
}

/// What a scroll view, and a view that has to do with the safe area, tell the views around them.
struct OpaqueLayoutTests {
  @Test("nothing of what is inside shows but its size", arguments: wrapped)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var wrapped: [WorkedExample] {
    guideless("B 13.9", .scroll(line))
    guideless("B 11.2", line.safeAreaInset(edge: .bottom, box(5, 5)))
    guideless("B 11.3", line.safeAreaPadding(2))
    guideless("B 11.4", line.ignoresSafeArea())
  }

  private static var line: LayoutNode {
    text(40, 20, baseline: 16).alignmentGuide(.leading) { _ in 7 }
  }

  private static func guideless(
    _ row: String, _ tree: @autoclosure @escaping @Sendable () -> LayoutNode
  ) -> WorkedExample {
    WorkedExample(
      row,
      .hstack(spacing: 0) {
        tree().id("outer")
        box(1, 1)
      }
    )
    .proposed(100, 100)
    .explicit("outer", VerticalAlignment.firstTextBaseline, nil)
    .explicit("outer", HorizontalAlignment.leading, nil)
  }
}
