import LayoutCore
import Testing

/// Traces as data: what is asked, in which order, and how it reads.
struct TraceTests {
  static var row: LayoutNode {
    .hstack(
      alignment: .top, spacing: 0,
      [LayoutNode.fixed(width: 20, height: 10).id("a"), LayoutNode.flexible.id("b")])
  }

  static let trace = row.layout(in: CGSize(width: 100, height: 30)).trace()

  @Test func `a transcript shows the questions inside of those that caused them`() {
    // Each view is asked for its least and greatest width to find the order; then a gets 100 / 2
    // and b the 80 that are left. To place its views the stack goes through the same again.
    #expect(
      Self.trace.description == """
        HStack is proposed 100 × 30
          Fixed "a" is proposed 0 × 30
          Fixed "a" answers 20 × 10
          Fixed "a" is proposed ∞ × 30
          Fixed "a" answers 20 × 10
          Flexible "b" is proposed 0 × 30
          Flexible "b" answers 0 × 30
          Flexible "b" is proposed ∞ × 30
          Flexible "b" answers ∞ × 30
          Fixed "a" is proposed 50 × 30
          Fixed "a" answers 20 × 10
          Flexible "b" is proposed 80 × 30
          Flexible "b" answers 80 × 30
          Fixed "a" has .top at 0
          Flexible "b" has .top at 0
        HStack answers 100 × 30
        HStack is placed at (0, 0), 100 × 30
          Fixed "a" is proposed 0 × 30
          Fixed "a" remembers 20 × 10
          Fixed "a" is proposed ∞ × 30
          Fixed "a" remembers 20 × 10
          Flexible "b" is proposed 0 × 30
          Flexible "b" remembers 0 × 30
          Flexible "b" is proposed ∞ × 30
          Flexible "b" remembers ∞ × 30
          Fixed "a" is proposed 50 × 30
          Fixed "a" remembers 20 × 10
          Flexible "b" is proposed 80 × 30
          Flexible "b" remembers 80 × 30
          Fixed "a" has .top at 0
          Flexible "b" has .top at 0
          Fixed "a" is placed at (0, 0), 20 × 10
          Flexible "b" is placed at (20, 0), 80 × 30
        """)
  }

  @Test func `events are counted and filtered`() {
    // One question to the root, and six to its views, twice.
    #expect(Self.trace.count(of: .proposed) == 13)
    #expect(Self.trace.count(of: .answered) == 7)
    #expect(Self.trace.count(of: .remembered) == 6)
    #expect(Self.trace.only([.placed]).events.map(\.place) == [[], [0], [1]])
    #expect(Self.trace.only(view: "Flexible \"b\"").only([.answered]).events.count == 3)
    #expect(Self.trace.only(at: [0]).count(of: .proposed) == 6)
    #expect(Self.trace.only(at: [], inside: true) == Self.trace)
    #expect(Self.trace.isComplete)
  }

  @Test func `two traces part at the first event that differs`() {
    let longer = LayoutNode.hstack(
      alignment: .top, spacing: 0,
      [LayoutNode.fixed(width: 25, height: 10).id("a"), LayoutNode.flexible.id("b")])
    let other = longer.layout(in: CGSize(width: 100, height: 30)).trace()
    #expect(
      Self.trace.firstDivergence(from: other)?.description == """
        event 2: after "Fixed "a" is proposed 0 × 30" comes "Fixed "a" answers 20 × 10" in one, and \
        "Fixed "a" answers 25 × 10" in the other
        """)
    #expect(Self.trace.firstDivergence(from: Self.trace) == nil)
    let part = Self.trace.only([.placed])
    let divergence = part.firstDivergence(from: part.only(at: []))
    #expect(divergence?.index == 1)
    #expect(divergence?.other == nil)
  }

  @Test func `a guide that is set is told apart from a default`() {
    let node = LayoutNode.vstack(
      alignment: .leading, spacing: 0,
      [
        LayoutNode.fixed(width: 20, height: 10).alignmentGuide(.leading) { _ in 7 },
        .fixed(width: 20, height: 10),
      ])
    let guides = node.layout(proposing: .unspecified).trace().only([.guide]).events
    #expect(guides.contains { $0.kind == .guide(".leading", position: 7, isExplicit: true) })
    #expect(guides.contains { $0.kind == .guide(".leading", position: 0, isExplicit: false) })
  }

  @Test func `a layout that is too long is cut short`() {
    let trace = Self.row.layout(in: CGSize(width: 100, height: 30)).trace(maxEvents: 4)
    #expect(trace.events.count == 4)
    #expect(!trace.isComplete)
    #expect(trace.description.hasSuffix("the layout was not followed to its end"))
  }

  @Test func `content of readers comes in the order of the readers, however they came`() {
    func row(_ name: String) -> LayoutNode {
      let reader = LayoutNode.geometryReader { _ in
        [LayoutNode.fixed(width: 10, height: 10).id("in \(name)")]
      }
      return .hstack([.fixed(width: 10, height: 10), reader]).id(name)
    }
    func column(_ names: [String]) -> LayoutNode { .vstack(names.map(row)).id("column") }
    let size = CGSize(width: 100, height: 100)
    let tree = LayoutTree(column(["a", "d"]))
    _ = tree.layout(in: size)
    tree.insert(row("c"), at: 1, into: "column")
    tree.insert(row("b"), at: 1, into: "column")
    let kept = tree.layout(in: size).trace()
    let fresh = column(["a", "b", "c", "d"]).layout(in: size).trace()
    #expect(kept.events == fresh.events)
  }

  @Test(arguments: [2_000, 20_000]) func `a deep tree neither overflows the stack nor is refused`(
    levels: Int
  ) {
    var node = LayoutNode.fixed(width: 1, height: 1).id("leaf")
    for level in 0..<levels {
      node =
        level.isMultiple(of: 2)
        ? node.padding(0.5) : .hstack(spacing: 0, [node, .fixed(width: 0, height: 0)])
    }
    let result = node.layout(proposing: .unspecified)
    #expect(!result.trace(maxEvents: 10_000).events.isEmpty || result.size == .zero)
    #expect(!result.explain("leaf").steps.isEmpty)
  }
}
