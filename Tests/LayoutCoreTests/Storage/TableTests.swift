import LayoutCore
import Testing

/// The tables of a tree: none is forgotten where all of them are copied, tidied, counted or freed.
struct TableTests {
  private enum Third: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.width / 3 }
  }

  private struct Diagonal: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) -> CGSize { CGSize(width: 20, height: 20) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {}

    func makeCache(subviews: Subviews) -> Int { subviews.count }
  }

  private static var box: LayoutNode { .fixed(width: 10, height: 10) }
  private static var text: LayoutNode {
    .measured(metrics: TextMetrics(ascent: 8, descent: 2, capHeight: 6)) { _ in
      LeafMeasurement(width: 30, height: 10, firstBaseline: 8, lastBaseline: 8)
    }
  }

  /// A tree that was laid out and changed, with entries in every table.
  private static func tree() -> LayoutTree {
    let modifiers = box.padding(2).offset(x: 1).frame(width: 30).frame(maxWidth: 50)
      .aspectRatio(1, contentMode: .fit).position(x: 5, y: 5)
      .transformed(RenderTransform(.scale(x: 2, y: 2))).overlay(box)
    let leaves: [LayoutNode] = [
      text, box.layoutPriority(1), .spacer(), .clamped(maxWidth: 20, maxHeight: 20), .flexible,
      box.alignmentGuide(.top) { $0.height },
    ]
    let tree = LayoutTree(
      .vstack(
        alignment: HorizontalAlignment(Third.self),
        [
          modifiers, .hstack(leaves).id("leaves"), .zstack([box, box]), .grid([box, text]),
          .layout(Diagonal(), [box]), .geometryReader { _ in [box] },
          .scroll(.lazyVStack(rows: LayoutRows([box, box]))).id("rows"),
        ]))
    tree.layout(in: CGSize(width: 300, height: 300))
    tree.insert(box, into: "leaves")
    tree.scroll("rows", to: .offset(CGPoint(x: 0, y: 1)))
    tree.layout(in: CGSize(width: 300, height: 300))
    return tree
  }

  /// The hot memory, which every copy has for each node, and how many nodes there are.
  private static let hot: Set = [
    "capacity", "count", "hot", "nodes", "frames", "summaries", "proposals", "reading",
  ]
  /// What owns memory but has no entries that anything refers to.
  private static let withoutEntries: Set = [
    "memory", "scratch", "work", "findings", "pending", "space",
  ]
  /// What belongs to nodes' places, or is found out again by the next layout.
  private static let notTidied: Set = ["priorities", "gaps", "nestedTrees"]

  @Test func `everything that a tree stores is visited`() {
    let report = Self.tree().tableReports.own
    #expect(Self.hot.isSubset(of: report.stored))
    #expect(report.visited == report.stored.count - Self.hot.count)
  }

  @Test func `the sample has entries in every table`() {
    let empty = Self.tree().tableReports.own.entries.filter { $0.value == 0 }
    #expect(Set(empty.keys) == Self.withoutEntries)
  }

  @Test func `a copy has the same entries`() {
    let reports = Self.tree().tableReports
    #expect(reports.copy.entries == reports.own.entries)
  }

  @Test func `tidied tables have the same entries but for those that are unused`() throws {
    let reports = Self.tree().tableReports
    var own = reports.own.entries.filter { !Self.notTidied.contains($0.key) }
    // The stack that was changed, and the one around it, each have a new spacing since.
    own["spacings"] = try #require(own["spacings"]) - 2
    #expect(reports.tidy.entries.filter { own[$0.key] != nil } == own)
  }

  @Test func `a tree of more entries takes more memory`() {
    let few = LayoutTree(.hstack([Self.text]))
    let many = LayoutTree(.hstack(Array(repeating: Self.text, count: 1000)))
    // A leaf's records alone: each is larger than 64 bytes.
    #expect(many.byteCount - few.byteCount > 999 * 64)
  }
}
