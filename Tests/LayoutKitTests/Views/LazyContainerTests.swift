import LayoutKit
import TestViews
import Testing

/// Lazy stacks and grids, and the view that fits.
struct LazyContainerTests {
  @Test func `a lazy column fills its width`() {
    let view = LazyVStack(alignment: .trailing, spacing: 2, pinnedViews: [.sectionHeaders]) {
      ForEach(0..<2) { index in Block(20, 10).id("\(index)") }
      Filler().id("filler")
    }
    expect(
      view.layout(proposing: ProposedViewSize(100, 300)), size: (100, 34),
      ["0": (80, 0, 20, 10), "1": (80, 12, 20, 10), "filler": (0, 24, 100, 10)])
  }

  @Test func `a lazy row fills its height`() {
    let view = LazyHStack(alignment: .bottom) {
      Block(20, 10).id("a")
      Block(20, 30).id("b")
    }
    expect(
      view.layout(proposing: ProposedViewSize(100, 50)), size: (48, 50),
      ["a": (0, 40, 20, 10), "b": (28, 20, 20, 30)])
  }

  @Test func `a lazy grid has columns`() {
    let columns = [GridItem(.fixed(30), spacing: 10), GridItem(.flexible(), alignment: .leading)]
    let view = LazyVGrid(columns: columns, spacing: 5) {
      ForEach(0..<3) { index in Block(20, 10).id("\(index)") }
    }
    // The second column begins at 40.
    expect(
      view.layout(proposing: ProposedViewSize(100, nil)), size: (100, 25),
      ["0": (5, 0, 20, 10), "1": (40, 0, 20, 10), "2": (5, 15, 20, 10)])
    expect(
      view.layout(proposing: ProposedViewSize(100, nil), environment: EnvironmentValues.mirror),
      ["0": (75, 0, 20, 10), "1": (40, 0, 20, 10)])
  }

  @Test func `a lazy grid has rows`() {
    let view = LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], alignment: .top) {
      ForEach(0..<3) { index in Block(10, 20).id("\(index)") }
    }
    expect(
      view.layout(proposing: ProposedViewSize(nil, 100)), size: (28, 100),
      ["0": (0, 0, 10, 20), "1": (0, 28, 10, 20), "2": (18, 0, 10, 20)])
  }

  @Test func `sections begin with new rows`() {
    let view = LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 0) {
      ForEach(0..<2) { section in
        Section {
          ForEach(0..<3) { index in Block(20, 10).id("\(section).\(index)") }
        } header: {
          Filler().id("header \(section)")
        }
      }
      Section { Block(20, 10).id("last") }
    }
    // A header of 10, two rows of 10, again, and a row.
    expect(
      view.layout(proposing: ProposedViewSize(48, nil)), size: (48, 70),
      [
        "header 0": (0, 0, 48, 10), "0.1": (28, 10, 20, 10), "0.2": (0, 20, 20, 10),
        "header 1": (0, 30, 48, 10), "1.0": (0, 40, 20, 10), "1.2": (0, 50, 20, 10),
        "last": (0, 60, 20, 10),
      ])
  }

  @Test func `modifiers of sections leave them sections`() {
    let view = LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 0) {
      Section {
        Block(10, 10).id("a")
        Block(10, 10).id("b")
      } header: {
        Block(10, 10).id("header")
      }
      .padding(5)
    }
    expect(
      view.layout(proposing: .unspecified), size: (48, 40),
      ["header": (19, 5, 10, 10), "a": (5, 25, 10, 10), "b": (33, 25, 10, 10)])
  }

  @Test func `the view that fits is chosen`() {
    let view = ViewThatFits(in: .horizontal) {
      HStack(spacing: 0) {
        Block(60, 10).id("wide")
        Block(60, 10)
      }
      Letters(8).id("letters")
      Letters(2)
    }
    expect(
      view.layout(proposing: ProposedViewSize(120, 10)), size: (120, 10),
      ["wide": (0, 0, 60, 10)])
    let narrow = view.layout(proposing: ProposedViewSize(100, 10))
    expect(narrow, size: (80, 20), ["letters": (0, 0, 80, 20)])
    #expect(narrow.frame(of: "wide") == nil)
    #expect(narrow.nodes.count == 2)
    // The fallback is squeezed.
    expect(view.layout(proposing: ProposedViewSize(10, 100)), size: (10, 40), [:])
  }
}
