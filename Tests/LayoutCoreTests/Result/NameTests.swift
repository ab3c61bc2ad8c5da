import LayoutCore
import Testing

/// What nodes are called in results.
struct NameTests {
  @Test func `leaves are called after what they draw`() {
    let text = LayoutNode.text(StyledText("a", font: FontDescription(size: 10)))
    let image = LayoutNode.fixed(width: 4, height: 4)
      .appearance(Appearance(content: .image(.init(source: .asset("a")))))
    let measured = LayoutNode.measured { _ in LeafMeasurement(width: 4, height: 4) }
    let shape = Appearance.Content.shape(.init(outline: .circle))
    let row = LayoutNode.hstack([
      text.id("title"), image, image.named("Logo"),
      LayoutNode.fixed(width: 9, height: 4).appearance(
        Appearance(content: .control(.init(.progressBar)))),
      measured, measured.appearance(Appearance(content: shape)),
      LayoutNode.flexible.appearance(Appearance(content: shape)),
    ])
    #expect(
      row.layout(proposing: .unspecified).nodes.map(\.name) == [
        "HStack", "Text", "Image", "Logo", "ProgressBar", "Measured", "Shape", "Flexible",
      ])
    let trace = row.layout(proposing: .unspecified).trace()
    #expect(trace.only(view: "Text \"title\"").count(of: .placed) == 1)
  }

  @Test func `a stack of one view is called a stack`() {
    let leaf = LayoutNode.fixed(width: 4, height: 4).id("leaf")
    for (stack, name) in [
      (LayoutNode.hstack([leaf]), "HStack"), (.vstack([leaf]), "VStack"),
      (.zstack([leaf]), "ZStack"),
    ] {
      let result = stack.layout(in: CGSize(width: 10, height: 10))
      #expect(result.nodes.map(\.name) == [name, "Fixed"])
      #expect(
        result.explain("leaf").description.contains(
          "\(name) is 4 × 4: a stack of exactly one view is that view."))
    }
  }

  @Test func `a node is described by its name, id and frame`() {
    let result = LayoutNode.fixed(width: 4, height: 6).id("a").layout(
      in: CGSize(width: 10, height: 10))
    // (10 − 4) / 2 and (10 − 6) / 2.
    #expect(result.nodes.map(\.description) == ["Fixed \"a\" (3, 2, 4, 6)"])
  }
}
