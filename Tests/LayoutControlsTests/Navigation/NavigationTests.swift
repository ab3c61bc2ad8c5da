import LayoutControls
import LayoutKit
import TestViews
import Testing

/// Screens, tabs and columns.
struct NavigationTests {
  private let window = ProposedViewSize(600, 200)

  @Test func `a stack of screens takes what it is offered`() {
    let stack = NavigationStack {
      Block(20, 10).id("root")
    }
    let result = stack.layout(proposing: ProposedViewSize(100, 50))
    expect(result, size: (100, 50), ["root": (40, 20, 20, 10)])
    #expect(stack.layout(proposing: .unspecified).size == CGSize(width: 20, height: 10))
    // Too large a view leaves the screen as it is.
    expect(
      NavigationStack { Block(120, 10).id("root") }.layout(proposing: ProposedViewSize(100, 50)),
      size: (100, 50), ["root": (-10, 20, 120, 10)])
  }

  private struct Pages: TabContent {
    var body: some TabContent<Int> {
      Tab("One", systemImage: "1.circle", value: 1) { Block(10, 10).id("one") }
      Tab("Two", systemImage: "2.circle", value: 2) { Block(20, 10).id("two") }
    }
  }

  private struct Book: TabContent {
    var body: some TabContent<Int> { Pages() }
  }

  @Test func `tabs are selected by what selects those they are made of`() {
    let number: Book.TabValue = 2
    let result = TabView(selection: .constant(number)) { Book() }.layout(proposing: window)
    #expect(result.frame(of: "one") == nil)
    #expect(result.frame(of: "two")?.size == CGSize(width: 20, height: 10))
  }

  struct Page: Hashable, Codable {
    var number: Int
  }

  struct Unwritten: Hashable {}

  private struct Secret: Hashable, Codable {}

  @Test func `paths are kept`() throws {
    var path = NavigationPath(["a"])
    path.append(Page(number: 2))
    path.append([3])
    let data = try JSONEncoder().encode(#require(path.codable))
    let kept = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(kept == path.codable)
    #expect(NavigationPath(kept) == path)
    path.append(Unwritten())
    #expect(path.codable == nil)
    path.removeLast()
    path.append(Secret())
    #expect(path.codable == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"["no type", 1]"#.utf8))
    }
  }

  @Test func `paths are lists`() {
    var path = NavigationPath(["a", "b"])
    path.append(3)
    path.removeLast(2)
    #expect(path.count == 1)
    #expect(path == NavigationPath(["a"]))
    path.removeLast()
    #expect(path.isEmpty)
    let stacks: [any View] = [
      NavigationStack(path: .constant(path)) { Filler() },
      NavigationStack(path: .constant([1, 2])) { Filler() },
    ]
    for stack in stacks {
      #expect(
        AnyView(stack).layout(proposing: window).size == CGSize(width: 600, height: 200))
    }
  }

  @Test func `columns share the width`() {
    let view = NavigationSplitView {
      Filler().id("sidebar")
    } content: {
      Filler().id("content")
    } detail: {
      Block(20, 10).id("detail")
    }
    // 200, 240, and the other 160 for the detail.
    expect(
      view.layout(proposing: window), size: (600, 200),
      [
        "sidebar": (0, 0, 200, 200), "content": (200, 0, 240, 200), "detail": (510, 95, 20, 10),
      ])
    let compact = view.layout(proposing: window) { $0.horizontalSizeClass = .compact }
    expect(compact, size: (600, 200), ["sidebar": (0, 0, 600, 200)])
    #expect(compact.frame(of: "content") == nil)
  }

  @Test func `columns have widths of their own`() {
    func view(_ visibility: NavigationSplitViewVisibility) -> some View {
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        Filler().navigationSplitViewColumnWidth(min: 100, ideal: 80, max: 300).id("sidebar")
      } detail: {
        Filler().id("detail")
      }
    }
    expect(
      view(.all).layout(proposing: window),
      ["sidebar": (0, 0, 100, 200), "detail": (100, 0, 500, 200)])
    expect(view(.detailOnly).layout(proposing: window), ["detail": (0, 0, 600, 200)])
  }

  @Test func `a navigation view has columns`() {
    let view = NavigationView {
      Filler().id("first")
      Filler().id("second")
    }
    expect(
      view.layout(proposing: window), ["first": (0, 0, 200, 200), "second": (200, 0, 400, 200)])
    expect(
      view.navigationViewStyle(.stack).layout(proposing: window), ["first": (0, 0, 600, 200)])
  }

  @Test func `the selected tab is laid out`() {
    func view(_ selection: Int) -> some View {
      TabView(selection: .constant(selection)) {
        Block(20, 10).id("one").tag(1)
        Block(40, 10).id("two").tag(2)
      }
    }
    expect(
      view(2).layout(proposing: window), size: (600, 200), ["two": (280, 95, 40, 10)])
    #expect(view(2).layout(proposing: window).frame(of: "one") == nil)
    #expect(view(5).layout(proposing: window).frame(of: "one") != nil)
    let pages = TabView(selection: .constant(1)) {
      ForEach(0..<3) { number in Color.red.id("page \(number)") }
    }
    #expect(pages.layout(proposing: window).frame(of: "page 1") != nil)
    #expect(pages.layout(proposing: window).frame(of: "page 0") == nil)
    let optional = TabView(selection: .constant(2 as Int?)) {
      Block(20, 10).id("one").tag(1)
      Block(40, 10).id("two").tag(2)
    }
    #expect(optional.layout(proposing: window).frame(of: "two") != nil)
    #expect(TabView { EmptyView() }.layout(proposing: window).size.width == 600)
  }

  @Test func `tabs have values`() {
    let view = TabView(selection: .constant("b")) {
      Tab("A", systemImage: "a", value: "a") { Block(20, 10).id("a") }
      TabSection("More") {
        Tab("B", systemImage: "b", value: "b") {
          Block(20, 10).id("b")
          Block(20, 10)
        }
        Tab(value: "c", role: .search) { Block(20, 10).id("c") }
      }
    }
    let result = view.layout(proposing: window)
    // Two views in a tab are below each other: 10 + 8 + 10.
    expect(result, ["b": (290, 86, 20, 10)])
    #expect(result.frame(of: "a") == nil)
    let plain = TabView {
      Tab("A", systemImage: "a") { Filler().id("a") }
      Tab("B", systemImage: "b") { Filler().id("b") }
    }
    expect(plain.layout(proposing: window), ["a": (0, 0, 600, 200)])
    #expect(plain.layout(proposing: window).frame(of: "b") == nil)
  }
}
