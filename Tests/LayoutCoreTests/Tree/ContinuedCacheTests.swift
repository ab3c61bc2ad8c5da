import LayoutCore
import Testing

/// The cache of a container lives on as long as the container is the same, and never longer.
struct ContinuedCacheTests {
  /// Notes the calls for the caches of layouts, which it numbers.
  private final class Ledger: @unchecked Sendable {
    private var calls: [String] = []
    private var made = 0

    func make() -> Int {
      made += 1
      calls.append("make \(made)")
      return made
    }

    func update(_ cache: Int) { calls.append("update \(cache)") }

    func takeCalls() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// As wide as its views together, and a gap.
  private struct Row: Layout {
    let ledger: Ledger
    var gap: CGFloat = 0

    struct Cache {
      let number: Int
      var width: CGFloat
    }

    func makeCache(subviews: Subviews) -> Cache {
      Cache(number: ledger.make(), width: width(of: subviews))
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
      ledger.update(cache.number)
      cache.width = width(of: subviews)
    }

    private func width(of subviews: Subviews) -> CGFloat {
      subviews.reduce(gap) { $0 + $1.sizeThatFits(.unspecified).width }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize { CGSize(width: cache.width, height: 10) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) { for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) } }
  }

  /// The same with another type.
  private struct OtherRow: Layout {
    let row: Row

    func makeCache(subviews: Subviews) -> Row.Cache { row.makeCache(subviews: subviews) }

    func updateCache(_ cache: inout Row.Cache, subviews: Subviews) {
      row.updateCache(&cache, subviews: subviews)
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Row.Cache
    ) -> CGSize { row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Row.Cache
    ) { row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
  }

  private final class Place: Sendable {}

  private static func box(_ width: CGFloat) -> LayoutNode { .fixed(width: width, height: 3) }

  /// Lays a tree out, and expects the calls for caches and the width of a row.
  private static func expect(
    _ calls: [String], _ width: CGFloat, in tree: LayoutTree, _ ledger: Ledger,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let result = tree.layout(proposing: .unspecified)
    #expect(ledger.takeCalls() == calls, sourceLocation: sourceLocation)
    #expect(result.frame(of: "row")?.width == width, sourceLocation: sourceLocation)
  }

  // MARK: - Replaced by itself

  @Test func `a layout goes on where another one of its type was`() {
    let ledger = Ledger()
    func row(_ gap: CGFloat, _ children: [LayoutNode] = []) -> LayoutNode {
      .layout(Row(ledger: ledger, gap: gap), children).id("row")
    }
    let tree = LayoutTree(row(1, [Self.box(3).id("a")]))
    Self.expect(["make 1"], 4, in: tree, ledger)
    tree.replace("a", with: Self.box(8).id("a"))
    Self.expect(["update 1"], 9, in: tree, ledger)
    tree.replace("row", with: row(3), keepingContent: true)
    Self.expect(["update 1"], 11, in: tree, ledger)
    tree.insert(Self.box(1), into: "row")
    Self.expect(["update 1"], 12, in: tree, ledger)
    // Content that is described anew is different content of the same container.
    tree.replace("row", with: row(5, [Self.box(20)]))
    Self.expect(["update 1"], 25, in: tree, ledger)
    // Twice before a layout, with a result that still has the first.
    let before = tree.layout(proposing: .unspecified)
    tree.replace("row", with: row(6), keepingContent: true)
    tree.replace("row", with: row(7), keepingContent: true)
    Self.expect(["update 1"], 27, in: tree, ledger)
    #expect(before.frame(of: "row")?.width == 25)
  }

  @Test func `a layout of another type begins anew`() {
    let ledger = Ledger()
    let row = Row(ledger: ledger, gap: 2)
    let tree = LayoutTree(LayoutNode.layout(row, [Self.box(3)]).id("row"))
    Self.expect(["make 1"], 5, in: tree, ledger)
    tree.replace(
      "row", with: LayoutNode.layout(OtherRow(row: row), []).id("row"), keepingContent: true)
    Self.expect(["make 2"], 5, in: tree, ledger)
    tree.replace("row", with: LayoutNode.zstack([]).id("row"), keepingContent: true)
    Self.expect([], 3, in: tree, ledger)
    tree.replace("row", with: LayoutNode.layout(row, []).id("row"), keepingContent: true)
    Self.expect(["make 3"], 5, in: tree, ledger)
  }

  @Test func `a wrapped layout goes on as itself`() {
    let ledger = Ledger()
    func row(_ layout: some Layout) -> LayoutNode {
      .layout(AnyLayout(layout), [Self.box(3)]).id("row")
    }
    let tree = LayoutTree(row(Row(ledger: ledger, gap: 2)))
    Self.expect(["make 1"], 5, in: tree, ledger)
    tree.replace("row", with: row(Row(ledger: ledger, gap: 4)))
    Self.expect(["update 1"], 7, in: tree, ledger)
    tree.replace("row", with: row(OtherRow(row: Row(ledger: ledger, gap: 6))))
    Self.expect(["make 2"], 9, in: tree, ledger)
  }

  // MARK: - Replaced with what is around

  private static func screen(
    _ ledger: Ledger, _ gap: CGFloat, at place: Place?, among others: [LayoutNode] = []
  ) -> LayoutNode {
    let row = LayoutNode.layout(
      Row(ledger: ledger, gap: gap), [box(3)], at: place
    ).id("row")
    return .vstack(others + [row])
  }

  @Test func `without a place, a container inside is another one`() {
    let ledger = Ledger()
    let tree = LayoutTree(Self.screen(ledger, 1, at: nil))
    Self.expect(["make 1"], 4, in: tree, ledger)
    tree.replace(tree.root, with: Self.screen(ledger, 2, at: nil))
    Self.expect(["make 2"], 5, in: tree, ledger)
  }

  @Test func `a container with a place goes on wherever its node is`() {
    let (ledger, place) = (Ledger(), Place())
    let tree = LayoutTree(Self.screen(ledger, 1, at: place))
    Self.expect(["make 1"], 4, in: tree, ledger)
    tree.replace(tree.root, with: Self.screen(ledger, 2, at: place, among: [Self.box(1)]))
    Self.expect(["update 1"], 5, in: tree, ledger)
    tree.replace(tree.root, with: .zstack([Self.screen(ledger, 7, at: place)]).padding(1))
    Self.expect(["update 1"], 10, in: tree, ledger)
    tree.replace(tree.root, with: Self.screen(ledger, 3, at: Place()))
    Self.expect(["make 2"], 6, in: tree, ledger)
    // It was not there in the last layout.
    tree.replace(tree.root, with: Self.screen(ledger, 3, at: place))
    Self.expect(["make 3"], 6, in: tree, ledger)
  }

  @Test func `two containers in one place begin anew`() {
    let (ledger, place) = (Ledger(), Place())
    let both = [Self.screen(ledger, 1, at: place), Self.screen(ledger, 2, at: place)]
    let tree = LayoutTree(.vstack(both))
    Self.expect(["make 1", "make 2"], 4, in: tree, ledger)
    tree.replace(tree.root, with: .vstack(both))
    Self.expect(["make 3", "make 4"], 4, in: tree, ledger)
  }

  @Test func `content of a reader goes on when it is described again`() {
    let (ledger, place) = (Ledger(), Place())
    let reader = LayoutNode.geometryReader { proxy in
      [Self.screen(ledger, proxy.size.width, at: place)]
    }
    let tree = LayoutTree(reader)
    func expect(_ call: String, _ width: CGFloat, in window: CGFloat) {
      let result = tree.layout(in: CGSize(width: window, height: 10))
      #expect(ledger.takeCalls() == [call])
      #expect(result.frame(of: "row")?.width == width)
    }
    // The box of 3, and what the reader has.
    expect("make 1", 53, in: 50)
    expect("update 1", 73, in: 70)
    expect("update 1", 23, in: 20)
    tree.replace(tree.root, with: reader.padding(1))
    expect("update 1", 21, in: 20)
  }
}
