import LayoutControls
import LayoutKit
import TestViews
import Testing

/// Scrolling to a view, which may be in a row that was never described, or be named by data alone.
struct ScrollDestinationTests {
  private struct Message: Identifiable {
    let id: String
    let height: CGFloat
  }

  /// The frame of a view with an id, in a scroll view of 100 × 100.
  private func frame(of id: some Hashable, in view: some View) -> CGRect? {
    view.layout(proposing: ProposedViewSize(width: 100, height: 100)).frame(of: id)
  }

  @Test func `a row out of sight of a lazy stack is scrolled to by its id`() {
    let scroll = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000) { Color.red.frame(height: 20).id("row \($0)") }
      }
    }
    let target = "row 500"
    let top = scroll.scrollPosition(id: .constant(target), anchor: .top)
    #expect(frame(of: target, in: top) == CGRect(x: 0, y: 0, width: 100, height: 20))
    let bottom = scroll.scrollPosition(id: .constant(target), anchor: .bottom)
    #expect(frame(of: target, in: bottom) == CGRect(x: 0, y: 80, width: 100, height: 20))
    let center = scroll.scrollPosition(.constant(ScrollPosition(id: target)), anchor: .center)
    #expect(frame(of: target, in: center) == CGRect(x: 0, y: 40, width: 100, height: 20))
    // The last row cannot be scrolled to the top.
    let last = scroll.scrollPosition(id: .constant("row 999"), anchor: .top)
    #expect(frame(of: "row 999", in: last) == CGRect(x: 0, y: 80, width: 100, height: 20))
  }

  @Test func `the identity of data stands for the element's row, of a million too`() {
    let scroll = ScrollView {
      LazyVStack(spacing: 0) {
        Color.blue.frame(height: 30)
        ForEach(0..<1_000_000) { Color.red.frame(height: 20).id("row \($0)") }
      }
    }
    .scrollPosition(id: .constant(400_000), anchor: .top)
    #expect(frame(of: "row 400000", in: scroll) == CGRect(x: 0, y: 0, width: 100, height: 20))
  }

  @Test func `rows that turn out to be longer than expected leave the target where it is wanted`() {
    // All before the target are taken to be as high as the first at first.
    let messages = (0..<200).map { Message(id: "\($0)", height: CGFloat(10 + $0 % 7 * 5)) }
    let scroll = ScrollView {
      LazyVStack(spacing: 4) {
        ForEach(messages) { message in
          Color.red.frame(height: message.height).id("row " + message.id)
        }
      }
    }
    for (anchor, y) in [(UnitPoint.top, 0.0), (.center, 45), (.bottom, 90)] {
      let view = scroll.scrollPosition(id: .constant("119"), anchor: anchor)
      // 119 = 17 · 7, so the row is 10 high.
      #expect(frame(of: "row 119", in: view) == CGRect(x: 0, y: y, width: 100, height: 10))
    }
  }

  @Test func `a view inside of a row is scrolled to itself`() {
    let scroll = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100) { index in
          VStack(spacing: 0) {
            Color.red.frame(height: 30)
            Color.blue.frame(height: 10).id("foot \(index)")
          }
        }
      }
    }
    .scrollPosition(id: .constant("foot 50"), anchor: .top)
    #expect(frame(of: "foot 50", in: scroll) == CGRect(x: 0, y: 0, width: 100, height: 10))
  }

  @Test func `in a stack that is not lazy, an element is scrolled to by its identity`() {
    let messages = (0..<20).map { Message(id: "\($0)", height: 20) }
    func scroll(_ id: String) -> some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(messages) { message in
            Color.red.frame(width: 60, height: message.height).id("row " + message.id)
          }
        }
      }
      .scrollPosition(id: .constant(id), anchor: .top)
    }
    #expect(frame(of: "row 5", in: scroll("5")) == CGRect(x: 0, y: 0, width: 60, height: 20))
    // Nothing else has ids that nobody gave.
    let result = scroll("5").layout(proposing: ProposedViewSize(width: 100, height: 100))
    #expect(result.frames(of: "5").count == 1)
    #expect(result.frame(of: "6") == nil)
  }

  @Test func `a list is scrolled to a row of a section`() {
    let list = List {
      Section("Few") {
        ForEach(0..<3) { Color.red.frame(height: 32).id("few \($0)") }
      }
      Section("Many") {
        ForEach(100..<600) { Color.red.frame(height: 32).id("many \($0)") }
      }
    }
    // Rows are 32 + 2 · 4 high, and the views begin 4 below their rows.
    let view = list.plainDesktopLists().scrollPosition(id: .constant(300), anchor: .top)
    #expect(frame(of: "many 300", in: view) == CGRect(x: 8, y: 4, width: 84, height: 32))
  }

  @Test func `rows of a horizontal lazy stack are scrolled to in both directions of reading`() {
    let scroll = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<500) { Color.red.frame(width: 30).id("row \($0)") }
      }
    }
    .scrollPosition(id: .constant(200), anchor: .leading)
    #expect(frame(of: "row 200", in: scroll)?.minX == 0)
    let mirrored = scroll.environment(\.layoutDirection, .rightToLeft)
    #expect(frame(of: "row 200", in: mirrored)?.maxX == 100)
  }

  @Test func `rows that are ever longer settle, wherever the target is wanted`() {
    // Row i is 10 + i high, so that all before row n are 10 n + n (n - 1) / 2.
    let rows = LazyVStack(spacing: 0) {
      ForEach(0..<300) { Color.red.frame(height: CGFloat(10 + $0)).id("row \($0)") }
    }
    for (height, target, anchor, y) in [
      (3_000.0, 292, UnitPoint.bottom, 2_698.0), (2_000, 200, .bottom, 1_790),
      // From row 292 on there are 302 + 303 + … + 309 = 2,444, which leaves 556 above.
      (3_000, 292, .top, 556), (400, 150, .center, 120),
    ] {
      let result = ScrollView { rows }.scrollPosition(id: .constant(target), anchor: anchor)
        .layout(proposing: ProposedViewSize(width: 100, height: height))
      #expect(result.frame(of: "row \(target)")?.minY == CGFloat(y))
      #expect(result.diagnostics.isEmpty)
    }
  }

  @Test func `rows that begin with an empty one are in sight`() {
    let scroll = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100) { index in
          if index > 0 { Color.red.frame(height: 20).id("row \(index)") }
        }
      }
    }
    let result = scroll.layout(proposing: ProposedViewSize(width: 100, height: 100))
    for row in 1...5 {
      #expect(result.frame(of: "row \(row)")?.minY == CGFloat(row - 1) * 20)
    }
  }

  @Test func `the identity of an element comes before those of elements inside of it`() {
    func rows(_ row: Int) -> some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { Color.red.frame(width: 10, height: CGFloat(10 + $0 * 20)) }
      }
      .frame(height: 60).id("row \(row)")
    }
    let lazy = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<40) { rows($0) } } }
    let plain = ScrollView { VStack(spacing: 0) { ForEach(0..<40) { rows($0) } } }
    for target in [1, 2, 20] {
      let id = "row \(target)"
      #expect(
        frame(of: id, in: lazy.scrollPosition(id: .constant(target), anchor: .top))?.minY == 0)
      #expect(
        frame(of: id, in: plain.scrollPosition(id: .constant(target), anchor: .top))?.minY == 0)
    }
  }

  @Test func `an id that nobody has leaves the content where it is`() {
    let scroll = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100_000) { Color.red.frame(height: 20).id("row \($0)") }
      }
    }
    .scrollPosition(id: .constant("nobody"), anchor: .top)
    #expect(frame(of: "row 0", in: scroll)?.minY == 0)
  }
}
