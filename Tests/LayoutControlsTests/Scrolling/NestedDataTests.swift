import LayoutControls
import LayoutKit
import Testing

/// Views for data in views for data, in lists and lazy containers.
struct NestedDataTests {
  private final class Log {
    var rows: [Int] = []
  }

  private struct Row: View {
    let number: Int
    let log: Log

    var body: some View {
      let _ = log.rows.append(number)
      Color.red.frame(height: 20).id(number)
    }
  }

  private let window = CGSize(width: 100, height: 100)

  /// Expects that only the first rows are described, of many.
  private func expectFew(
    _ log: Log, _ view: some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let result = view.layout(in: window)
    // Five rows of 20 are in sight, or fewer where headers are.
    #expect(
      log.rows.allSatisfy { (0..<6).contains($0) }, "\(log.rows.count) rows",
      sourceLocation: sourceLocation)
    #expect(
      log.rows.count <= 20, "\(log.rows.count) rows are described", sourceLocation: sourceLocation)
    #expect(result.frame(of: 1) != nil, sourceLocation: sourceLocation)
  }

  @MainActor @Test func `only rows in sight are described, as deep as they are`() {
    let log = Log()
    expectFew(
      log,
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10) { section in
            ForEach(0..<100_000) { Row(number: section * 100_000 + $0, log: log) }
          }
        }
      })
  }

  @MainActor @Test func `so are those of sections`() {
    struct Month: View {
      let number: Int
      let log: Log

      var body: some View {
        Section("Month") { ForEach(0..<100_000) { Row(number: number * 100_000 + $0, log: log) } }
      }
    }
    var log = Log()
    expectFew(
      log,
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<10) { [log] in Month(number: $0, log: log) } }
      })
    log = Log()
    expectFew(
      log, List { ForEach(0..<10) { [log] in Month(number: $0, log: log) } }.plainDesktopLists())
  }

  @MainActor @Test func `so are those between other views, and those that depend on a condition`() {
    let log = Log()
    expectFew(
      log,
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10) { section in
            Color.blue.frame(height: 10)
            if section < 9 {
              Group { ForEach(0..<100_000) { Row(number: section * 100_000 + $0, log: log) } }
            }
          }
        }
      })
  }

  @MainActor @Test func `elements of several views are described one by one`() {
    let log = Log()
    expectFew(
      log,
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100_000) { number in
            Row(number: number, log: log)
            if number > 1 { Divider() }
          }
        }
      })
  }

  @Test func `rows have the frames that they have without laziness`() {
    @ViewBuilder var content: some View {
      ForEach(0..<3) { section in
        Section {
          ForEach(0..<2) { row in
            Color.red.frame(height: CGFloat(10 + section)).id("\(section).\(row)")
          }
        } header: {
          Color.blue.frame(height: 5).id("header \(section)")
        }
      }
    }
    let lazy = ScrollView { LazyVStack(spacing: 1) { content } }.layout(in: window)
    let eager = ScrollView { VStack(spacing: 1) { content } }.layout(in: window)
    for id in ["header 0", "0.1", "header 1", "1.0", "1.1", "header 2", "2.0", "2.1"] {
      #expect(lazy.frame(of: id) == eager.frame(of: id))
    }
    // Three headers, two rows of 10, 11 and 12 each, and eight gaps: 15 + 66 + 8.
    #expect(lazy.frame(of: "2.1")?.maxY == CGFloat(89))
  }

  @Test func `content scrolls to the rows of any element`() {
    let view = ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10) { section in
            ForEach(0..<100, id: \.self) { row in
              Color.red.frame(height: 20).id(section * 100 + row)
            }
          }
        }
      }
      .onAppear { proxy.scrollTo(555, anchor: .top) }
    }
    #expect(view.layout(in: window).frame(of: 555)?.minY == CGFloat(0))
  }

  @Test func `a range of all numbers is laid out`() {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(Int.min..<0, id: \.self) { number in Color.red.frame(height: 20).id(number) }
      }
    }
    #expect(view.layout(in: window).frame(of: Int.min + 1)?.minY == CGFloat(20))
  }

  private struct Comment: View {
    let level: Int
    let log: Log

    var body: some View {
      let _ = log.rows.append(level)
      Color.red.frame(width: 10, height: 1)
      if level > 0 {
        LazyVStack { ForEach(0..<1, id: \.self) { _ in Comment(level: level - 1, log: log) } }
      }
    }
  }

  @MainActor @Test func `rows of the kind that they are in are described twice in all`() {
    let log = Log()
    let thread = ScrollView {
      LazyVStack { ForEach(0..<1, id: \.self) { _ in Comment(level: 14, log: log) } }
    }
    #expect(thread.layout(in: window).nodes.count > 15)
    // Once to see whether it brings rows of its own, and once to be shown.
    #expect(log.rows.count <= 2 * 15)
  }
}
