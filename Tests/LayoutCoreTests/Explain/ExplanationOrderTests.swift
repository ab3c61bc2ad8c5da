import LayoutCore
import Testing

/// Each step of an explanation follows from those before it.
struct ExplanationOrderTests {
  @Test func `a view answers before it is placed`() {
    let node = LayoutNode.hstack([
      LayoutNode.fixed(width: 10, height: 10).id("a").padding(2), .flexible,
    ])
    let steps = node.layout(
      in: CGSize(width: 100, height: 50), direction: .rightToLeft
    ).explain("a").steps
    #expect(
      steps.map(\.kind) == [
        .proposal, .answer, .placement,
        .proposal, .answer, .placement, .mirroring,
        .proposal, .answer, .questions, .placement, .mirroring, .frame,
      ])
    #expect(steps.map(\.level) == [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2])
  }

  @Test func `every sentence begins with a capital or a name, and ends with one full stop`() {
    let node = LayoutNode.vstack([
      LayoutNode.text(StyledText("Hello", font: FontDescription(size: 17))).id("text"),
      LayoutNode.flexible.frame(depth: 20).padding3D(EdgeInsets3D(front: 3, back: 4)).id("deep"),
    ])
    let result = node.layout(in: CGSize(width: 100, height: 50), depth: 40)
    for id in ["text", "deep", "neither"] {
      for step in result.explain(id).steps {
        #expect(step.sentence.first?.isUppercase == true, "\(step.sentence)")
        #expect(step.sentence.hasSuffix("."), "\(step.sentence)")
        #expect(!step.sentence.hasSuffix(".."), "\(step.sentence)")
      }
    }
  }

  @Test func `modifiers along the depth say what they do to it`() {
    func explain(_ node: LayoutNode) -> String {
      node.layout(in: CGSize(width: 100, height: 50), depth: 40).explain("box").description
    }
    let box = LayoutNode.fixed(width: 10, height: 10).id("box")
    #expect(
      explain(box.frame(depth: 20)).contains(
        "DepthFrame is 10 × 10: it is as large as its child, and its depth is fixed at 20."))
    #expect(
      explain(box.frame(minDepth: 5, maxDepth: 30)).contains(
        "is 10 × 10: it is as large as its child, with a depth of at least 5 and at most 30."))
    #expect(
      explain(box.padding3D(EdgeInsets3D(front: 3, back: 4))).contains(
        "it is as large as its child, and its insets add 7 to the depth."))
  }
}
