import LayoutCore
import Testing

/// Rows that are put together from many parts.
struct RowPartTests {
  private func part(_ count: Int, from first: Int, length: CGFloat? = nil) -> LayoutRows {
    LayoutRows(count: count, length: length, rowForID: { ($0.base as? Int).map { $0 - first } }) {
      [LayoutNode.fixed(width: 3, height: CGFloat((first + $0) % 5 + 1)).id(first + $0)]
    }
  }

  /// Parts of one to four rows, some of them with a promise that is not kept by all of their rows.
  private func rows(parts: Int) -> LayoutRows {
    var rows = LayoutRows()
    for number in 0..<parts {
      rows.append(
        part(number % 4 + 1, from: rows.count, length: number % 3 == 0 ? CGFloat(number % 7) : nil))
    }
    return rows
  }

  @Test func `each row is found, and the row of each id`() {
    let rows = rows(parts: 40)
    #expect(rows.count == 100)
    for row in 0..<100 {
      #expect(rows[row].first?.contains(row) == true)
      #expect(rows.row(for: row) == row)
    }
    #expect(rows[-1].isEmpty && rows[100].isEmpty)
    #expect(rows.row(for: 100) == nil)
    #expect(rows.map { $0.padding(1) }[99].first?.contains(99) == true)
  }

  @Test(arguments: [40, 4_000])
  func `all rows follow each other where nothing scrolls`(parts: Int) {
    let rows = rows(parts: parts)
    let count = rows.count
    let result = LayoutNode.lazyVStack(spacing: 2, rows: rows).layout(proposing: .unspecified)
    var y: CGFloat = 0
    for row in 0..<count {
      let height = CGFloat(row % 5 + 1)
      #expect(result.frame(of: row)?.minY == y)
      y += height + 2
    }
    let total: CGFloat = y - 2
    #expect(result.size.height == total)
  }

  @Test func `rows in sight are those of their parts wherever content is scrolled to`() {
    let rows = rows(parts: 400)
    let count = rows.count
    let tree = LayoutTree(LayoutNode.scroll(.lazyVStack(spacing: 2, rows: rows)).id("scroll"))
    let window = CGSize(width: 10, height: 30)
    tree.layout(in: window)
    for row in stride(from: 5, to: count - 20, by: 97) {
      tree.scroll("scroll", to: .view(row, anchor: .top))
      let result = tree.layout(in: window)
      #expect(result.frame(of: row)?.minY == 0)
      // Far down, sums of expected lengths are rounded.
      let next: CGFloat = CGFloat(row % 5 + 1) + 2
      #expect(abs((result.frame(of: row + 1)?.minY ?? .nan) - next) < 1e-9)
    }
  }

  @Test func `rows are changed in order, very many times, and released`() {
    nonisolated(unsafe) var order: [Int] = []
    let count = 100_000
    let rows = (0..<count).reduce(LayoutRows([.flexible, .fixed(width: 3, height: 2)])) {
      rows, number in
      rows.map { node in
        order.append(number)
        return node
      }
    }
    #expect(rows[1].first?.layout(proposing: .unspecified).size == CGSize(width: 3, height: 2))
    #expect(order == Array(0..<count))
  }
}
