import LayoutCore
import ReadyLayouts
import Testing

/// Views in lines.
struct FlowLayoutTests {
  private func box(_ width: CGFloat, _ height: CGFloat, _ id: String) -> LayoutNode {
    .fixed(width: width, height: height).id(id)
  }

  private func text(_ width: CGFloat, baseline: CGFloat, _ id: String) -> LayoutNode {
    .measured { _ in
      LeafMeasurement(width: width, height: 20, firstBaseline: baseline, lastBaseline: baseline)
    }.id(id)
  }

  private func frames(
    _ layout: FlowLayout, _ children: [LayoutNode], width: CGFloat?,
    direction: LayoutDirection = .leftToRight, unit: CGFloat? = nil
  ) -> (size: CGSize, frames: [CGRect]) {
    var options = LayoutOptions()
    options.lengthUnit = unit
    let result = LayoutNode.layout(layout, children).layout(
      proposing: ProposedViewSize(width: width, height: nil), direction: direction,
      options: options)
    return (result.size, result.nodes.dropFirst().map(\.frame))
  }

  private var boxes: [LayoutNode] { [box(50, 10, "a"), box(30, 20, "b"), box(40, 10, "c")] }

  @Test func `a view that does not fit begins a new line`() {
    // 50 + 8 + 30 = 88 is no more than 90; another 8 + 40 is. Lines are 8 apart.
    let (size, frames) = frames(FlowLayout(), boxes, width: 90)
    #expect(size == CGSize(width: 88, height: 38))
    #expect(
      frames == [
        CGRect(x: 0, y: 5, width: 50, height: 10), CGRect(x: 58, y: 0, width: 30, height: 20),
        CGRect(x: 0, y: 28, width: 40, height: 10),
      ])
  }

  @Test(arguments: [nil, CGFloat.infinity])
  func `without a proposed width, or with an infinite one, there is one line`(width: CGFloat?) {
    #expect(frames(FlowLayout(), boxes, width: width).size == CGSize(width: 136, height: 20))
  }

  @Test func `in no width, each view has a line`() {
    let (size, frames) = frames(FlowLayout(verticalSpacing: 1), boxes, width: 0)
    #expect(size == CGSize(width: 50, height: 42))
    #expect(frames.map(\.minY) == [0, 11, 32])
  }

  @Test func `in whole cells, gaps are equal`() {
    let layout = FlowLayout(horizontalSpacing: 0.5, verticalSpacing: 1.25)
    let cells = (0..<4).map { box(2, 1, "\($0)") }
    // Gaps of 1/2 are rounded up to 1, and those of 5/4 to 2: 2 + 1 + 2 + 1 + 2 = 8.
    let (size, frames) = frames(layout, cells, width: 9, unit: 1)
    #expect(size == CGSize(width: 8, height: 4))
    #expect(frames.map(\.minX) == [0, 3, 6, 0])
    #expect(frames.map(\.minY) == [0, 0, 0, 3])
  }

  @Test func `without views there is nothing`() {
    #expect(frames(FlowLayout(), [], width: 100).size == .zero)
  }

  @Test func `lines are aligned in the widest one, and views in their line`() {
    let layout = FlowLayout(
      alignment: .bottomTrailing, horizontalSpacing: 2, verticalSpacing: 4)
    let (size, frames) = frames(layout, boxes, width: 90)
    #expect(size == CGSize(width: 82, height: 34))
    #expect(frames.map(\.origin.x) == [0, 52, 42])
    #expect(frames.map(\.origin.y) == [10, 0, 24])
  }

  @Test func `right to left is the mirror image`() {
    let (size, frames) = frames(FlowLayout(), boxes, width: 90, direction: .rightToLeft)
    #expect(size == CGSize(width: 88, height: 38))
    #expect(frames.map(\.origin.x) == [38, 0, 48])
  }

  @Test func `texts of a line share their baseline`() {
    let children = [text(30, baseline: 16, "a"), text(30, baseline: 12, "b"), box(10, 10, "c")]
    // The box ends at the baseline: it reaches from 6 to 16.
    let layout = FlowLayout(alignment: .leadingFirstTextBaseline)
    let (size, frames) = frames(layout, children, width: 200)
    #expect(size == CGSize(width: 86, height: 24))
    #expect(frames.map(\.origin.y) == [0, 4, 6])
    // The container has a first baseline: the highest of all.
    let row = LayoutNode.hstack(
      alignment: .firstTextBaseline,
      [.layout(layout, children), text(10, baseline: 20, "d")]
    ).layout(proposing: .unspecified)
    #expect(row.frame(of: "a")?.minY == 4)
  }

  @Test func `a view that is too wide has a line of that width, and wraps if it can`() {
    let wrapping = LayoutNode.measured { proposal in
      let width = min(proposal.width ?? 100, 100)
      return LeafMeasurement(width: width, height: 1000 / max(width, 1))
    }
    let (size, frames) = frames(
      FlowLayout(verticalSpacing: 0), [wrapping, box(70, 10, "b")], width: 50)
    // In a width of 50 the text is 20 high; the box stands out.
    #expect(size == CGSize(width: 70, height: 30))
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(frames[1] == CGRect(x: 0, y: 20, width: 70, height: 10))
  }

  @Test func `justified lines fill the width, but for the last`() {
    let layout = FlowLayout(horizontalSpacing: 2, verticalSpacing: 0, isJustified: true)
    let (size, frames) = frames(
      layout, boxes + [box(10, 10, "d"), box(5, 10, "e")], width: 100)
    // 50 + 2 + 30 leave 18; then 40 + 2 + 10 + 2 + 5.
    #expect(size == CGSize(width: 100, height: 30))
    #expect(frames.map(\.origin.x) == [0, 70, 0, 42, 54])
  }

  @Test func `justified lines of one view each are in the proposed width too`() {
    let layout = FlowLayout(horizontalSpacing: 0, verticalSpacing: 0, isJustified: true)
    let (size, frames) = frames(
      layout, [box(60, 10, "a"), box(60, 10, "b"), box(60, 10, "c")], width: 100)
    #expect(size == CGSize(width: 100, height: 30))
    #expect(frames.map(\.origin.x) == [0, 0, 0])
  }

  @Test func `views fit into the width that they were asked for, but for rounding`() {
    // 25.4 + 8 + 31.9 are 65.3; a row takes 30.9 of 96.2 for the box, and leaves a bit less.
    let layout = FlowLayout(horizontalSpacing: 8, verticalSpacing: 0)
    let row = LayoutNode.hstack(
      spacing: 0,
      [
        .layout(layout, [box(25.4, 10, "a"), box(31.9, 10, "b")]).id("flow"), box(30.9, 10, "c"),
      ])
    let ideal = row.layout(proposing: .unspecified).size
    let result = row.layout(proposing: ProposedViewSize(ideal))
    #expect(result.frame(of: "flow")?.height == 10)
  }

  @Test func `spacing that is no number counts as not given`() {
    let layout = FlowLayout(horizontalSpacing: .nan, verticalSpacing: .infinity)
    #expect(frames(layout, boxes, width: 90).size == CGSize(width: 88, height: 38))
  }

  @Test func `lines follow when a view changes`() {
    func text(height: CGFloat) -> LayoutNode {
      .measured(.wrapping) { proposal in
        LeafMeasurement(width: min(proposal.width ?? 60, 60), height: height)
      }.id("text")
    }
    let tree = LayoutTree(.layout(FlowLayout(), [text(height: 10).padding(0), box(20, 10, "b")]))
    let proposal = ProposedViewSize(width: 40, height: nil)
    #expect(tree.layout(proposing: proposal).size == CGSize(width: 40, height: 28))
    #expect(tree.replace("text", with: text(height: 30)))
    #expect(tree.layout(proposing: proposal).size == CGSize(width: 40, height: 48))
  }

  @Test func `a justified container says truly how wide it is`() {
    let layout = FlowLayout(horizontalSpacing: 8, isJustified: true)
    let node = LayoutNode.layout(layout, [box(120, 10, "a"), box(30, 10, "b"), box(20, 10, "c")])
    func reason(_ width: CGFloat) -> String {
      let result = node.id("flow").layout(proposing: ProposedViewSize(width: width, height: nil))
      return result.explain("flow").description
    }
    #expect(reason(150).contains("its views make 2 lines, and it is as wide as proposed"))
    #expect(reason(100).contains("its views make 2 lines, and it is as wide as the widest"))
  }
}
