import LayoutKit
import TestViews
import Testing

/// Headers and footers of sections in lazy stacks and grids that scroll.
struct PinnedHeaderTests {
  private struct Shelf: Identifiable {
    let id: Int
    let books: [String]
  }

  private let window = CGSize(width: 100, height: 100)

  /// Three shelves of five books.
  private let shelves = (0..<3).map { shelf in
    Shelf(id: shelf, books: (0..<5).map { "\(shelf).\($0)" })
  }

  private func starts(
    of ids: [String], in view: some View, at offset: CGPoint,
    _ start: (CGRect) -> CGFloat = { $0.minY }
  ) -> [CGFloat?] {
    let tree = LayoutTree(view.id("list").layoutNode())
    tree.layout(in: window)
    tree.scroll("list", to: .offset(offset))
    let result = tree.layout(in: window)
    return ids.map { result.frame(of: $0).map(start) }
  }

  /// A row of 20 for each book, a header of 20 and a footer of 20: each shelf is 140 long.
  private func section(_ shelf: Shelf) -> some View {
    Section {
      ForEach(shelf.books, id: \.self) { Color.blue.frame(width: 20, height: 20).id($0) }
    } header: {
      Color.gray.frame(width: 20, height: 20).id("header \(shelf.id)")
    } footer: {
      Color.gray.frame(width: 20, height: 20).id("footer \(shelf.id)")
    }
  }

  @Test func `a section for each element of data has a header that stays`() {
    let view = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        ForEach(shelves) { section($0) }
      }
    }
    let ids = ["header 0", "0.2", "footer 0"]
    #expect(starts(of: ids, in: view, at: .zero) == [0, 60, 80])
    #expect(starts(of: ids, in: view, at: CGPoint(x: 0, y: 30)) == [0, 30, 80])
    // The first section ends at 10 and takes its header along.
    #expect(
      starts(of: ["header 0", "header 1", "1.0"], in: view, at: CGPoint(x: 0, y: 130))
        == [-10, 10, 30])
  }

  @Test func `sections that are written one by one do the same`() {
    let view = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        section(shelves[0])
        section(shelves[1])
        section(shelves[2])
      }
    }
    #expect(
      starts(of: ["header 0", "0.2", "header 1"], in: view, at: CGPoint(x: 0, y: 50))
        == [0, 10, 90])
    #expect(
      starts(of: ["header 0", "header 1", "1.0"], in: view, at: CGPoint(x: 0, y: 130))
        == [-10, 10, 30])
    // 0.4 is above, and its section is gone.
    #expect(
      starts(of: ["header 0", "0.4", "header 1"], in: view, at: CGPoint(x: 0, y: 160))
        == [nil, nil, 0])
  }

  @Test func `only what is asked for is pinned`() {
    let view = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionFooters]) {
        ForEach(shelves) { section($0) }
      }
    }
    #expect(
      starts(of: ["header 0", "footer 0"], in: view, at: CGPoint(x: 0, y: 10)) == [-10, 80])
  }

  @Test func `rows from right to left are pinned at the right`() {
    let view = ScrollView(.horizontal) {
      LazyHStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        ForEach(shelves) { section($0) }
      }
    }
    let offset = CGPoint(x: 50, y: 0)
    let ids = ["header 0", "0.2", "header 1"]
    #expect(starts(of: ids, in: view, at: offset) { $0.minX } == [0, 10, 90])
    // 100 less the start, less 20.
    let mirrored = view.environment(\.layoutDirection, .rightToLeft)
    #expect(starts(of: ids, in: mirrored, at: offset) { $0.minX } == [80, 70, -10])
  }

  @Test func `grids pin the lines of headers`() {
    // Two books in a line: a shelf is 20 + 3 · 20 + 20 long.
    let columns = [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)]
    let view = ScrollView {
      LazyVGrid(columns: columns, spacing: 0, pinnedViews: [.sectionHeaders]) {
        ForEach(shelves) { section($0) }
      }
    }
    #expect(
      starts(of: ["header 0", "0.4", "header 1"], in: view, at: CGPoint(x: 0, y: 50))
        == [0, 10, 50])
    let rows = ScrollView(.horizontal) {
      LazyHGrid(rows: columns, spacing: 0, pinnedViews: [.sectionHeaders]) {
        ForEach(shelves) { section($0) }
      }
    }
    #expect(
      starts(of: ["header 0", "0.4", "header 1"], in: rows, at: CGPoint(x: 50, y: 0)) { $0.minX }
        == [0, 10, 50])
  }

  @Test func `where nothing scrolls, nothing is pinned`() {
    let view = LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
      ForEach(shelves) { section($0) }
    }
    let result = view.layout(proposing: ProposedViewSize(width: 100, height: 100))
    #expect(result.frame(of: "footer 0")?.minY == 120)
    #expect(result.frame(of: "header 1")?.minY == 140)
  }
}

/// Pinned headers under bars.
struct PinnedHeaderInsetTests {
  private func header(_ y: CGFloat, _ change: (AnyView) -> some View) -> CGFloat? {
    let scroll = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          ForEach(0..<50) { _ in Block(10, 20) }
        } header: {
          Block(10, 30).id("header")
        }
      }
    }
    .scrollPosition(.constant(ScrollPosition(y: y)))
    return change(AnyView(scroll)).layout(
      in: CGSize(width: 100, height: 200),
      safeArea: EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)
    ).frame(of: "header")?.minY
  }

  @Test func `a header is pinned below the unsafe area and margins`() {
    // The scroll view extends under the bar of 40, and keeps its content out of it until it is
    // scrolled.
    #expect(header(0) { $0 } == 40)
    #expect(header(300) { $0 } == 40)
    #expect(header(300) { $0.contentMargins(.top, 15) } == 55)
    #expect(header(300) { $0.safeAreaInset(edge: .top, spacing: 0) { Block(10, 25) } } == 65)
  }
}
