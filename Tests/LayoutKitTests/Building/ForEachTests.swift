import LayoutKit
import TestViews
import Testing

/// Views made from data.
struct ForEachTests {
  struct Bar: Identifiable {
    let id: String
    let width: CGFloat
  }

  let bars = [Bar(id: "a", width: 10), Bar(id: "b", width: 20), Bar(id: "c", width: 30)]

  func expectBars(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(
      view.layout(proposing: .unspecified), size: (62, 5),
      ["a": (0, 0, 10, 5), "b": (11, 0, 20, 5), "c": (32, 0, 30, 5)],
      sourceLocation: sourceLocation)
  }

  @Test func `identifiable elements are views`() {
    expectBars(HStack(spacing: 1) { ForEach(bars) { Block($0.width, 5).id($0.id) } })
  }

  @Test func `elements are identified by a key path`() {
    expectBars(
      HStack(spacing: 1) { ForEach(bars, id: \.width) { Block($0.width, 5).id($0.id) } })
    expectBars(
      HStack(spacing: 1) {
        ForEach([10, 20, 30], id: \.self) { Block($0, 5).id(["a", "b", "c"][Int($0) / 10 - 1]) }
      })
  }

  @Test func `indices and ranges are data`() {
    expectBars(
      HStack(spacing: 1) {
        ForEach(bars.indices, id: \.self) { Block(bars[$0].width, 5).id(bars[$0].id) }
      })
    expectBars(
      HStack(spacing: 1) {
        ForEach(bars.indices) { Block(bars[$0].width, 5).id(bars[$0].id) }
      })
    expectBars(
      HStack(spacing: 1) {
        ForEach(0..<3) { Block(10 * CGFloat($0 + 1), 5).id(bars[$0].id) }
      })
    expectBars(
      HStack(spacing: 1) {
        ForEach(Array(bars.enumerated()), id: \.offset) { offset, bar in
          Block(10 * CGFloat(offset + 1), 5).id(bar.id)
        }
      })
  }

  @Test func `elements of a binding are bound`() {
    let binding = Binding.constant(bars)
    expectBars(
      HStack(spacing: 1) {
        ForEach(binding) { $bar in Block(bar.width, 5).id(bar.id) }
      })
  }

  @Test func `rows of a bound collection that has become shorter are left out`() {
    final class Store { var heights = (0..<20).map { Height(id: $0, value: 30) } }
    struct Height: Identifiable {
      let id: Int
      var value: CGFloat
    }
    nonisolated(unsafe) let store = Store()
    let heights = Binding {
      store.heights
    } set: {
      store.heights = $0
    }
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(heights) { $height in Block(10, height.value).id(height.id) }
      }
    }
    let tree = LayoutTree(view.layoutNode())
    store.heights = [Height(id: 0, value: 40)]
    let result = tree.layout(proposing: ProposedViewSize(50, 100))
    #expect(result.frame(of: 0)?.height == 40)
    #expect(result.frame(of: 2) == nil)
  }

  @Test func `an element may be several views`() {
    let view = HStack(spacing: 0) {
      ForEach(0..<2) { _ in
        Block(10, 5)
        Block(20, 5)
      }
    }
    #expect(view.layout(proposing: .unspecified).size == CGSize(width: 60, height: 5))
  }

  @Test func `no elements leave no gap`() {
    let view = HStack(spacing: 10) {
      Block(10, 10)
      ForEach([Bar]()) { Block($0.width, 10) }
      Block(10, 10)
    }
    #expect(view.layout(proposing: .unspecified).size == CGSize(width: 30, height: 10))
  }

  @Test func `duplicates are laid out and diagnosed`() {
    struct Row: View {
      var body: some View {
        HStack(spacing: 0) { ForEach([1, 2, 2, 1], id: \.self) { _ in Block(10, 10) } }
      }
    }
    let result = Row().layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 40, height: 10))
    #expect(
      result.diagnostics.map(\.message) == [
        "Row: a ForEach has several elements with the id 2. All are laid out. "
          + "Give each element an id of its own."
      ])
  }

  @Test func `a root of elements is a vertical stack`() {
    let view = ForEach(0..<3) { _ in Block(10, 10) }
    // 3 × 10 and two gaps of 8
    #expect(view.layout(proposing: .unspecified).size == CGSize(width: 10, height: 46))
  }
}
