import LayoutControls
import LayoutKit
import Observation
import Testing

/// What scroll views are asked for by the identities of data, and by several views at once.
@MainActor struct SoughtElementTests {
  private let window = CGSize(width: 100, height: 40)

  /// Two columns of 60 rows, each 20 high, that scroll by themselves.
  private struct Columns: View {
    let requests: [Int]

    var body: some View {
      ScrollViewReader { proxy in
        HStack(spacing: 0) {
          column(0..<60).id("first")
          column(100..<160).id("second")
        }
        .onAppear { for request in requests { proxy.scrollTo(request, anchor: .top) } }
      }
    }

    private func column(_ rows: Range<Int>) -> some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(rows, id: \.self) { _ in Color.red.frame(width: 30, height: 20) }
        }
        .id("content")
      }
    }
  }

  private func tops(_ requests: Int...) -> [CGFloat?] {
    Columns(requests: requests).layout(in: window).frames(of: "content").map { $0.minY }
  }

  @Test func `each scroll view goes to the latest of its own views`() {
    // Row 10 of 20 each, and row 20 of the others.
    #expect(tops(10, 120) == [-200, -400])
    #expect(tops(120, 10) == [-200, -400])
    #expect(tops(10, 120, 30) == [-600, -400])
    // What is nowhere scrolls nothing.
    #expect(tops(10, 999) == [-200, 0])
    #expect(tops(10, 120, 999, 140) == [-200, -800])
  }

  @Test func `elements inside of elements are found, whichever was asked for last`() {
    func top(_ requests: [String]) -> CGFloat? {
      let view = ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(["a", "b", "c"], id: \.self) { letter in
              ForEach(["\(letter)1", "\(letter)2"], id: \.self) { _ in
                Color.red.frame(width: 10, height: 50)
              }
            }
          }
          .id("content")
        }
        .onAppear { for request in requests { proxy.scrollTo(request, anchor: .top) } }
      }
      return view.layout(in: window).frame(of: "content")?.minY
    }
    // Each letter has two rows of 50.
    #expect(top(["b"]) == -100)
    #expect(top(["c1", "b"]) == -100)
    #expect(top(["b", "b2"]) == -150)
    #expect(top(["b2", "a", "a9"]) == 0)
  }

  // MARK: - Views that rows look like

  @Observable fileprivate final class Numbers { var first = 0 }

  private struct Numbered: View {
    let index: Int
    let numbers: Numbers
    var body: some View {
      Color.red.frame(width: 10, height: 20).id("number \(numbers.first + index)")
    }
  }

  private struct Sought: View {
    let numbers: Numbers
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.blue.frame(height: 5)
          ForEach(0..<50) { Numbered(index: $0, numbers: numbers) }
        }
      }
      .scrollPosition(.constant(ScrollPosition(id: "number 30", anchor: .top)))
    }
  }

  @Test(arguments: [0, 10, 25, 5, 60])
  func `a view that another row has now is looked for again`(first: Int) {
    let numbers = Numbers()
    let tree = ViewTree(Sought(numbers: numbers))
    #expect(tree.layout(in: window).frame(of: "number 30")?.minY == 0)
    numbers.first = first
    let (kept, new) = (tree.layout(in: window), Sought(numbers: numbers).layout(in: window))
    #expect(kept.frame(of: "number 30") == new.frame(of: "number 30"))
    #expect(new.frame(of: "number 30")?.minY == (first > 30 ? nil : 0))
  }

  // MARK: - Bodies

  @Observable fileprivate final class Log {
    @ObservationIgnored var bodies: [String] = []
    var width: CGFloat = 10
  }

  private struct Row: View {
    let name: String
    let log: Log

    var body: some View {
      let _ = log.bodies.append(name)
      Color.red.frame(width: name == "1" ? log.width : 5, height: 10).id(name)
    }
  }

  private struct Screen<Content: View>: View {
    let log: Log
    @ViewBuilder let content: (Log) -> Content

    var body: some View {
      let _ = log.bodies.append("screen")
      content(log)
    }
  }

  private func expectOneBody(
    sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: @escaping (Log) -> some View
  ) {
    let log = Log()
    let tree = ViewTree(Screen(log: log, content: content))
    #expect(tree.layout(in: window).frame(of: "1")?.width == 10, sourceLocation: sourceLocation)
    for width in [20, 30] as [CGFloat] {
      log.bodies = []
      log.width = width
      #expect(
        tree.layout(in: window).frame(of: "1")?.width == width, sourceLocation: sourceLocation)
      #expect(log.bodies == ["1"], sourceLocation: sourceLocation)
    }
  }

  @Test func `a view that changes is described alone where something is looked for`() {
    expectOneBody { log in
      TabView(selection: .constant(0)) {
        VStack {
          Row(name: "1", log: log)
          Row(name: "2", log: log)
        }.tag(0)
      }
    }
    // The element that is shown is marked, in whatever way it was described.
    expectOneBody { log in
      TabView(selection: .constant("1")) {
        ForEach(["0", "1"], id: \.self) { name in Row(name: name, log: log) }
      }
    }
    expectOneBody { log in
      ScrollView {
        VStack {
          ForEach(["0", "1", "2"], id: \.self) { name in
            Row(name: name, log: log)
            Row(name: "after \(name)", log: log)
          }
        }
      }
      .scrollPosition(.constant(ScrollPosition(id: "1", anchor: .top)))
    }
  }
}
