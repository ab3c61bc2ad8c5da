import LayoutCore
import Testing

/// What holds of pinned views, however long sections are and wherever they are scrolled to.
struct PinnedViewLawTests {
  private let window = CGSize(width: 100, height: 100)

  private func view(_ id: String, _ length: CGFloat) -> LayoutNode {
    LayoutNode.fixed(width: length, height: length).id(id)
  }

  @Test(arguments: 0..<60)
  func `pinning changes the frames of what is pinned, and no others`(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let isWhole = random.below(2) == 0
    let isVertical = random.below(2) == 0
    let direction: LayoutDirection = random.below(2) == 0 ? .leftToRight : .rightToLeft
    let spacing = CGFloat(random.below(3) * 4)
    var rows = LayoutRows()
    for number in 0..<12 {
      var nodes: [(SectionPart, LayoutNode)] = []
      for index in 0..<random.below(3) {
        nodes.append((.header, view("h\(number).\(index)", CGFloat(5 + random.below(30)))))
      }
      for index in 0..<random.below(8) {
        nodes.append((.content, view("\(number).\(index)", CGFloat(1 + random.below(40)))))
      }
      for index in 0..<random.below(3) {
        nodes.append((.footer, view("f\(number).\(index)", CGFloat(5 + random.below(30)))))
      }
      let placed = nodes.map { part, node in
        node.inSection(number, as: part)
      }
      rows.append(isWhole ? LayoutRows(count: 1) { _ in placed } : LayoutRows(placed))
    }
    func tree(_ views: PinnedScrollableViews) -> LayoutTree {
      let stack =
        isVertical
        ? LayoutNode.lazyVStack(spacing: spacing, pinnedViews: views, rows: rows)
        : .lazyHStack(spacing: spacing, pinnedViews: views, rows: rows)
      return LayoutTree(
        .scroll(along: isVertical ? .vertical : .horizontal, stack.id("stack")).id("list"))
    }
    let (pinned, plain) = (tree([.sectionHeaders, .sectionFooters]), tree([]))
    var offset: CGFloat = 0
    for _ in 0..<12 {
      for tree in [pinned, plain] {
        tree.scroll(
          "list", to: .offset(CGPoint(x: isVertical ? 0 : offset, y: isVertical ? offset : 0)))
      }
      let with = pinned.layout(in: window, direction: direction)
      let without = plain.layout(in: window, direction: direction)
      func isPinned(_ id: AnyHashable?) -> Bool {
        guard let id = id?.base as? String else { return false }
        return id.hasPrefix("h") || id.hasPrefix("f")
      }
      func others(_ result: ResolvedLayout) -> [CGRect] {
        result.nodes.filter { !isPinned($0.id) }.map(\.frame)
      }
      #expect(others(with) == others(without))
      #expect(with.diagnostics.isEmpty)
      for node in without.nodes where isPinned(node.id) {
        let frame = with.frame(of: node.id!)
        #expect(frame?.size == node.frame.size)
        #expect(isVertical ? frame?.minX == node.frame.minX : frame?.minY == node.frame.minY)
      }
      // From the leading edge.
      func span(_ frame: CGRect) -> (start: CGFloat, end: CGFloat) {
        if isVertical { return (frame.minY, frame.maxY) }
        if direction == .leftToRight { return (frame.minX, frame.maxX) }
        return (100 - frame.maxX, 100 - frame.minX)
      }
      // Of a section that is one row, all places are known.
      for number in 0..<12 where isWhole {
        func places(_ prefix: String) -> [(start: CGFloat, end: CGFloat)] {
          (0..<8).compactMap { without.frame(of: "\(prefix)\(number).\($0)").map(span) }
        }
        let (headers, footers) = (places("h"), places("f"))
        let all = headers + places("") + footers
        if let first = headers.first, let last = headers.last,
          let frame = with.frame(of: "h\(number).0")
        {
          let end = all[all.count - 1].end
          let expected = max(first.start, min(0, end - (last.end - first.start)))
          #expect(abs(span(frame).start - expected) < 1e-9)
        }
        if let first = footers.first, let last = footers.last,
          let frame = with.frame(of: "f\(number).0")
        {
          // Where the footer ends, less its length.
          let expected = min(last.end, max(100, all[0].start + (last.end - first.start)))
          #expect(abs(span(frame).start - (expected - (last.end - first.start))) < 1e-9)
        }
      }
      offset = max(0, offset + CGFloat(random.below(160) - 50))
    }
  }
}
