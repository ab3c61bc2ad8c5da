import LayoutCore
import Testing

/// What a client's layout does with its subviews while it places them.
struct ClientPlacingTests {
  /// A layout of 100 × 40 that places as a closure says.
  private struct Placing: Layout {
    let place: @Sendable (LayoutSubviews) -> Void

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 100, height: 40) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { place(subviews) }
  }

  /// A view whose answers nobody knows before it is asked: it keeps its area of 800.
  private let area = LayoutNode.measured(.arbitrary) { proposal in
    let width = proposal.width ?? 40
    return LeafMeasurement(width: width, height: width == 0 ? 0 : 800 / width)
  }

  private func frames(
    _ children: [LayoutNode], _ place: @escaping @Sendable (LayoutSubviews) -> Void
  ) -> [CGRect] {
    let node = LayoutNode.layout(Placing(place: place), children)
    return node.layout(proposing: .unspecified).nodes.dropFirst().map(\.frame)
  }

  /// A layout that answers a size which no view has.
  private struct Negative: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: -50, height: -30) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { subviews[0].place(at: bounds.origin, proposal: .unspecified) }
  }

  @Test func `in a layout of negative size, the bounds begin at their origin`() {
    let leaf = LayoutNode.fixed(width: 10, height: 10)
    let result = LayoutNode.layout(Negative(), [leaf.id("placed"), leaf.id("centred")])
      .layout(in: CGSize(width: 200, height: 100))
    // (200 + 50) / 2 and (100 + 30) / 2
    #expect(result.frame(of: "placed") == CGRect(x: 125, y: 65, width: 10, height: 10))
    // 125 - 50 / 2 - 10 / 2 and 65 - 30 / 2 - 10 / 2
    #expect(result.frame(of: "centred") == CGRect(x: 95, y: 45, width: 10, height: 10))
  }

  /// A layout that reads its own baseline, where a first placement would have it, and then asks a
  /// view for something else than that placed it with.
  private struct SelfAsking: Layout {
    func makeCache(subviews: Subviews) -> Bool { false }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Bool
    ) -> CGSize { CGSize(width: 100, height: 40) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache isAsking: inout Bool
    ) {
      if isAsking {
        return subviews[0].place(at: bounds.origin, proposal: ClientPlacingTests.wide)
      }
      isAsking = true
      _ = explicitAlignment(
        of: VerticalAlignment.lastTextBaseline, in: bounds, proposal: proposal,
        subviews: subviews, cache: &isAsking)
      isAsking = false
      _ = subviews[0].sizeThatFits(ClientPlacingTests.narrow)
    }
  }

  @Test func `a view that only the placement for a guide has placed stays there, asked or not`() {
    let view = area.alignmentGuide(.lastTextBaseline) { $0.height }
    let result = LayoutNode.layout(SelfAsking(), [view]).layout(proposing: .unspecified)
    // 800 / 80
    #expect(result.nodes[1].frame == CGRect(x: 0, y: 0, width: 80, height: 10))
  }

  @Test(arguments: [1.79e308, -1.79e308, 1e300, -1e101] as [CGFloat])
  func `a place too far away to add anything to is refused, so that frames are finite`(
    far: CGFloat
  ) {
    var node = LayoutNode.fixed(width: 10, height: 10).id("leaf")
    for level in 0..<3 {
      let placing = Placing { $0[0].place(at: CGPoint(x: far, y: far), proposal: .unspecified) }
      node = LayoutNode.layout(placing, [node]).id(level)
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let result = node.layout(in: CGSize(width: 200, height: 80), direction: direction)
      // Each is in the middle of the one around it instead, and the window is 200 × 80.
      #expect(result.frame(of: "leaf") == CGRect(x: 95, y: 35, width: 10, height: 10))
      #expect(result.diagnostics.map(\.rule) == Array(repeating: .invalidNumber, count: 3))
    }
  }

  private static let wide = ProposedViewSize(width: 80, height: nil)
  private static let narrow = ProposedViewSize(width: 20, height: nil)

  @Test func `a view that is asked for something else after it was placed keeps its frame`() {
    let placed = frames([area, area]) { subviews in
      for (index, subview) in subviews.enumerated() {
        subview.place(at: CGPoint(x: 0, y: index * 20), proposal: Self.wide)
      }
      // 800 / 20; nobody is placed like that.
      #expect(subviews[1].sizeThatFits(Self.narrow).height == 40)
      #expect(subviews[1].dimensions(in: .unspecified).height == 20)
    }
    #expect(
      placed == [
        CGRect(x: 0, y: 0, width: 80, height: 10), CGRect(x: 0, y: 20, width: 80, height: 10),
      ])
  }

  @Test func `the last of several places counts`() {
    let placed = frames([area]) { subviews in
      subviews[0].place(at: .zero, proposal: Self.wide)
      subviews[0].place(at: CGPoint(x: 7, y: 3), anchor: .center, proposal: Self.narrow)
    }
    #expect(placed == [CGRect(x: -3, y: -17, width: 20, height: 40)])
  }

  @Test func `a place that is none leaves the one before`() {
    let placed = frames([area]) { subviews in
      subviews[0].place(at: CGPoint(x: 5, y: 6), proposal: Self.wide)
      subviews[0].place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: Self.narrow)
    }
    #expect(placed == [CGRect(x: 5, y: 6, width: 80, height: 10)])
  }

  @Test func `an endless view is given the room of its container, whatever it is asked afterwards`()
  {
    let placed = frames([.flexible, .flexible]) { subviews in
      for subview in subviews { subview.place(at: .zero, proposal: .infinity) }
      _ = subviews[1].dimensions(in: Self.narrow)
    }
    #expect(placed == Array(repeating: CGRect(x: 0, y: 0, width: 100, height: 40), count: 2))
  }

  @Test func `an endless view that was left out is given room too when it is placed after all`() {
    let placed = frames([.flexible]) { subviews in
      subviews[0].leaveOut()
      subviews[0].place(at: .zero, proposal: .infinity)
    }
    #expect(placed == [CGRect(x: 0, y: 0, width: 100, height: 40)])
  }

  @Test func `explanations tell the places that there are`() {
    let far = LayoutNode.layout(
      Placing { $0[0].place(at: CGPoint(x: CGFloat.infinity, y: 0), proposal: .unspecified) },
      [LayoutNode.fixed(width: 10, height: 10).id("view")])
    // (100 − 10) / 2 and (40 − 10) / 2: a place that is none leaves the view in the centre.
    let explanation = far.layout(proposing: .unspecified).explain("view").description
    #expect(explanation.contains("places it at (45, 15)"))
    let endless = LayoutNode.layout(
      Placing { $0[0].place(at: .zero, proposal: .infinity) }, [LayoutNode.flexible.id("view")])
    #expect(
      endless.layout(proposing: .unspecified).explain("view").description
        .contains("\"view\" is 100 × 40"))
  }
}

/// A layout and its cache in several places.
struct SharedLayoutTests {
  /// A layout that is as wide as the proposals that it has been asked for since its cache was made.
  private struct Counting: Layout {
    func makeCache(subviews: Subviews) -> [ProposedViewSize] { [] }

    func updateCache(_ cache: inout [ProposedViewSize], subviews: Subviews) {}

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [ProposedViewSize]
    ) -> CGSize {
      cache.append(proposal)
      return CGSize(width: CGFloat(cache.count), height: 1)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout [ProposedViewSize]
    ) {}
  }

  @Test func `each node has a cache of its own, though they are of one value`() {
    let layout = AnyLayout(Counting())
    let node = LayoutNode.layout(layout, [.flexible])
    let column = LayoutNode.vstack(spacing: 0, [node, node, .layout(layout, [.flexible])])
    let proposal = ProposedViewSize(width: 50, height: nil)
    let widths = column.layout(proposing: proposal).nodes.filter { $0.frame.height == 1 }
      .map(\.frame.width)
    let alone = node.layout(proposing: proposal).nodes[0].frame.width
    // How often a column asks is its own affair, but it asks all three alike.
    #expect(Set(widths).count == 1)
    #expect(alone == 1)
  }

  @Test func `each tree has a cache of its own, though they are of one description`() {
    let node = LayoutNode.layout(Counting(), [LayoutNode.fixed(width: 1, height: 1).id("leaf")])
    let first = LayoutTree(node)
    let second = LayoutTree(node)
    for (step, tree) in [(1, first), (2, first), (1, second), (3, first), (2, second)] {
      tree.replace("leaf", with: LayoutNode.fixed(width: CGFloat(step), height: 1).id("leaf"))
      #expect(tree.layout(proposing: .unspecified).size.width == CGFloat(step))
    }
  }

  @Test func `a description that a tree laid out is laid out anew by another`() {
    let node = LayoutNode.layout(Counting(), [.flexible])
    for _ in 0..<2 {
      // Each tree is gone before the next one is made.
      #expect(LayoutTree(node).layout(proposing: .unspecified).size.width == 1)
    }
  }

  /// A layout of one size that asks its cache's copy before it asks the cache.
  private struct Probing: Layout {
    let inner = AnyLayout(Counting())

    func makeCache(subviews: Subviews) -> AnyLayout.Cache { inner.makeCache(subviews: subviews) }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
    ) -> CGSize {
      var copy = cache
      _ = inner.sizeThatFits(proposal: .zero, subviews: subviews, cache: &copy)
      return inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout AnyLayout.Cache
    ) {}
  }

  @Test func `a copy of a cache is a cache of its own`() {
    let result = LayoutNode.layout(Probing(), [.flexible]).layout(proposing: .unspecified)
    #expect(result.size.width == 1)
  }

  /// Dimensions that one layout keeps for another.
  private final class Note: @unchecked Sendable { var dimensions: ViewDimensions? }

  private struct Keeping: Layout {
    let note: Note

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      note.dimensions = subviews[0].dimensions(in: ProposedViewSize(width: 50, height: 50))
      return subviews[0].sizeThatFits(ProposedViewSize(width: 60, height: 60))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 60, height: 60)) }
  }

  /// A layout that asks for its own guide through such dimensions, while it uses its cache.
  private struct Recursing: Layout {
    let note: Note

    func makeCache(subviews: Subviews) -> [Int] { [1, 2, 3] }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
    ) -> CGSize {
      for index in cache.indices {
        _ = note.dimensions?[explicit: VerticalAlignment.center]
        cache[index] += 1
      }
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
    ) {}

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout [Int]
    ) -> CGFloat? {
      cache = []
      return 3
    }
  }

  @Test func `a layout that comes back to itself is not asked, which is reported`() {
    let note = Note()
    let node = LayoutNode.layout(
      Keeping(note: note), [.layout(Recursing(note: note), [.flexible])])
    let result = node.layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 60, height: 60))
    #expect(result.diagnostics.map(\.rule) == [.unsettled])
  }
}
