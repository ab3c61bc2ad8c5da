import LayoutCore
import Testing

/// Changes to what the last layout described: the content of readers, and rows of lazy containers.
struct LateChangeTests {
  static let window = CGSize(width: 100, height: 100)

  static func box(_ width: CGFloat, _ height: CGFloat = 20) -> LayoutNode {
    .fixed(width: width, height: height)
  }

  final class Count: @unchecked Sendable { var value = 0 }

  /// A header of 20 above a reader with two boxes in a column.
  private static func page(_ count: Count = Count()) -> LayoutTree {
    let reader = LayoutNode.geometryReader { proxy in
      count.value += 1
      let width = proxy.size.width
      return [
        LayoutNode.vstack(
          alignment: .leading, spacing: 0,
          [box(width / 2).id("half"), box(width / 4).id("quarter")]
        ).id("column"), box(7).id("corner"),
      ]
    }
    return LayoutTree(.vstack(spacing: 0, [box(100).id("header"), reader.id("reader")]))
  }

  /// A hundred rows of 20 in a scroll view, each with a box of 10 and its number in it.
  static func list(_ count: Count = Count()) -> LayoutTree {
    let rows = LayoutRows(count: 100) { row in
      count.value += 1
      return [LayoutNode.hstack(spacing: 0, [box(10).id("box \(row)"), .spacer]).id(row)]
    }
    return LayoutTree(LayoutNode.scroll(.lazyVStack(spacing: 0, rows: rows)).id("list"))
  }

  /// A closure of the tree may look for an id while the tree is laid out, when not all is there.
  @Test func `ids are found after a layout in which one was looked for`() {
    final class Asking: @unchecked Sendable {
      weak var tree: LayoutTree?
      var id: AnyHashable?
    }
    let asking = Asking()
    let readers = (0..<4).map { number in
      LayoutNode.geometryReader { proxy in
        if number == 1, let id = asking.id { _ = asking.tree?.reference(to: id) }
        return [Self.box(proxy.size.width, 5).id(number)]
      }
    }
    let tree = LayoutTree(.vstack(spacing: 0, readers))
    asking.tree = tree
    tree.layout(in: Self.window)
    asking.id = 2
    let result = tree.layout(in: CGSize(width: 80, height: 100))
    #expect((0..<4).map { result.frame(of: $0)?.width } == [80, 80, 80, 80])
    #expect((0..<4).allSatisfy { tree.reference(to: $0) != nil })
  }

  @Test func `rows that have gone are not found after a layout in which they were looked for`() {
    final class Asking: @unchecked Sendable { weak var tree: LayoutTree? }
    let asking = Asking()
    // The other rows are expected to be as short as the first, so some of the second stack come in
    // sight for a round.
    func stack(_ name: String, _ height: @escaping @Sendable (Int) -> CGFloat) -> LayoutNode {
      .lazyVStack(
        spacing: 0,
        rows: LayoutRows(count: 20) { [Self.box(10, height($0)).id("\(name)\($0)")] })
    }
    let leaf = LayoutNode.measured { proposal in
      _ = asking.tree?.reference(to: "b7")
      return LeafMeasurement(size: proposal.replacingUnspecifiedDimensions())
    }
    let column = LayoutNode.vstack(
      spacing: 0, [stack("a") { $0 == 0 ? 1 : 50 }, stack("b") { _ in 10 }])
    let tree = LayoutTree(.scroll(column.background(leaf)))
    asking.tree = tree
    let result = tree.layout(in: Self.window)
    #expect(result.frame(of: "a0") != nil)
    #expect(result.frame(of: "b7") == nil)
  }

  @Test func `a reader's content changes like everything else`() {
    let count = Count()
    let tree = Self.page(count)
    tree.layout(in: Self.window)
    #expect(tree.replace("half", with: Self.box(30, 25).id("half")))
    #expect(tree.insert(Self.box(5, 5).id("new"), at: 1, into: "column"))
    var result = tree.layout(in: Self.window)
    #expect(result.frame(of: "half") == CGRect(x: 0, y: 20, width: 30, height: 25))
    #expect(result.frame(of: "new") == CGRect(x: 0, y: 45, width: 5, height: 5))
    #expect(result.frame(of: "quarter") == CGRect(x: 0, y: 50, width: 25, height: 20))
    #expect(tree.move("quarter", to: 0))
    #expect(tree.remove("half"))
    #expect(tree.remove("corner"))
    result = tree.layout(in: Self.window)
    #expect(result.frame(of: "quarter")?.minY == 20)
    #expect(result.frame(of: "new")?.minY == 40)
    #expect(result.frame(of: "half") == nil)
    #expect(result.frame(of: "corner") == nil)
    #expect(result.diagnostics.isEmpty)
    #expect(count.value == 1)
  }

  @Test func `changes stay until the content is described again`() {
    let tree = Self.page()
    tree.layout(in: Self.window)
    tree.replace("half", with: Self.box(30).id("half"))
    tree.replace("header", with: Self.box(60).id("header"))
    #expect(tree.layout(in: Self.window).frame(of: "half")?.width == 30)
    // Another height of the reader.
    tree.replace("header", with: Self.box(60, 30).id("header"))
    #expect(tree.layout(in: Self.window).frame(of: "half")?.width == 50)
  }

  @Test func `rows in sight change like everything else`() {
    let count = Count()
    let tree = Self.list(count)
    tree.layout(in: Self.window)
    #expect(count.value == 5)
    #expect(tree.replace("box 1", with: Self.box(40, 35).id("box 1")))
    #expect(tree.replace(3, with: Self.box(50, 10).id(3)))
    let result = tree.layout(in: Self.window)
    #expect(result.frame(of: "box 1") == CGRect(x: 0, y: 20, width: 40, height: 35))
    // 20 + 35 + 20 above; in the middle of 100.
    #expect(result.frame(of: 3) == CGRect(x: 25, y: 75, width: 50, height: 10))
    #expect(result.frame(of: 4)?.minY == 85)
    #expect(count.value == 5)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `a row that comes back is described`() {
    let tree = Self.list()
    tree.layout(in: Self.window)
    tree.replace("box 1", with: Self.box(40).id("box 1"))
    tree.layout(in: Self.window)
    tree.scroll("list", to: .offset(CGPoint(x: 0, y: 1_000)))
    tree.layout(in: Self.window)
    #expect(!tree.replace("box 1", with: Self.box(50)))
    tree.scroll("list", to: .offset(.zero))
    let result = tree.layout(in: Self.window)
    #expect(result.frame(of: "box 1")?.width == 10)
    #expect(
      result.diagnostics.map(\.message) == [
        "Nothing was replaced: the view with the id \"box 1\" was not described before this layout."
      ])
  }

  @Test func `what a closure describes is replaced, and not joined or taken apart`() {
    let tree = Self.list()
    tree.layout(in: Self.window)
    #expect(!tree.remove(2))
    #expect(!tree.move("box 1", into: 2))
    #expect(!tree.move("box 1", into: "list"))
    #expect(tree.insert(Self.box(5), into: 2))
    #expect(tree.layout(in: Self.window).frame(of: 2)?.width == 100)
  }

  @Test func `what is scrolled in a row stays scrolled`() {
    let rows = LayoutRows(count: 20) { row in
      let cards = (0..<10).map { Self.box(40).id("\(row).\($0)") }
      return [LayoutNode.scroll(along: .horizontal, .hstack(spacing: 0, cards)).id("shelf \(row)")]
    }
    let tree = LayoutTree(.scroll(.lazyVStack(spacing: 0, rows: rows)))
    tree.layout(in: Self.window)
    #expect(tree.scroll("shelf 1", to: .offset(CGPoint(x: 60, y: 0))))
    for _ in 0..<2 {
      let result = tree.layout(in: Self.window)
      #expect(result.frame(of: "1.2")?.minX == 20)
      #expect(result.frame(of: "0.2")?.minX == 80)
      tree.invalidate("0.2")
    }
  }

  @Test func `references find what was described`() throws {
    let tree = Self.page()
    let result = tree.layout(in: Self.window)
    let quarter = try #require(tree.reference(to: "quarter"))
    #expect(result.frame(of: quarter) == result.frame(of: "quarter"))
    #expect(result.node(of: quarter)?.ids == ["quarter"])
    let place = try #require(result.node(of: "quarter")?.place)
    #expect(tree.reference(at: place) == quarter)
    let column = try #require(tree.reference(to: "column"))
    #expect(tree.children(of: column).last == quarter)
    tree.replace(quarter, with: Self.box(9).id("quarter"))
    #expect(tree.layout(in: Self.window).frame(of: quarter)?.width == 9)
    tree.remove("half")
    #expect(!tree.replace(quarter, with: Self.box(9)))
    #expect(tree.layout(in: Self.window).frame(of: quarter) == nil)
  }

  @Test func `earlier results stay as they were`() {
    for (tree, id) in [(Self.page(), "half"), (Self.list(), "box 2")] {
      var results = [tree.layout(in: Self.window)]
      let width = results[0].frame(of: id)?.width
      for width in [30, 35, 40] as [CGFloat] {
        tree.replace(id, with: Self.box(width).id(id))
        results.append(tree.layout(in: Self.window))
      }
      #expect(results.map { $0.frame(of: id)?.width } == [width, 30, 35, 40])
      #expect(Set(results.map(\.nodes.count)).count == 1)
    }
  }

  @Test func `nodes around move without losing it`() {
    let tree = LayoutTree(
      LayoutNode.vstack(
        spacing: 0,
        (0..<3).map { number in
          LayoutNode.geometryReader { _ in [Self.box(10).id("in \(number)")] }.frame(height: 20)
            .id(number)
        }
      ).id("column"))
    tree.layout(in: Self.window)
    tree.replace("in 2", with: Self.box(15).id("in 2"))
    tree.remove(0)
    #expect(tree.replace("in 1", with: Self.box(12).id("in 1")))
    tree.insert(Self.box(1), at: 0, into: "column")
    for number in 0..<40 { tree.insert(Self.box(1).id("extra \(number)"), into: "column") }
    for number in 0..<40 { tree.remove("extra \(number)") }
    let result = tree.layout(in: Self.window)
    #expect(result.frame(of: "in 1")?.width == 12)
    #expect(result.frame(of: "in 2")?.width == 15)
  }

  @Test func `what each layout describes again is not changed, and that is said`() {
    let tree = LayoutTree(
      .geometryReader { proxy in
        [
          LayoutNode.measured { _ in LeafMeasurement(width: proxy.size.width / 2, height: 5) }
            .id("leaf")
        ]
      })
    tree.layout(in: Self.window)
    #expect(!tree.replace("leaf", with: Self.box(1).id("leaf")))
    let result = tree.layout(in: Self.window)
    #expect(result.frame(of: "leaf")?.width == 50)
    #expect(
      result.diagnostics.map(\.message) == [
        "Nothing was replaced: each layout describes the view with the id \"leaf\" again, because "
          + "a reader's content keeps its proxy, a preference can't be compared, or a row goes by "
          + "the size of the container around."
      ])
  }
}

// MARK: - Rows

extension LateChangeTests {
  @Test func `content in rows is read once they have their place`() {
    let count = Count()
    let rows = LayoutRows(count: 10) { row in
      [
        LayoutNode.geometryReader { proxy in
          count.value += 1
          let y = proxy.frame(in: .global).minY
          return [Self.box(y + 1, 5).id("mark \(row)")]
        }.frame(height: 20)
      ]
    }
    let tree = LayoutTree(.scroll(.lazyVStack(spacing: 0, rows: rows)))
    #expect(tree.layout(in: Self.window).frame(of: "mark 2")?.width == 41)
    #expect(count.value == 5)
    #expect(tree.replace("mark 2", with: Self.box(7, 5).id("mark 2")))
    #expect(tree.layout(in: Self.window).frame(of: "mark 2")?.width == 7)
    #expect(count.value == 5)
  }

  @Test func `rows are as broad as the broadest that is left`() {
    let rows = LayoutRows(count: 3) { row in [Self.box(row == 0 ? 80 : 20).id(row)] }
    let tree = LayoutTree(
      LayoutNode.lazyVStack(spacing: 0, rows: rows).fixedSize(horizontal: true, vertical: false)
        .id("list"))
    #expect(tree.layout(in: Self.window).frame(of: "list")?.width == 80)
    for width in [40, 90, 10] as [CGFloat] {
      tree.replace(0, with: Self.box(width).id(0))
      #expect(tree.layout(in: Self.window).frame(of: "list")?.width == max(width, 20))
    }
  }

  @Test func `changes of one row, over and over, take no more memory`() {
    let tree = Self.list()
    var sizes: [Int] = []
    for round in 0..<400 {
      tree.replace("box 1", with: Self.box(CGFloat(round % 9)).id("box 1"))
      tree.replace("box 1", with: Self.box(CGFloat(round % 7)).id("box 1"))
      tree.layout(in: Self.window)
      sizes.append(tree.byteCount)
    }
    // Tables that have grown much are tidied every few changes.
    #expect(sizes[200...].max() ?? 0 <= 2 * (sizes[..<200].max() ?? 0))
  }
}
