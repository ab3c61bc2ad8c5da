import LayoutCore
import LayoutTesting
import Testing

/// The code in the documentation of what is read of a layout.
struct ResultExamples {
  let row = LayoutNode.hstack(
    spacing: 8,
    [LayoutNode.fixed(width: 40, height: 40).id("icon"), LayoutNode.flexible.id("rest")])

  @Test func `a result`() {
    let result = row.layout(in: CGSize(width: 200, height: 60))
    #expect(result.frame(of: "rest") == CGRect(x: 48, y: 0, width: 152, height: 60))
    for node in result.nodes { print(node.name, node.frame) }
  }

  @Test func `a place`() {
    let result = LayoutNode.vstack([row, row]).layout(in: CGSize(width: 200, height: 60))
    let place: NodePlace = [1, 0]
    #expect(result.node(at: place)?.frame.width == 40)
    let steps = result.explain(at: place).steps
    #expect(place.parent == [1])
    #expect(!steps.isEmpty)
  }

  @Test func `diagnostics`() {
    let result = LayoutNode.fixed(width: .nan, height: 20).layout(proposing: .unspecified)
    for problem in result.diagnostics { print(problem) }
    for finding in result.lint(only: [.overflow]) { print(finding.place, finding.message) }
    #expect(result.diagnostics.map(\.rule) == [.invalidNumber])
  }

  @Test func `explanations`() {
    let node = row.id("title")
    let result = node.layout(in: CGSize(width: 300, height: 100))
    print(result.explain("title"))
    let trace = node.layout(in: CGSize(width: 300, height: 100)).trace()
    #expect(trace.count(of: .proposed) > 0)
    print(trace.only([.placed]))
  }

  @Test func `a sweep`() {
    let card = LayoutNode.flexible.frame(maxWidth: 400)
    let sweep = card.sweep(width: 0...600)
    #expect(sweep.breaks.map(\.length) == [400])
    print(sweep)
  }

  @Test func `a picture`() {
    let result = row.layout(in: CGSize(width: 200, height: 60))
    let picture = result.svg(SVGOptions(overlays: [.frames, .names]))
    #expect(picture.contains("icon"))
  }

  @Test func `changes`() {
    let before = row.layout(in: CGSize(width: 200, height: 60))
    let after = row.layout(in: CGSize(width: 300, height: 60))
    print(LayoutChanges(from: before, to: after))
  }
}

// MARK: - A layout that gives its reasons

/// Views whose corners touch.
struct Diagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}

extension Diagonal: ExplainedLayout {
  func reasonForPlacement(
    ofSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> String {
    index == 0 ? "it is the first" : "its corner touches that of view \(index)"
  }
}

extension ResultExamples {
  @Test func `a layout's reasons`() {
    let box = LayoutNode.fixed(width: 10, height: 10)
    let result = LayoutNode.layout(Diagonal(), [box, box.id("b")]).layout(proposing: .unspecified)
    #expect("\(result.explain("b"))".contains("its corner touches that of view 1"))
  }
}
