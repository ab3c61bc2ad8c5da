import LayoutCore
import Testing

/// Dimensions that a client keeps: in a layout's cache, or past the closure that was given them.
///
/// Their answers are those of the tree as it was. Run these with `--sanitize=address` too.
struct KeptDimensionsTests {
  /// As high as its subviews' first baselines, which it asks for once.
  private struct Baselines: Layout {
    func makeCache(subviews: Subviews) -> [ViewDimensions] {
      subviews.map { $0.dimensions(in: .unspecified) }
    }

    /// The cache depends on nothing but the subviews, which stay what they are in these tests.
    func updateCache(_ cache: inout [ViewDimensions], subviews: Subviews) {}

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [ViewDimensions]
    ) -> CGSize {
      CGSize(
        width: proposal.width ?? 10,
        height: cache.reduce(0) { $0 + $1[VerticalAlignment.firstTextBaseline] })
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout [ViewDimensions]
    ) {}
  }

  private static func baselines(measuring object: (any AnyObject & Sendable)? = nil) -> LayoutNode {
    .layout(
      Baselines(),
      [
        LayoutNode.measured { _ in
          withExtendedLifetime(object) {
            LeafMeasurement(width: 30, height: 20, firstBaseline: 15, lastBaseline: 15)
          }
        },
        LayoutNode.fixed(width: 5, height: 5).alignmentGuide(.firstTextBaseline) { _ in 3 },
      ])
  }

  /// Keeps dimensions with an explicit leading guide of 7 and a width of 40.
  private final class Keeper: @unchecked Sendable {
    var dimensions: ViewDimensions?
    var leading: CGFloat? { dimensions?[HorizontalAlignment.leading] }

    /// A leaf that gives its dimensions away when its centre is asked for. What is inside of it
    /// sets the leading guide.
    func leaf() -> LayoutNode {
      LayoutNode.zstack([
        .fixed(width: 40, height: 10)
      ])
      .alignmentGuide(HorizontalAlignment.leading) { _ in 7 }
      .alignmentGuide(.firstTextBaseline) { [unowned self] in
        dimensions = $0
        return 1
      }
      .id("kept")
    }

    /// A row that asks its views for their first baselines, between other views.
    func row(_ others: Int = 3) -> LayoutNode {
      let others = (0..<others).map { LayoutNode.fixed(width: 1, height: 1).id($0) }
      return .hstack(alignment: .firstTextBaseline, others + [leaf()] + others).id("row")
    }
  }

  // MARK: In caches

  @Test func `guides of kept dimensions are read in later layouts`() {
    let tree = LayoutTree(Self.baselines())
    for width in [100, 200, 300] {
      // 15 of the text and 3 of the guide.
      let result = tree.layout(
        proposing: ProposedViewSize(width: CGFloat(width), height: nil))
      #expect(result.size == CGSize(width: width, height: 18))
    }
  }

  @Test func `guides in a cache are read after changes elsewhere, however nodes move`() {
    let tree = LayoutTree(
      LayoutNode.vstack(spacing: 0, [LayoutNode.fixed(width: 1, height: 2).id("first")])
        .id("column"))
    tree.insert(Self.baselines(), into: "column")
    for round in 1...200 {
      let result = tree.layout(proposing: ProposedViewSize(width: CGFloat(round), height: nil))
      // The first view, 18 of the baselines, and 2 for each that an odd round has added before.
      let others = round / 2
      #expect(result.size.height == CGFloat(2 + 18 + 2 * others))
      if round % 2 == 1 {
        tree.insert(LayoutNode.fixed(width: 1, height: 2).id(round), at: 0, into: "column")
      } else if round % 4 == 0 {
        tree.replace(round - 1, with: LayoutNode.fixed(width: 1, height: 2).padding(0))
      }
    }
  }

  @Test func `a cache with dimensions goes with its tree`() {
    final class Marker: Sendable {}
    weak var marker: Marker?
    do {
      let object = Marker()
      marker = object
      let tree = LayoutTree(
        .vstack([Self.baselines(measuring: object), .fixed(width: 1, height: 1)]))
      for width in 1...3 {
        tree.layout(proposing: ProposedViewSize(width: CGFloat(width), height: nil))
        tree.insert(.fixed(width: 1, height: 1), into: tree.root)
      }
    }
    #expect(marker == nil)
  }

  // MARK: Past the closure

  @Test func `dimensions are read after the layout, again and again`() {
    let keeper = Keeper()
    let tree = LayoutTree(keeper.row())
    let result = tree.layout(proposing: .unspecified)
    #expect(keeper.leading == 7)
    #expect(keeper.leading == 7)
    #expect(keeper.dimensions?[HorizontalAlignment.trailing] == 40)
    withExtendedLifetime(result) { #expect(keeper.leading == 7) }
  }

  @Test func `dimensions are read after their node is replaced, moved or removed`() {
    let edits: [(LayoutTree) -> Void] = [
      { $0.replace("kept", with: .fixed(width: 1, height: 1)) },
      { $0.replace("row", with: .fixed(width: 1, height: 1)) },
      { $0.remove("kept") },
      { $0.move("kept", to: 0) },
      { tree in for _ in 0..<100 { tree.insert(.fixed(width: 1, height: 1), into: "row") } },
      { tree in
        for number in 0..<400 {
          tree.replace(number % 3, with: LayoutNode.fixed(width: 2, height: 2).id(number % 3))
        }
      },
      { $0.invalidate("row") },
    ]
    for (edit, holds) in edits.flatMap({ edit in [true, false].map { (edit, $0) } }) {
      let keeper = Keeper()
      let tree = LayoutTree(keeper.row())
      var result: ResolvedLayout? = tree.layout(proposing: .unspecified)
      if !holds { result = nil }
      nonisolated(unsafe) let kept = keeper.dimensions
      edit(tree)
      #expect(kept?[HorizontalAlignment.leading] == 7)
      tree.layout(proposing: ProposedViewSize(width: 10, height: 10))
      #expect(kept?[HorizontalAlignment.leading] == 7)
      #expect(kept?[HorizontalAlignment.trailing] == 40)
      edit(tree)
      #expect(kept?[HorizontalAlignment.leading] == 7)
      withExtendedLifetime(result) {}
    }
  }

  @Test func `dimensions that were kept before a change outlive the tree`() {
    let keeper = Keeper()
    do {
      let tree = LayoutTree(keeper.row())
      tree.layout(proposing: .unspecified)
      tree.remove("kept")
    }
    #expect(keeper.leading == 7)
  }

  @Test func `dimensions of the last layout are read in the next one`() {
    let keeper = Keeper()
    let tree = LayoutTree(keeper.row())
    tree.layout(proposing: .unspecified)
    nonisolated(unsafe) let kept = keeper.dimensions
    nonisolated(unsafe) var seen: [CGFloat] = []
    tree.insert(
      LayoutNode.fixed(width: 3, height: 3).alignmentGuide(.firstTextBaseline) { _ in
        if let leading = kept?[HorizontalAlignment.leading] { seen.append(leading) }
        return 2
      }, at: 0, into: "row")
    tree.layout(proposing: .unspecified)
    #expect(!seen.isEmpty && seen.allSatisfy { $0 == 7 })
  }

  @Test func `dimensions are read while the closure that got them changes its tree`() {
    let keeper = Keeper()
    nonisolated(unsafe) var tree: LayoutTree?
    nonisolated(unsafe) var leading: CGFloat?
    let changing = LayoutNode.fixed(width: 3, height: 3).alignmentGuide(.leading) { _ in 5 }
      .alignmentGuide(.firstTextBaseline) { dimensions in
        for _ in 0..<50 { tree?.insert(keeper.row(), into: "outer") }
        leading = dimensions[HorizontalAlignment.leading]
        return 2
      }
    let made = LayoutTree(
      .hstack(alignment: .firstTextBaseline, [changing, .vstack([]).id("outer")]))
    tree = made
    made.layout(proposing: .unspecified)
    #expect(leading == 5)
    tree = nil
  }

  @Test func `guides of a released tree stop with a clear sentence, its sizes don't`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let keeper = Keeper()
      _ = LayoutTree(keeper.row()).layout(proposing: .unspecified).size
      precondition(keeper.dimensions?.width == 40)
      precondition(keeper.dimensions?[VerticalAlignment.bottom] == 10)
      _ = keeper.leading
    }
    expectSentence("after the layout that they come from was released", in: result)
  }

  // MARK: In space

  @Test func `dimensions are equal to themselves, and to none for another depth`() throws {
    nonisolated(unsafe) var kept: ViewDimensions3D?
    let model = LayoutNode.fixed(width: 10, height: 10).frame(depth: 4)
      .alignmentGuide(DepthAlignment.back) {
        kept = $0
        return 1
      }
    let tree = LayoutTree(
      .layout(HStackLayout().depthAlignment(.back), [model, .fixed(width: 1, height: 1)]))
    func dimensions(_ depth: CGFloat) throws -> ViewDimensions3D {
      tree.layout(proposing: .unspecified, depth: depth)
      return try #require(kept)
    }
    let (shallow, deep) = (try dimensions(20), try dimensions(30))
    #expect(shallow == shallow)
    #expect(shallow.depth == 4 && deep.depth == 4)
    #expect(shallow != deep)
  }

  @Test func `guides along the depth are read after the layout and after changes`() throws {
    nonisolated(unsafe) var kept: ViewDimensions3D?
    let model = LayoutNode.fixed(width: 10, height: 10).frame(depth: 4)
      .alignmentGuide(DepthAlignment.front) { _ in 9 }
      .alignmentGuide(DepthAlignment.back) {
        kept = $0
        return 1
      }
    let row = LayoutNode.layout(
      HStackLayout().depthAlignment(.back), [model, .fixed(width: 1, height: 1)])
    let tree = LayoutTree(LayoutNode.zstack([row.id("row")]))
    tree.layout(proposing: .unspecified, depth: 20)
    let dimensions = try #require(kept)
    #expect(dimensions[DepthAlignment.front] == 9)
    for _ in 0..<100 { tree.insert(.fixed(width: 1, height: 1), at: 0, into: "row") }
    tree.layout(proposing: .unspecified, depth: 20)
    #expect(dimensions[DepthAlignment.front] == 9)
    tree.replace("row", with: .fixed(width: 1, height: 1))
    #expect(dimensions[DepthAlignment.front] == 9)
  }

  /// A column that is placed by the sizes that it found when it was measured.
  private struct Measured: Layout {
    func makeCache(subviews: Subviews) -> [CGSize] { [] }
    func updateCache(_ cache: inout [CGSize], subviews: Subviews) {}

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize {
      cache = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: cache.map(\.width).max() ?? 0, height: cache.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
      var y = bounds.minY
      for index in subviews.indices {
        subviews[index].place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += cache[index].height
      }
    }
  }

  @Test func `a guide that is read later is that of a layout which was measured`() {
    let column = LayoutNode.layout(
      Measured(),
      [
        .fixed(width: 10, height: 30),
        LayoutNode.fixed(width: 10, height: 20).alignmentGuide(.firstTextBaseline) { _ in 15 },
      ])
    let result = column.id("column").layout(in: CGSize(width: 100, height: 100))
    // The baseline is in the second view, which is below the first one of 30.
    #expect(result.node(of: "column")?.dimensions[explicit: .firstTextBaseline] == 45)
  }
}
