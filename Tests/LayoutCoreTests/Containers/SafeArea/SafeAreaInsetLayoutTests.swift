import LayoutCore
import TestSupport
import Testing

/// Views beside others that make the safe area smaller.
struct SafeAreaInsetLayoutTests {
  @Test(arguments: rows)
  func `an inset view takes its room from the view that it is inset in`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var rows: [WorkedExample] {
    // 300 − 50 = 250.
    WorkedExample(
      "a bar at the bottom",
      color.id("C").safeAreaInset(edge: .bottom, spacing: 0, color.frame(height: 50).id("bar"))
    )
    .proposed(200, 300, size: [200, 300])
    .frames(["C": [0, 0, 200, 250], "bar": [0, 250, 200, 50]])
    // 40 + 10 = 50; mirrored, 200 − 60 = 140.
    WorkedExample(
      "a bar at the top, at a distance",
      color.id("C")
        .safeAreaInset(edge: .top, alignment: .leading, spacing: 10, box(60, 40).id("bar"))
    )
    .proposed(200, 300).frames(["C": [0, 50, 200, 250], "bar": [0, 0, 60, 40]])
    .proposed(200, 300, in: .rightToLeft).frames(["bar": [140, 0, 60, 40]])
    // 80 + 40 = 120; (100 − 60) / 2 = 20.
    WorkedExample(
      "a bar below a rigid view",
      box(100, 80).id("R").safeAreaInset(edge: .bottom, spacing: 0, box(60, 40).id("bar"))
    )
    .proposed(nil, nil, size: [100, 120]).frames(["bar": [20, 80, 60, 40]])
    // 200 − 30 = 170.
    WorkedExample(
      "a bar at the leading edge",
      color.id("C")
        .safeAreaInset(edge: .leading, alignment: .top, spacing: 0, box(30, 40).id("bar"))
    )
    .proposed(200, 300).frames(["C": [30, 0, 170, 300], "bar": [0, 0, 30, 40]])
    // The view has its least height, and the bar takes 300 − 100.
    WorkedExample(
      "a view of a least height and a flexible bar",
      color.frame(minHeight: 100).id("C")
        .safeAreaInset(edge: .bottom, spacing: 0, color.id("bar"))
    )
    .proposed(200, 300).frames(["C": [0, 0, 200, 100], "bar": [0, 100, 200, 200]])
    // The view keeps 100 and the gap is 10: 190 are left for the bar.
    WorkedExample(
      "a view of a least height and a flexible bar at a distance",
      color.frame(minHeight: 100).id("C")
        .safeAreaInset(edge: .bottom, spacing: 10, color.id("bar"))
    )
    .proposed(200, 300).frames(["C": [0, 0, 200, 100], "bar": [0, 110, 200, 190]])
    // Less than the gap is offered, so nothing is left for either.
    .proposed(200, 4).frames(["C": [0, 0, 200, 100], "bar": [0, 110, 200, 0]])
    // 10 + 30 are shared in two once the views are placed, as in insets on all edges.
    WorkedExample(
      "padding of the safe area around views that have no lengths of their own",
      .hstack(spacing: 0, [color.id("A"), color.frame(idealWidth: 30).id("B")])
        .safeAreaPadding(EdgeInsets(top: 4, leading: 3, bottom: 4, trailing: 3))
    )
    .proposed(nil, nil, size: [46, 18]).frames(["A": [3, 4, 20, 10], "B": [23, 4, 20, 10]])
    // 30 + 2 · 3 and 20 + 2 · 4; then less than nothing, of which there is none.
    WorkedExample(
      "padding of the safe area around a rigid view",
      box(30, 20).id("R").safeAreaPadding(EdgeInsets(top: 4, leading: 3, bottom: 4, trailing: 3))
    )
    .always(size: [36, 28]).frames(["R": [3, 4, 30, 20]])
    WorkedExample(
      "padding of the safe area that is larger than its view",
      box(30, 20).safeAreaPadding(EdgeInsets(top: -11, leading: -16, bottom: -11, trailing: -16))
    )
    .always(size: [0, 0])
    WorkedExample(
      "padding of the safe area that is larger than what is proposed",
      color.id("C").safeAreaPadding(EdgeInsets(top: 4, leading: 3, bottom: 4, trailing: 3))
    )
    .proposed(5, 7, size: [6, 8]).frames(["C": [3, 4, 0, 0]])
    // 200 − 2 · 20 and 300 − 2 · 20.
    WorkedExample("padding of the safe area", color.id("C").safeAreaPadding(20))
      .proposed(200, 300).frames(["C": [20, 20, 160, 260]])
    // 80 + 5 + 40 = 125; (160 − 100) / 2 = 30.
    WorkedExample(
      "a bar that is wider than its view",
      box(100, 80).id("R").safeAreaInset(edge: .bottom, spacing: 5, box(160, 40).id("bar"))
    )
    .proposed(200, 300, size: [160, 125])
    .frames(["R": [30, 0, 100, 80], "bar": [0, 85, 160, 40]])
    // Measured: a bar of 30 with the usual distance of 8 leaves 162 of 200.
    WorkedExample(
      "a bar at the usual distance",
      color.id("C").safeAreaInset(edge: .bottom, color.frame(height: 30).id("bar"))
    )
    .proposed(100, 200).frames(["C": [0, 0, 100, 162], "bar": [0, 170, 100, 30]])
    // A reader inside sees the insets of both providers that it touches.
    WorkedExample(
      "a reader sees what both providers take",
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
