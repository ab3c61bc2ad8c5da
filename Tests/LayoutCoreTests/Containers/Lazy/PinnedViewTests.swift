import LayoutCore
import Testing

/// Headers and footers of sections that scrolling keeps in sight: they are drawn elsewhere, and
/// nothing else changes.
struct PinnedViewTests {
  private let window = CGSize(width: 100, height: 100)

  /// A view that is 20 long along both axes.
  private func view(_ id: String, _ length: CGFloat = 20) -> LayoutNode {
    LayoutNode.fixed(width: length, height: length).id(id)
  }

  /// Rows of known parts: in each section a header, five rows and a footer, all 20 long. A section
  /// is 140 long.
  private func parts(_ count: Int, promise: CGFloat? = nil) -> LayoutRows {
    var rows = LayoutRows()
    for number in 0..<count {
      rows.append(
        LayoutRows([view("header \(number)")]).inSection(number, as: .header))
      rows.append(
        LayoutRows(count: 5, length: promise) { [view("\(number).\($0)")] }
          .inSection(number, as: .content))
      rows.append(
        LayoutRows([view("footer \(number)")]).inSection(number, as: .footer))
    }
    return rows
  }

  /// The same, with a row for each section as a whole.
  private func wholes(_ count: Int) -> LayoutRows {
    LayoutRows(count: count, rowForID: { _ in nil }) { number in
      func node(_ id: String, _ part: SectionPart) -> LayoutNode {
        view(id).inSection(number, as: part)
      }
      return [node("header \(number)", .header)]
        + (0..<5).map { node("\(number).\($0)", .content) }
        + [node("footer \(number)", .footer)]
    }
  }

  private func list(
    _ rows: LayoutRows, pinning views: PinnedScrollableViews = [.sectionHeaders],
    spacing: CGFloat = 0
  ) -> LayoutTree {
    LayoutTree(
      .scroll(
        LayoutNode.lazyVStack(
          alignment: .leading, spacing: spacing, pinnedViews: views, rows: rows
        ).id("stack")
      ).id("list"))
  }

  /// Where views begin after a list is scrolled.
  private func starts(
    of ids: [String], in tree: LayoutTree, at offset: CGFloat
  ) -> [CGFloat?] {
    tree.scroll("list", to: .offset(CGPoint(x: 0, y: offset)))
    let result = tree.layout(in: window)
    return ids.map { result.frame(of: $0)?.minY }
  }

  // MARK: - Stacks

  @Test func `a header stays at the top until its section's end pushes it out`() {
    for rows in [parts(3), parts(3, promise: 20), wholes(3)] {
      let tree = list(rows)
      let ids = ["header 0", "0.3", "header 1"]
      // Not scrolled, everything is in its place. The second section begins at 140, out of sight.
      #expect(starts(of: ids, in: tree, at: 0) == [0, 80, nil])
      // The header's place is at -50. Its section's end at 90 is far below.
      #expect(starts(of: ids, in: tree, at: 50) == [0, 30, 90])
      // The section ends at 140 - 130 = 10, so its header ends there. The next one is in its place.
      #expect(starts(of: ["header 0", "header 1"], in: tree, at: 130) == [-10, 10])
      // The next section's header is at the top, and the first one is gone or out of sight.
      #expect(starts(of: ["header 1", "1.2"], in: tree, at: 180) == [0, 20])
      // And back.
      #expect(starts(of: ids, in: tree, at: 50) == [0, 30, 90])
      #expect(starts(of: ["header 0", "0.0", "0.1"], in: tree, at: 0) == [0, 20, 40])
    }
  }

  @Test func `a footer stays at the bottom from its section's start on`() {
    for rows in [parts(3), parts(3, promise: 20), wholes(3)] {
      let tree = list(rows, pinning: [.sectionFooters])
      // The footer's place is 120; it ends at 100 in sight.
      #expect(starts(of: ["header 0", "0.3", "footer 0"], in: tree, at: 0) == [0, 80, 80])
      #expect(starts(of: ["0.3", "footer 0"], in: tree, at: 10) == [70, 80])
      // From 40 on it is in its place.
      #expect(starts(of: ["0.3", "footer 0"], in: tree, at: 60) == [20, 60])
      // The second section begins at 140 - 50 = 90. Its footer begins with it, and reaches out of
      // sight.
      #expect(starts(of: ["footer 0", "header 1", "footer 1"], in: tree, at: 50) == [70, 90, 90])
    }
  }

  @Test func `nothing is in sight between margins that are wider than the view`() {
    var rows = LayoutRows([view("header")]).inSection(0, as: .header)
    rows.append(LayoutRows(count: 5) { [view("\($0)")] }.inSection(0, as: .content))
    rows.append(LayoutRows([view("footer")]).inSection(0, as: .footer))
    let tree = LayoutTree(
      LayoutNode.scroll(
        along: .horizontal, to: .offset(CGPoint(x: 30, y: 0)),
        margins: EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 60),
        .lazyHStack(spacing: 0, pinnedViews: [.sectionFooters], rows: rows)))
    // The footer's end is where sight ends, which is where it begins: 60 from the edge.
    #expect(tree.layout(in: window).frame(of: "footer")?.maxX == 60)
  }

  @Test func `headers and footers are pinned together`() {
    for rows in [parts(3), wholes(3)] {
      let tree = list(rows, pinning: [.sectionHeaders, .sectionFooters])
      #expect(
        starts(of: ["header 0", "0.2", "footer 0"], in: tree, at: 30) == [0, 30, 80])
    }
  }

  @Test func `views keep their room and their sizes`() {
    let pinned = list(parts(3))
    let result = pinned.layout(in: window)
    #expect(result.frame(of: "stack") == CGRect(x: 0, y: 0, width: 100, height: 3 * 140))
    pinned.scroll("list", to: .offset(CGPoint(x: 0, y: 50)))
    #expect(
      pinned.layout(in: window).frame(of: "header 0") == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `a header that is far out of sight is described, and the rows between are not`() {
    nonisolated(unsafe) var described: [Int] = []
    var rows = LayoutRows([view("header")]).inSection(0, as: .header)
    rows.append(
      LayoutRows(count: 1_000_000, length: 20) { row in
        described.append(row)
        return [view("\(row)")]
      }.inSection(0, as: .content))
    let tree = list(rows)
    tree.scroll("list", to: .offset(CGPoint(x: 0, y: 10_000_020)))
    let result = tree.layout(in: window)
    #expect(described == Array(500_000..<500_005))
    #expect(result.frame(of: "header")?.minY == 0)
    #expect(result.frame(of: "500000")?.minY == 0)
  }

  @Test func `several views of a header move as a block`() {
    // A header of two views in a row, and of two rows: 40 of 100.
    let rows = LayoutRows([view("a"), view("b")]).inSection(0, as: .header)
    let row = LayoutRows(count: 1) { _ in [view("a"), view("b")] }.inSection(0, as: .header)
    for headers in [rows, row] {
      var all = headers
      all.append(
        LayoutRows((0..<3).map { view("\($0)") }).inSection(0, as: .content))
      all.append(LayoutRows((3..<13).map { view("\($0)") }))
      let tree = list(all)
      #expect(starts(of: ["a", "b", "1"], in: tree, at: 30) == [0, 20, 30])
      // The section ends at 100 - 70 = 30.
      #expect(starts(of: ["a", "b", "2"], in: tree, at: 70) == [-10, 10, 10])
    }
  }

  @Test func `spacing around a section does not belong to it`() {
    // With 10 between views, a section is 7 · 20 + 6 · 10 = 200 long, and the next one begins at
    // 210.
    for rows in [parts(3), wholes(3)] {
      let tree = list(rows, spacing: 10)
      // 200 - 195 = 5 is where the section ends.
      #expect(starts(of: ["header 0", "header 1"], in: tree, at: 195) == [-15, 15])
    }
  }

  @Test func `sections in a section's row are pinned in their row`() {
    // A section whose content is two rows, each a section of 140.
    var rows = LayoutRows([view("outer")]).inSection(7, as: .header)
    rows.append(wholes(2).inSection(7, as: .content))
    let tree = list(rows)
    tree.layout(in: window)
    // The first inner header is at 20 - 60. Both are at the top.
    #expect(starts(of: ["outer", "header 0", "0.2"], in: tree, at: 60) == [0, 0, 20])
  }

  // MARK: - Lengths that are not known

  @Test func `a header of unknown length out of sight changes nothing else`() {
    func tree(_ views: PinnedScrollableViews) -> LayoutTree {
      var rows = LayoutRows()
      for number in 0..<100 {
        rows.append(
          LayoutRows([view("header \(number)", 50)]).inSection(number, as: .header))
        rows.append(
          LayoutRows(count: 10) { [view("\(number).\($0)", 10)] }
            .inSection(number, as: .content))
      }
      let tree = list(rows, pinning: views)
      tree.layout(in: window)
      // Somewhere in the middle, of which nothing was seen yet.
      tree.scroll("list", to: .view("50.5", anchor: .top))
      return tree
    }
    let (pinned, plain) = (tree([.sectionHeaders]), tree([]))
    for _ in 0..<30 {
      let (with, without) = (pinned.layout(in: window), plain.layout(in: window))
      #expect(with.frame(of: "stack") == without.frame(of: "stack"))
      let rows = without.nodes.filter { !"\($0.id?.base ?? "")".hasPrefix("header") }
      for row in rows where row.id != nil {
        #expect(with.frame(of: row.id!) == row.frame)
      }
      // Scrolling up, rows are learned that come in sight above.
      guard let offset = without.node(of: "list")?.visibleContent?.minY else { break }
      for tree in [pinned, plain] {
        tree.scroll("list", to: .offset(CGPoint(x: 0, y: offset - 17)))
      }
    }
    let first = tree([.sectionHeaders]).layout(in: window)
    // Five rows of 10 are left of the section, which is just as long as the header.
    #expect(first.frame(of: "50.5")?.minY == 0)
    #expect(abs(first.frame(of: "header 50")?.minY ?? .infinity) < 1e-6)
  }

  @Test func `scrolling to a view is not disturbed`() {
    for rows in [parts(30), wholes(30)] {
      let tree = list(rows)
      tree.layout(in: window)
      tree.scroll("list", to: .view("2.2", anchor: .top))
      #expect(tree.layout(in: window).frame(of: "2.2")?.minY == 0)
      #expect(tree.layout(in: window).frame(of: "header 2")?.minY == 0)
      // A pinned header is scrolled to where its room is, and its first row follows it.
      tree.scroll("list", to: .view("header 2", anchor: .top))
      let result = tree.layout(in: window)
      #expect(result.frame(of: "header 2")?.minY == 0)
      #expect(result.frame(of: "2.0")?.minY == 20)
    }
  }

  // MARK: - The other axis

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `horizontal lists pin at their leading edge`(_ direction: LayoutDirection) {
    for rows in [parts(3), parts(3, promise: 20), wholes(3)] {
      let tree = LayoutTree(
        .scroll(
          along: .horizontal,
          .lazyHStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters], rows: rows)
        ).id("list"))
      tree.scroll("list", to: .offset(CGPoint(x: 30, y: 0)))
      let result = tree.layout(in: window, direction: direction)
      // From the leading edge, as in a vertical list: 0, 30 and 80. All are 20 wide.
      let starts = ["header 0", "0.2", "footer 0"].map { result.frame(of: $0)?.minX }
      // From right to left, the same from the right edge: 100 - 0 - 20, 100 - 30 - 20, 100 - 80 -
      // 20.
      #expect(starts == (direction == .leftToRight ? [0, 30, 80] : [80, 50, 0]))
    }
  }

  @Test func `nothing is pinned where nothing scrolls along the axis`() {
    for rows in [parts(3), wholes(3)] {
      let stack = LayoutNode.lazyVStack(
        spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters], rows: rows)
      let across = LayoutNode.scroll(along: .horizontal, stack)
      for node in [stack, across] {
        let result = node.layout(proposing: ProposedViewSize(width: 100, height: 100))
        #expect(result.frame(of: "footer 0")?.minY == 120)
        #expect(result.frame(of: "header 1")?.minY == 140)
        #expect(result.nodes.map(\.drawingOrder) == Array(result.nodes.indices))
      }
    }
  }

  // MARK: - Grids

  @Test(arguments: [Axis.vertical, .horizontal])
  func `grids pin the lines of headers`(_ axis: Axis) {
    // Two cells of 20 in a line: a section is a header of 20, three lines of 20, and a footer of
    // 20.
    let items = [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0)]
    let views: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
    let grid =
      axis == .vertical
      ? LayoutNode.lazyVGrid(columns: items, spacing: 0, pinnedViews: views, cells: parts(4))
      : .lazyHGrid(rows: items, spacing: 0, pinnedViews: views, cells: parts(4))
    let tree = LayoutTree(
      .scroll(along: axis == .vertical ? .vertical : .horizontal, grid).id("list"))
    func starts(_ ids: [String], at offset: CGFloat) -> [CGFloat?] {
      let isVertical = axis == .vertical
      tree.scroll(
        "list", to: .offset(CGPoint(x: isVertical ? 0 : offset, y: isVertical ? offset : 0)))
      let result = tree.layout(in: window)
      return ids.map { result.frame(of: $0).map { isVertical ? $0.minY : $0.minX } }
    }
    #expect(starts(["header 0", "0.2", "footer 0"], at: 0) == [0, 40, 80])
    // The section ends at 100 - 30 = 70, where the next one begins, whose footer's end is at 100.
    let ids = ["header 0", "0.4", "footer 0", "header 1", "footer 1"]
    #expect(starts(ids, at: 30) == [0, 30, 50, 70, 80])
    // 100 - 90 = 10: the header ends there.
    #expect(starts(["header 0", "header 1", "1.0"], at: 90) == [-10, 10, 30])
  }

  // MARK: - Results

  @Test func `pinned views are drawn above the rows, and stay where they are described`() {
    for rows in [parts(3), wholes(3)] {
      let tree = list(rows)
      tree.scroll("list", to: .offset(CGPoint(x: 0, y: 50)))
      let nodes = tree.layout(in: window).nodes
      let (header, row) = (
        nodes.firstIndex { $0.id == AnyHashable("header 0") },
        nodes.firstIndex { $0.id == AnyHashable("0.2") }
      )
      guard let header, let row else {
        Issue.record("both are in sight")
        continue
      }
      #expect(header < row)
      #expect(nodes[header].frame.minY == 0)
      #expect(nodes[header].drawingOrder > nodes[row].drawingOrder)
      #expect(Set(nodes.map(\.drawingOrder)) == Set(nodes.indices))
    }
  }

  @Test func `readers in a header see where it is pinned`() {
    nonisolated(unsafe) var seen: [CGFloat] = []
    for isWhole in [false, true] {
      let header = LayoutNode.geometryReader { proxy in
        seen.append(proxy.frame(in: .global).minY)
        return [.flexible]
      }.frame(height: 20)
      var rows = LayoutRows([header]).inSection(0, as: .header)
      rows.append(
        LayoutRows((0..<10).map { view("\($0)") }).inSection(0, as: .content))
      if isWhole {
        let nodes = (0..<rows.count).flatMap { rows[$0] }
        rows = LayoutRows(count: 1) { _ in nodes }
      }
      let tree = list(rows)
      tree.scroll("list", to: .offset(CGPoint(x: 0, y: 50)))
      tree.layout(in: window)
      #expect(seen.last == 0)
    }
  }

  @Test func `an explanation says why a view is pinned`() {
    for rows in [parts(3), wholes(3)] {
      let tree = list(rows)
      tree.scroll("list", to: .offset(CGPoint(x: 0, y: 50)))
      let explanation = tree.layout(in: window).explain("header 0")
      #expect(
        "\(explanation)".contains(
          "It is pinned: it moves by 50 on y, so that it stays in sight as long as its section is."
        ))
    }
  }
}
