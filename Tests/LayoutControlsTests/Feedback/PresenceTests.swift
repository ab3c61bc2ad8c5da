import LayoutControls
import LayoutKit
import TestViews
import Testing

/// Views that change because they have appeared.
struct PresenceTests {
  @Test func `what a view does when it appears is laid out`() {
    struct Growing: View {
      @State private var width: CGFloat = 10
      var body: some View { Block(width, 10).onAppear { width += 20 } }
    }
    let view = Growing()
    let results = (0..<2).map { _ in view.layout(proposing: .unspecified) }
    #expect(results.map(\.size.width) == [30, 30])
    #expect(results[0].nodes.count == Block(30, 10).layout(proposing: .unspecified).nodes.count)
    // A tree is made of what the view begins with.
    #expect(view.layoutNode().layout(proposing: .unspecified).size.width == 10)
  }

  @Test func `a view keeps the size that it was measured with when it appeared`() {
    struct Measured: View {
      @State private var height: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Block(80, 30).background(
            GeometryReader { proxy in Color.clear.onAppear { height = proxy.size.height } })
          Block(10, height).id("below")
        }
      }
    }
    let result = Measured().layout(proposing: .unspecified)
    #expect(result.frame(of: "below") == CGRect(x: 35, y: 30, width: 10, height: 30))
  }

  @MainActor @Test func `a view that comes later appears later, and one that goes disappears`() {
    final class Log { var lines: [String] = [] }
    struct Steps: View {
      let log: Log
      @State private var step = 0
      var body: some View {
        if step < 2 {
          Block(10, 10)
            .onAppear { note("first") }
            .onDisappear { log.lines.append("first is gone") }
        }
        if step >= 1 {
          Block(20, 10)
            .onAppear { note("second") }
            .onDisappear { log.lines.append("second is gone") }
        }
      }

      private func note(_ line: String) {
        log.lines.append(line)
        step += 1
      }
    }
    let log = Log()
    let result = VStack(spacing: 0) { Steps(log: log) }.layout(proposing: .unspecified)
    #expect(log.lines == ["first", "second", "first is gone"])
    #expect(result.size == CGSize(width: 20, height: 10))
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `what is out of sight or not chosen does not appear`() {
    final class Log { var values: [Int] = [] }
    let log = Log()
    func row(_ number: Int) -> some View {
      Block(10, 20).onAppear { log.values.append(number) }
    }
    let list = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000, content: row) } }
    _ = list.layout(proposing: ProposedViewSize(100, 50))
    #expect(log.values.sorted() == [0, 1, 2])

    log.values = []
    let fitting = ViewThatFits {
      Block(200, 10).onAppear { log.values.append(1) }
      Block(50, 10).onAppear { log.values.append(2) }
      EmptyView().onAppear { log.values.append(3) }
    }
    _ = fitting.layout(proposing: ProposedViewSize(100, 50))
    #expect(log.values == [2])
  }

  @Test func `rows that are only measured do not appear`() {
    final class Log { var values: [Int] = [] }
    let log = Log()
    let list = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100) { row in Block(1, 50).onAppear { log.values.append(row) } }
      }
    }
    .scrollPosition(.constant(ScrollPosition(y: 1_000)))
    _ = list.layout(proposing: ProposedViewSize(100, 100))
    #expect(log.values.sorted() == [20, 21])
  }

  @MainActor @Test func `a view that is shown again appears again`() {
    final class Log { var lines: [String] = [] }
    struct Tabs: View {
      let log: Log
      @State private var step = 0
      var body: some View {
        TabView(selection: .constant(step == 1 ? 1 : 0)) {
          Block(1, 1).onAppear {
            log.lines.append("A")
            step = max(step, 1)
          }.tag(0)
          Block(1, 1).onAppear {
            log.lines.append("B")
            step = 2
          }.tag(1)
        }
      }
    }
    let log = Log()
    _ = Tabs(log: log).layout(proposing: ProposedViewSize(100, 100))
    #expect(log.lines == ["A", "B", "A"])
  }

  @Test func `a change's action runs for the first value if it is told to`() {
    struct Doubling: View {
      let value: CGFloat
      @State private var width: CGFloat = 1
      @State private var isSame = false
      var body: some View {
        Block(width, isSame ? 20 : 10)
          .onChange(of: value, initial: true) { old, new in
            width = 2 * new
            isSame = old == new
          }
          .onChange(of: value) { width = 1_000 }
      }
    }
    let result = Doubling(value: 40).layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 80, height: 20))
  }

  @Test func `a view that never stops to appear is reported`() {
    struct Restless: View {
      @State private var count = 0
      var body: some View { Block(10, 10).id(count).onAppear { count += 1 } }
    }
    struct Renewed: View {
      @State private var count = 0
      var body: some View { Block(10, 10).onAppear { count += 1 }.id(count) }
    }
    // The first is one view that has another id inside; the second is another view each time.
    #expect(Restless().layout(proposing: .unspecified).diagnostics.isEmpty)
    let result = Renewed().layout(proposing: .unspecified)
    #expect(result.diagnostics.map(\.rule) == [.unsettled])
  }
}

/// Scroll views that are scrolled by what views do when they appear.
struct ScrollRequestTests {
  private func frame(
    of id: Int, in content: some View, _ size: ProposedViewSize = ProposedViewSize(100, 100)
  ) -> CGRect? {
    content.layout(proposing: size).frame(of: id)
  }

  @Test func `a reader scrolls to a view when it appears`() {
    func chat(_ anchor: UnitPoint?) -> some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<100) { Block(10, 40).id($0) } }
        }
        .onAppear { proxy.scrollTo(50, anchor: anchor) }
      }
    }
    #expect(frame(of: 50, in: chat(.top))?.minY == 0)
    #expect(frame(of: 50, in: chat(.center))?.minY == 30)
    // As far as it takes to see it.
    #expect(frame(of: 50, in: chat(nil))?.maxY == 100)
  }

  @Test func `rows that are described later can be scrolled to, by their data`() {
    struct Message: Identifiable { let id: Int }
    let messages = (0..<10_000).map(Message.init)
    let lazy = ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(messages) { Block(10, 40).id($0.id) } }
      }
      .onAppear { proxy.scrollTo(9_999, anchor: .bottom) }
    }
    #expect(frame(of: 9_999, in: lazy)?.maxY == 100)
  }

  @Test func `only scroll views with the view are scrolled`() {
    func columns(_ id: Int) -> some View {
      ScrollViewReader { proxy in
        HStack(spacing: 0) {
          ForEach(0..<2) { column in
            ScrollView {
              VStack(spacing: 0) { ForEach(0..<10) { Block(10, 40).id(column * 10 + $0) } }
            }
            .defaultScrollAnchor(.bottom)
          }
        }
        .onAppear { proxy.scrollTo(id, anchor: .top) }
      }
    }
    let result = columns(12).layout(proposing: ProposedViewSize(100, 100))
    #expect(result.frame(of: 9)?.maxY == 100)
    #expect(result.frame(of: 12)?.minY == 0)
  }

  @Test func `scroll views in each other are scrolled to a view in the inner one`() {
    let shelves = ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { shelf in
            ScrollView(.horizontal) {
              HStack(spacing: 0) { ForEach(0..<10) { Block(50, 50).id(shelf * 10 + $0) } }
            }
          }
        }
      }
      .onAppear { proxy.scrollTo(47, anchor: .topLeading) }
    }
    #expect(frame(of: 47, in: shelves) == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func `a reader scrolls when a value changes`() {
    struct Chat: View {
      @State private var count = 5
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Block(10, 40).id($0) } }
          }
          .onChange(of: count) { proxy.scrollTo(count - 1, anchor: .bottom) }
          .onAppear { count = 20 }
        }
      }
    }
    #expect(frame(of: 19, in: Chat())?.maxY == 100)
  }

  @Test func `a reader inside of what scrolls, or around another reader, scrolls too`() {
    let rows = VStack(spacing: 0) { ForEach(0..<100) { Block(10, 40).id($0) } }
    let inside = ScrollView {
      ScrollViewReader { proxy in rows.onAppear { proxy.scrollTo(50, anchor: .top) } }
    }
    #expect(frame(of: 50, in: inside)?.minY == 0)
    let nested = ScrollViewReader { outer in
      ScrollViewReader { _ in ScrollView { rows } }.onAppear { outer.scrollTo(50, anchor: .top) }
    }
    #expect(frame(of: 50, in: nested)?.minY == 0)
  }

  @Test func `each scroll view goes to the last of its views that was asked for`() {
    func columns(_ ids: [Int]) -> ResolvedLayout {
      let view = ScrollViewReader { proxy in
        HStack(spacing: 0) {
          ForEach(0..<2) { column in
            let ids = column * 10..<column * 10 + 10
            ScrollView {
              VStack(spacing: 0) { ForEach(ids, id: \.self) { Block(10, 40).id($0) } }
            }
          }
        }
        .onAppear { ids.forEach { proxy.scrollTo($0, anchor: .top) } }
      }
      return view.layout(proposing: ProposedViewSize(100, 100))
    }
    let both = columns([3, 12])
    #expect(both.frame(of: 3)?.minY == 0)
    #expect(both.frame(of: 12)?.minY == 0)
    let last = columns([3, 5, 1_000])
    #expect(last.frame(of: 5)?.minY == 0)
    #expect(last.frame(of: 10)?.minY == 0)
  }
}
