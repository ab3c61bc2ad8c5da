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
    // The first of 20 rows of 50 begins at 47, and the 16th would end at 847. They end where they
    // end along the axis that scrolls, and across it reach to the edges of the screen.
    WorkedExample(
      "rows in a scroll view keep to themselves",
      .scroll(
        .vstack(
          spacing: 0,
          (0..<20).map { color.frame(height: 50).background(color.id("\($0)").ignoresSafeArea()) }))
    )
    .onScreen().frames(["0": [0, 47, 390, 50], "1": [0, 97, 390, 50], "15": [0, 797, 390, 50]])
    // Two bars of 20 at the sides leave 60 of 100.
    WorkedExample(
      "rows in a scroll view reach under bars at their sides, not under those at its ends",
      .scroll(color.frame(height: 50).background(color.id("C").ignoresSafeArea()))
        .safeAreaInset(edge: .top, spacing: 0, box(10, 20))
        .safeAreaInset(edge: .leading, spacing: 0, box(20, 10))
        .safeAreaInset(edge: .trailing, spacing: 0, box(20, 10))
    )
    .proposed(100, 100, size: [100, 100]).frames(["C": [0, 20, 100, 50]])
    // Three cards of 50 begin at 10, and scroll beyond the trailing edge of 100. The view is as
    // high as they are, 80.
    WorkedExample(
      "cards that scroll across keep to themselves",
      .scroll(
        along: .horizontal,
        .hstack(
          spacing: 0,
          (0..<3).map { box(50, 80).background(color.id("\($0)").ignoresSafeArea()) })
      )
      .safeAreaInset(edge: .leading, spacing: 0, box(10, 10))
      .safeAreaInset(edge: .trailing, spacing: 0, box(10, 10))
    )
    .proposed(100, 100, size: [100, 80])
    .frames(["0": [10, 0, 50, 80], "1": [60, 0, 50, 80], "2": [110, 0, 50, 80]])
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

  /// The unsafe area reaches 40 into the window from above and 20 from below, so that its safe part
  /// is a square of 100.
  private func layOut(_ node: LayoutNode, pixelLength: CGFloat = 1) -> ResolvedLayout {
    var options = LayoutOptions()
    options.pixelLength = pixelLength
    return node.layout(
      in: CGSize(width: 100, height: 160),
      safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0), options: options)
  }

  /// A transform, and how far the view's own edges are from the window's where it is drawn.
  struct Turn: Sendable, CustomTestStringConvertible {
    let effect: RenderTransform.Effect
    let insets: EdgeInsets
    var testDescription: String { "\(effect)" }

    static let all = [
      Turn(effect: .scale(x: -1, y: 1), top: 40, bottom: 20),
      Turn(effect: .scale(x: 1, y: -1), top: 20, bottom: 40),
      Turn(effect: .rotation(radians: .pi), top: 20, bottom: 40),
      // A quarter turn to the right takes the left edge to the top.
      Turn(effect: .rotation(radians: .pi / 2), leading: 40, trailing: 20),
      Turn(effect: .rotation(radians: -.pi / 2), leading: 20, trailing: 40),
      // Half as large in the middle, the view touches no edge; turned by less, it has none there.
      Turn(effect: .scale(x: 0.5, y: 0.5)),
      Turn(effect: .rotation(radians: .pi / 4)),
    ]

    init(
      effect: RenderTransform.Effect, top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0,
      trailing: CGFloat = 0
    ) {
      self.effect = effect
      insets = EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }

  @Test(arguments: Turn.all)
  func `a view that is mirrored or turned extends to where it is drawn`(turn: Turn) {
    let transform = RenderTransform(turn.effect)
    let result = layOut(color.id("C").ignoresSafeArea().transformed(transform))
    let insets = turn.insets
    #expect(
      result.frame(of: "C")
        == CGRect(
          x: -insets.leading, y: 40 - insets.top, width: 100 + insets.leading + insets.trailing,
          height: 100 + insets.top + insets.bottom))
    nonisolated(unsafe) var read = EdgeInsets()
    _ = layOut(
      LayoutNode.geometryReader { proxy in
        read = proxy.safeAreaInsets
        return []
      }.transformed(transform))
    #expect(read == insets)
  }

  @Test func `a view that is drawn as good as flat does not become endless`() {
    let flat = RenderTransform(.scale(x: .leastNonzeroMagnitude, y: 1))
    let result = box(0, 10).id("C").ignoresSafeArea(edges: .leading).transformed(flat)
      .frame(maxWidth: .infinity, alignment: .leading)
      .layout(
        in: CGSize(width: 100, height: 50),
        safeArea: EdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 0))
    #expect(result.frame(of: "C") == CGRect(x: 7, y: 20, width: 0, height: 10))
  }

  @Test func `the edges that a turned view ignores are its own`() {
    let turned = color.id("C").ignoresSafeArea(edges: .top)
      .transformed(RenderTransform(.rotation(radians: .pi)))
    // Its top is drawn at the bottom, where 20 are unsafe.
    #expect(layOut(turned).frame(of: "C") == CGRect(x: 0, y: 20, width: 100, height: 120))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a view that is mirrored extends under a bar on its other side`(
    direction: LayoutDirection
  ) {
    let result = color.id("C").ignoresSafeArea()
      .transformed(RenderTransform(.scale(x: -1, y: 1)))
      .safeAreaInset(edge: .leading, spacing: 0, box(30, 10))
      .layout(proposing: ProposedViewSize(width: 100, height: 50), direction: direction)
    // The bar is 30 wide. What is drawn under it is the trailing side, which as such is away from
    // it.
    let left: CGFloat = direction == .leftToRight ? 30 : -30
    #expect(result.frame(of: "C") == CGRect(x: left, y: 0, width: 100, height: 50))
  }

  /// A view that begins a little below the safe area's edge.
  private func layOut(below distance: CGFloat, pixelLength: CGFloat) -> ResolvedLayout {
    layOut(
      color.id("C").ignoresSafeArea().padding(EdgeInsets(distance, on: .top)),
      pixelLength: pixelLength)
  }

  /// Half a pixel and 0.001 more are 0.501, 0.251 and 0.1677: 32.06, 16.06 and 10.7 parts of 64.
  @Test(
    arguments: [(1, 32, 33), (0.5, 16, 17), (1.0 / 3, 10, 11)] as [(CGFloat, CGFloat, CGFloat)])
  func `a view touches an edge within half a pixel`(
    pixelLength: CGFloat, nearParts: CGFloat, farParts: CGFloat
  ) {
    let (near, far) = (nearParts / 64, farParts / 64)
    let whole = CGRect(x: 0, y: 0, width: 100, height: 160)
    #expect(layOut(below: near, pixelLength: pixelLength).frame(of: "C") == whole)
    // It still extends beyond the lower edge, at 160.
    let top = 40 + far
    #expect(
      layOut(below: far, pixelLength: pixelLength).frame(of: "C")
        == CGRect(x: 0, y: top, width: 100, height: 160 - top))
  }

  @Test(arguments: [CGFloat.nan, 0, -1, .infinity])
  func `a size that no pixel has counts as 1, and is reported`(pixelLength: CGFloat) {
    let result = layOut(below: 0.5, pixelLength: pixelLength)
    #expect(result.frame(of: "C")?.minY == 0)
    #expect(result.diagnostics.map(\.rule) == [.invalidNumber])
  }
}
