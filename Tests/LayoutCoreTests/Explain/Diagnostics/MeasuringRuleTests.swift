import LayoutCore
import Testing

/// Leaves that cannot be relied on, and layouts that ask too much.
struct InconsistentLeafRuleTests {
  func lint(_ node: LayoutNode) -> [String] {
    node.layout(in: CGSize(width: 100, height: 100)).lint(only: [.inconsistentLeaf])
      .map(\.description)
  }

  @Test func `a leaf that answers the same question differently is reported`() {
    nonisolated(unsafe) var calls = 0
    let node = LayoutNode.measured { proposal in
      calls += 1
      return LeafMeasurement(width: proposal == .unspecified ? 30 : CGFloat(calls * 10), height: 10)
    }.named("Clock")
    let found = lint(node)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("Clock: Clock answers the proposal 100 × 100 with ") == true)
    #expect(
      found.first?.hasSuffix(
        "Equal proposals need equal answers: let the closure depend on nothing else.") == true)
  }

  @Test func `a leaf that always answers with no number answers the same`() {
    #expect(lint(.measured { _ in LeafMeasurement(width: .nan, height: 10) }).isEmpty)
  }

  @Test func `text that promises to wrap and does not is reported`() {
    // Half of what is proposed: 50 for 100, but 25 for 50.
    let node = LayoutNode.measured(.wrapping) {
      LeafMeasurement(width: ($0.width ?? 200) / 2, height: 10)
    }.named("Text")
    #expect(
      lint(node) == [
        "Text: Text promises to wrap, but answers 100 × 100 with 50 × 10 and 50 × 100 with 25 × 10. A "
          + "proposal of the answer's own width must get the same answer: promise nothing, or measure so."
      ])
  }

  @Test func `text that promises to truncate and does not fit into its own size is reported`() {
    // Two lines without a limit on the height, but one in a height of 20.
    let node = LayoutNode.measured(.truncating) { proposal in
      LeafMeasurement(
        width: min(proposal.width ?? 200, 200), height: proposal.height == 20 ? 10 : 20)
    }.named("Text")
    #expect(
      lint(node) == [
        "Text: Text promises to wrap, but answers 100 × ∞ with 100 × 20 and 100 × 20 with 100 × 10. A "
          + "proposal of the answer's own size must get the same answer: promise nothing, or measure so."
      ])
  }

  @Test func `text that promises to truncate and keeps a width is reported`() {
    let node = LayoutNode.measured(.truncating) { _ in LeafMeasurement(width: 30, height: 10) }
      .named("Text")
    #expect(
      lint(node) == [
        "Text: Text promises to truncate, but answers 0 × ∞ with 30 × 10. A width of 0 must get the "
          + "width 0: promise nothing, or measure so."
      ])
  }

  @Test func `leaves that keep to the rules are not reported`() {
    #expect(lint(.text(StyledText("Two words", font: FontDescription(size: 90)))).isEmpty)
    #expect(
      lint(.measured { LeafMeasurement(width: ($0.width ?? 200) / 2, height: 10) }).isEmpty)
    #expect(
      lint(
        .measured(.wrapping) { proposal in
          let perLine = max(1, min(7, Int(min(proposal.width ?? 1e6, 1e6) / 10)))
          return LeafMeasurement(
            width: CGFloat(perLine * 10), height: CGFloat((6 + perLine) / perLine))
        }
      ).isEmpty)
  }
}

struct ManyMeasuresRuleTests {
  /// A layout that tries several widths before it takes the last.
  struct Searching: Layout {
    let tries: Int

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      (1...tries).reduce(CGSize.zero) { _, step in
        subviews[0].sizeThatFits(
          ProposedViewSize(
            width: (proposal.width ?? 100) * CGFloat(step) / CGFloat(tries + 1),
            height: proposal.height))
      }
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  func lint(_ node: LayoutNode) -> [String] {
    node.layout(in: CGSize(width: 100, height: 100)).lint(only: [.manyMeasures])
      .map(\.description)
  }

  @Test func `searches inside of searches are reported where they get out of hand`() {
    // The outer one asks the inner one 5 widths and places it with another one; for each of these 6
    // the inner one asks the leaf 5, no two alike: w · k / 6 · j / 6 for the first five, of which
    // some coincide. More than 16 are left.
    let leaf = LayoutNode.flexible.id("leaf")
    let node = LayoutNode.layout(Searching(tries: 5), [.layout(Searching(tries: 5), [leaf])])
    let found = lint(node)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "Searching › Searching › Flexible \"leaf\": Flexible \"leaf\" is asked for ") == true)
    #expect(
      found.first?.hasSuffix(
        "different sizes in one layout, more than the 16 that are remembered, by Searching and "
          + "Searching around it. Questions multiply with each level: ask for fewer sizes, or keep the "
          + "answers in a cache.") == true)
  }

  @Test func `one search, and stacks of any depth, are not reported`() {
    #expect(lint(.layout(Searching(tries: 5), [.flexible])).isEmpty)
    let pile = MeasureCountTests.pile(levels: 60) {
      $0.isMultiple(of: 2) ? MeasureCountTests.text($0 % 7 + 1, .arbitrary) : .flexible
    }
    #expect(lint(pile).isEmpty)
  }
}
