import LayoutKit
import Testing

/// Lazy grids in scroll views: which of their views are described.
struct LazyCellTests {
  private final class Log {
    var cells: [Int] = []
  }

  /// A cell that is 40 high, and takes note that it was described.
  private struct Cell: View {
    let number: Int
    let log: Log

    var body: some View {
      log.cells.append(number)
      return Color.blue.frame(height: 40).id(number)
    }
  }

  private let log = Log()
  private let columns = [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)]
  private let window = CGSize(width: 200, height: 100)

  @MainActor @Test func `cells out of sight are not described`() {
    let view = ScrollView {
      LazyVGrid(columns: columns, spacing: 0) {
        ForEach(0..<100_000) { Cell(number: $0, log: log) }
      }
      .id("grid")
    }
    let result = view.layout(in: window)
    // Three lines of 40 reach into 100. Of the first element, it is seen first what it is described
    // by.
    #expect(Set(log.cells) == Set(0..<6))
    #expect(log.cells.count == 7)
    #expect(result.frame(of: 3) == CGRect(x: 100, y: 40, width: 100, height: 40))
    #expect(result.frame(of: 6) == nil)
    #expect(result.frame(of: "grid")?.height == CGFloat(50_000 * 40))
  }

  @MainActor @Test func `rows of a horizontal grid do the same`() {
    let view = ScrollView(.horizontal) {
      LazyHGrid(rows: [GridItem(), GridItem()], spacing: 10) {
        ForEach(0..<100_000) { Cell(number: $0, log: log).frame(width: 90) }
      }
    }
    let result = view.layout(in: window)
    // Two columns of 90 with 10 between them fill 200.
    #expect(Set(log.cells) == Set(0..<4))
    // (100 - 8) / 2 = 46, in which 40 is centred at 3
    #expect(result.frame(of: 3) == CGRect(x: 100, y: 46 + 8 + 3, width: 90, height: 40))
  }

  @MainActor @Test func `without a scroll view, all cells are laid out`() {
    let view = LazyVGrid(columns: columns, spacing: 0) {
      ForEach(0..<100) { Cell(number: $0, log: log) }
    }
    #expect(view.layout(in: window).frame(of: 99)?.height == 40)
  }

  @MainActor @Test func `cells of several data and single views share lines`() {
    let view = ScrollView {
      LazyVGrid(columns: columns, spacing: 0) {
        ForEach(0..<3) { Cell(number: $0, log: log) }
        Color.red.frame(height: 40).id("single")
        ForEach(10..<100_000) { Cell(number: $0, log: log) }
      }
    }
    let result = view.layout(in: window)
    #expect(result.frame(of: "single") == CGRect(x: 100, y: 40, width: 100, height: 40))
    #expect(result.frame(of: 10) == CGRect(x: 0, y: 80, width: 100, height: 40))
    #expect(Set(log.cells) == [0, 1, 2, 10, 11])
  }

  @MainActor @Test func `cells of sections are described when they come in sight`() {
    let view = ScrollView {
      LazyVGrid(columns: columns, spacing: 0) {
        ForEach(0..<20) { section in
          Section {
            ForEach(0..<1_001) { Cell(number: section * 10_000 + $0, log: log) }
          } header: {
            Color.red.frame(height: 10).id("header \(section)")
          }
        }
      }
    }
    let tree = LayoutTree(view.id("scroll").layoutNode())
    let top = tree.layout(in: window)
    #expect(top.frame(of: "header 0") == CGRect(x: 0, y: 0, width: 200, height: 10))
    #expect(top.frame(of: 1) == CGRect(x: 100, y: 10, width: 100, height: 40))
    // 10 + 3 · 40 = 130 reaches past 100.
    #expect(Set(log.cells).filter { $0 % 10_000 > 0 } == Set(1...5))

    tree.scroll("scroll", to: .view("header 7", anchor: .top))
    let below = tree.layout(in: window)
    #expect(below.frame(of: "header 7") == CGRect(x: 0, y: 0, width: 200, height: 10))
    #expect(below.frame(of: 70_000) == CGRect(x: 0, y: 10, width: 100, height: 40))
    // The last line of a section of 1,001 has one cell.
    #expect(below.frame(of: 61_000) == nil)
  }

  @MainActor @Test func `elements that may be several views are counted`() {
    let view = ScrollView {
      LazyVGrid(columns: columns, spacing: 0) {
        ForEach(0..<4) { element in
          Cell(number: element, log: log)
          if element == 0 { Cell(number: 100, log: log) }
        }
      }
    }
    let result = view.layout(in: CGSize(width: 200, height: 200))
    // 0 and 100, 1 and 2, 3
    #expect(result.frame(of: 100) == CGRect(x: 100, y: 0, width: 100, height: 40))
    #expect(result.frame(of: 3) == CGRect(x: 0, y: 80, width: 100, height: 40))
  }

  @Test func `content is scrolled to an element that was not described`() {
    struct Photo: Identifiable { let id: String }
    let photos = (0..<10_000).map { Photo(id: "photo \($0)") }
    let view = ScrollView {
      LazyVGrid(columns: columns, spacing: 0) {
        ForEach(photos) { _ in Color.blue.frame(height: 40).id("seen") }
      }
      .id("grid")
    }
    let tree = LayoutTree(view.id("scroll").layoutNode())
    tree.layout(in: window)
    tree.scroll("scroll", to: .view("photo 5001", anchor: .top))
    // 5,001 is in line 2,500.
    #expect(tree.layout(in: window).frame(of: "grid")?.minY == CGFloat(-2_500 * 40))
  }

  @Test func `an element of sections is scrolled to`() {
    let view = ScrollView {
      LazyVGrid(columns: columns, spacing: 0) {
        ForEach(["a", "b", "c"], id: \.self) { section in
          Section {
            ForEach(0..<20) { Color.blue.frame(height: 40).id("\(section).\($0)") }
          } header: {
            Color.red.frame(height: 10).id("header \(section)")
          }
        }
      }
    }
    .scrollPosition(id: .constant("b"), anchor: .top)
    let result = view.layout(in: window)
    #expect(result.frame(of: "header b")?.minY == 0)
    #expect(result.frame(of: "b.0")?.minY == 10)
  }
}
