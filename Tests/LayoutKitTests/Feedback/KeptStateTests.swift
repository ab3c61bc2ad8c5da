import LayoutKit
import TestViews
import Testing

/// State that views keep while they are described again: each view its own, by its place among the
/// others.
struct KeptStateTests {
  @Test func `views inside keep their state from one description to the next`() {
    let column = VStack(spacing: 0) {
      Doubled(width: 5)
      ForEach([10, 20], id: \.self) { Doubled(width: CGFloat($0)).id($0) }
      HStack(spacing: 0) {
        Doubled(width: 1)
        Doubled(width: 2).id("last")
      }
    }
    let result = column.layout(proposing: .unspecified)
    // 10, 20, 40 and 4.
    #expect(result.size.height == 74)
    #expect(result.frame(of: "last")?.height == 4)
    #expect(result.frame(of: 20)?.height == 40)
  }

  @Test func `elements of data keep their state when others come before them`() {
    struct List: View {
      @State private var numbers = [1, 2]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(numbers, id: \.self) { Doubled(width: CGFloat($0)).id($0) }
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: { height in
          // Twice 1 and 2, found out in the first round.
          if height == 6 { numbers.insert(3, at: 0) }
        }
      }
    }
    let result = List().layout(proposing: .unspecified)
    #expect([3, 1, 2].map { result.frame(of: $0)?.minY } == [0, 6, 8])
  }

  /// A row as high as it has been laid out.
  private struct Counting: View {
    @State private var count: CGFloat = 0

    var body: some View {
      Block(10, count).preference(key: Widest.self, value: 1 + count)
        .onPreferenceChange(Widest.self) { _ in if count < 3 { count += 1 } }
    }
  }

  @Test func `branches and identities have state of their own`() {
    struct Switching: View {
      let isIdentified: Bool
      @State private var isSecond = false

      var body: some View {
        Group {
          if isIdentified {
            Counting().id(isSecond ? 2 : 1)
          } else if isSecond {
            Counting().id("row")
          } else {
            Counting().id("row")
          }
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: { height in
          if height == 2 { isSecond = true }
        }
      }
    }
    // In the other branch, or as another view, it counts to 3 from the start.
    for isIdentified in [false, true] {
      let result = Switching(isIdentified: isIdentified).layout(proposing: .unspecified)
      #expect(result.size.height == 3)
      #expect(result.diagnostics.isEmpty)
    }
  }

  @Test func `what comes and goes takes nobody's state`() {
    struct Leaving: View {
      @State private var numbers = [1, 2]
      @State private var isThere = true

      var body: some View {
        VStack(spacing: 0) {
          if isThere { Squared(width: 10) }
          if !numbers.isEmpty { Squared(width: 20) } else { Squared(width: 30) }
          if numbers.isEmpty { Squared(width: 40) } else { Squared(width: 50) }
          ForEach(numbers, id: \.self) { Squared(width: CGFloat($0)) }
          ForEach([1, 2], id: \.self) { Squared(width: 60 * CGFloat($0)) }
          Squared(width: 70).id("last")
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: { height in
          // All of 10, 20, 50, 1, 2, 60, 120 and 70.
          if height == 333 { (numbers, isThere) = ([], false) }
        }
      }
    }
    let result = Leaving().layout(proposing: .unspecified)
    // 30, 40, 60, 120 and 70.
    #expect(result.size.height == 320)
    #expect(result.frame(of: "last")?.height == 70)
  }

  @Test func `one value in several places has a state for each`() {
    let view = Squared(width: 10)
    let wide = Squared(width: 20)
    let column = VStack(spacing: 0) {
      view
      wide.id("a")
      wide.padding(.top, 1).id("b")
      view
    }
    let result = column.layout(proposing: .unspecified)
    #expect(result.size.height == 61)
    #expect(result.frame(of: "a")?.height == 20)
  }

  @Test func `what went away comes back as new`() {
    struct Returning: View {
      @State private var phase: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          if phase != 1 { Squared(width: 50 + phase * 10).id("row") }
          Block(1, 1 + phase).onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            if $0 < 3 { phase = $0 }
          }
        }
      }
    }
    let result = Returning().layout(proposing: .unspecified)
    #expect(result.frame(of: "row")?.height == 70)
  }
}

/// In a kept tree, actions for views that come and go run for those that are described late, too.
@MainActor struct LatePresenceTests {
  private final class Log {
    var events: [String] = []
    var isShown: Binding<Bool>?
  }

  private struct Panel: View {
    let log: Log
    @State private var isShown = false

    var body: some View {
      log.isShown = $isShown
      return GeometryReader { _ in
        if isShown {
          Color.red.onAppear { log.events.append("comes") }
            .onDisappear { log.events.append("goes") }
        }
      }
    }
  }

  @Test func `what a reader shows comes and goes each time`() throws {
    let log = Log()
    let tree = ViewTree(VStack { Panel(log: log) })
    let window = CGSize(width: 100, height: 100)
    tree.layout(in: window)
    for _ in 0..<2 {
      for isShown in [true, false] {
        try #require(log.isShown).wrappedValue = isShown
        tree.layout(in: window)
        tree.layout(in: window)
      }
    }
    #expect(log.events == ["comes", "goes", "comes", "goes"])
  }
}
