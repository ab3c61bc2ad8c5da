import LayoutCore
import TestSupport
import Testing

/// What a scroll view, and a view that has to do with the safe area, tell the views around them.
struct OpaqueLayoutTests {
  @Test(arguments: wrapped)
  func `nothing of what is inside shows but its size`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var wrapped: [WorkedExample] {
    guideless("a scroll view", .scroll(line))
    guideless("an inset view", line.safeAreaInset(edge: .bottom, box(5, 5)))
    guideless("padding of the safe area", line.safeAreaPadding(2))
    guideless("a view that ignores the safe area", line.ignoresSafeArea())
  }

  private static var line: LayoutNode {
    text(40, 20, baseline: 16).alignmentGuide(.leading) { _ in 7 }
  }

  private static func guideless(
    _ name: String, _ tree: @autoclosure @escaping @Sendable () -> LayoutNode
  ) -> WorkedExample {
    WorkedExample(
      name,
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
