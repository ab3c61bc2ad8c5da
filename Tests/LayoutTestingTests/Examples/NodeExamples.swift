import LayoutCore
import Testing

/// The code in the documentation of what describes and keeps trees.
struct NodeExamples {
  @Test func `a node`() {
    let card = LayoutNode.hstack(
      spacing: 8,
      [
        LayoutNode.fixed(width: 40, height: 40).id("icon"),
        LayoutNode.flexible.frame(height: 20).id("title"),
      ])
    let result = card.layout(in: CGSize(width: 200, height: 60))
    #expect(result.frame(of: "title") == CGRect(x: 48, y: 20, width: 152, height: 20))
  }

  @Test func `a tree`() {
    let tree = LayoutTree(
      .vstack(
        spacing: 4,
        [LayoutNode.fixed(width: 40, height: 20).id("title"), LayoutNode.flexible.id("body")]))
    #expect(tree.layout(in: CGSize(width: 100, height: 100)).frame(of: "body")?.minY == 24)
    tree.replace("title", with: LayoutNode.fixed(width: 40, height: 30).id("title"))
    #expect(tree.layout(in: CGSize(width: 100, height: 100)).frame(of: "body")?.minY == 34)
  }

  @Test func `lengths of a tree's own`() {
    let airy = StandardLengths(padding: 24, spacing: 12)
    let card = LayoutNode.vstack([.text("Title"), .divider]).padding().standardLengths(airy)
    let stack = card.layout(in: CGSize(width: 200, height: 100)).node(at: [0])
    #expect(stack?.frame.minX == 24)
  }

  @Test func `a tree's statistics`() {
    let tree = LayoutTree(.hstack([.flexible, .fixed(width: 10, height: 10)]))
    tree.layout(in: CGSize(width: 100, height: 100))
    let again = tree.layout(in: CGSize(width: 100, height: 100))
    #expect(again.statistics == LayoutStatistics())
  }

  @Test func `rows that are described later, and where to scroll`() {
    let list = LayoutNode.scroll(
      .lazyVStack(
        rows: LayoutRows(count: 1_000_000) { index in
          [LayoutNode.fixed(width: 200, height: 44).id(index)]
        }))
    #expect(list.layout(in: CGSize(width: 200, height: 88)).frame(of: 1)?.height == 44)

    let rows = LayoutRows((0..<1_000).map { LayoutNode.fixed(width: 10, height: 10).id($0) })
    let tree = LayoutTree(LayoutNode.scroll(.lazyVStack(spacing: 0, rows: rows)).id("list"))
    tree.scroll("list", to: .view(700, anchor: .top))
    tree.scroll("list", to: .offset(CGPoint(x: 0, y: 120)))
    let result = tree.layout(in: CGSize(width: 10, height: 100))
    #expect(result.frame(of: 12)?.minY == 0)
  }

  @Test func `parts of sections`() {
    let title = LayoutNode.fixed(width: 10, height: 5)
    let first = LayoutNode.fixed(width: 10, height: 20).id("first")
    let list = LayoutNode.lazyVStack(
      spacing: 0, [title.inSection(1, as: .header), first.inSection(1, as: .content)])
    #expect(list.layout(proposing: .unspecified).frame(of: "first")?.minY == 5)
  }

  /// A folder of a client's, as deep as its data.
  struct Folder { var folders: [Folder] }

  func describe(_ folder: Folder, _ room: CallStackRoom = CallStackRoom()) -> LayoutNode {
    guard !room.isLow else {
      return LayoutNode.empty.diagnostic(.tooDeep, problem: "has too many levels")
    }
    return .vstack(folder.folders.map { describe($0, room) }).padding(.leading, 8)
  }

  @Test func `room on the call stack`() {
    let folder = Folder(folders: [Folder(folders: []), Folder(folders: [])])
    #expect(describe(folder).layout(proposing: .unspecified).size.width == 16)
  }

  @Test func `measured leaves`() {
    let cells = LayoutNode.measured(.wrapping) { proposal in
      let columns = min(max(((proposal.width ?? .infinity) / 10).rounded(.down), 1), 24)
      return LeafMeasurement(width: columns * 10, height: (24 / columns).rounded(.up) * 10)
    }
    let result = cells.layout(proposing: ProposedViewSize(width: 85, height: nil))
    #expect(result.size == CGSize(width: 80, height: 30))
    #expect(result.lint().isEmpty)

    let label = LayoutNode.measured { proposal in
      LeafMeasurement(width: min(proposal.width ?? 80, 80), height: 20, firstBaseline: 15)
    }
    let metrics = TextMetrics(ascent: 12, descent: 4, capHeight: 9)
    let word = LayoutNode.measured(metrics: metrics) { _ in
      LeafMeasurement(width: 80, height: 16, firstBaseline: 12)
    }
    let row = LayoutNode.hstack(
      alignment: .firstTextBaseline, spacing: 0, [label, word.id("word")])
    // The baselines meet: 15 - 12.
    #expect(row.layout(proposing: .unspecified).frame(of: "word")?.minY == 3)
  }

  @Test func `transforms`() {
    let large = LayoutNode.flexible.transformed(
      RenderTransform(.scale(x: 2, y: 2), anchor: .topLeading))
    #expect(large.layout(proposing: ProposedViewSize(width: 5, height: 5)).size.width == 5)

    let turn = Rotation3D(angle: .degrees(90), axis: .y)
    let door = LayoutNode.flexible.transformed3D(
      RenderTransform3D(AffineTransform3D(rotation: turn), anchor: .leading))
    #expect(door.layout(proposing: ProposedViewSize(width: 5, height: 5)).size.width == 5)
  }

  @Test func `an appearance`() {
    let card = LayoutNode.flexible.appearance(
      Appearance(
        content: .shape(.init(outline: .roundedRectangle(radius: 8), fill: .color(.black))),
        effects: [.opacity(0.5)]))
    #expect(card.appearance?.effects == [.opacity(0.5)])
  }
}
