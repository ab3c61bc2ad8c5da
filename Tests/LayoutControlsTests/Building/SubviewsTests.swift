import LayoutControls
import LayoutKit
import TestViews
import Testing

/// Views that look at the views they are given.
struct SubviewsTests {
  struct Divided<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      VStack(spacing: 0) {
        Group(subviews: content) { subviews in
          ForEach(subviews) { subview in
            subview
            if subview.id != subviews.last?.id { Block(5, 1) }
          }
        }
      }
    }
  }

  @MainActor @Test func `dividers go between subviews`() {
    let view = Divided {
      Block(10, 10)
      ForEach(0..<2) { _ in Block(20, 20) }
      if false { Block(30, 30) }
    }
    // 10 + 1 + 20 + 1 + 20
    #expect(view.layout(proposing: .unspecified).size == CGSize(width: 20, height: 52))
  }

  @Test func `each subview is changed`() {
    let content = Group {
      Block(10, 10).id("a")
      Block(20, 20).id("b")
    }
    let view = HStack(alignment: .top, spacing: 0) {
      ForEach(subviews: content) { $0.padding(1) }
    }
    expect(
      view.layout(proposing: .unspecified), size: (34, 22),
      ["a": (1, 1, 10, 10), "b": (13, 1, 20, 20)])
  }

  /// A view as high as the line spacing, and as wide as it says.
  private struct Spaced: View {
    @Environment(\.lineSpacing) private var spacing
    let width: CGFloat

    var body: some View { Block(width, spacing).id(width) }
  }

  @Test func `subviews inherit from where they are put`() {
    let content = Group {
      Spaced(width: 1)
      ForEach(2..<4) { Spaced(width: CGFloat($0)) }
      Spaced(width: 4).lineSpacing(7)
    }
    let view = VStack(spacing: 0) {
      Group(subviews: content) { subviews in
        subviews[0]
        subviews[1].lineSpacing(20)
        VStack(spacing: 0) { subviews.dropFirst(2) }.lineSpacing(30)
      }
    }
    .lineSpacing(10)
    let result = view.layout(proposing: .unspecified)
    #expect([1, 2, 3, 4].map { result.frame(of: CGFloat($0))?.height } == [10, 20, 30, 7])
  }

  @Test func `headers inherit from where they are put`() {
    let content = Section {
      Spaced(width: 1)
    } header: {
      Spaced(width: 2)
    }
    let view = VStack(spacing: 0) {
      ForEach(sections: content) { section in
        section.header.lineSpacing(20)
        section.content
      }
    }
    expect(
      view.lineSpacing(10).layout(proposing: .unspecified), size: (2, 30), [:])
  }

  @Test func `slices of subviews are views`() {
    let content = ForEach(0..<5) { Block(10 + CGFloat($0), 10).id($0) }
    let view = HStack(spacing: 0) {
      Group(subviews: content) { subviews in
        subviews.prefix(2)
        VStack(spacing: 0) { subviews[2...].dropLast() }
      }
    }
    let result = view.layout(proposing: .unspecified)
    // 10 and 11, and beside them 12 and 13 in a column.
    #expect(result.size == CGSize(width: 34, height: 20))
    #expect(result.frame(of: 4) == nil)
  }

  @MainActor @Test func `subviews in surroundings of their own take no time without end`() {
    struct Card<Content: View>: View {
      @ViewBuilder var content: Content

      var body: some View {
        Group(subviews: content) { subviews in
          VStack(spacing: 0) { ForEach(subviews) { $0.lineSpacing(3) } }
        }
      }
    }
    func nest(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Block(1, 1))
        : AnyView(
          Card {
            nest(depth - 1)
            nest(depth - 1)
          })
    }
    let nested = nest(8).layout(proposing: .unspecified)
    #expect(nested.size.height == 256)
    let rows = ForEach(0..<1_000) { _ in Block(1, 1) }
    let alike = Card { rows }.layout(proposing: .unspecified)
    #expect(alike.size.height == 1_000)
    #expect(alike.diagnostics.isEmpty)
    let varied = Group(subviews: rows) { subviews in
      VStack(spacing: 0) {
        ForEach(0..<subviews.count) { subviews[$0].lineSpacing(CGFloat($0)) }
      }
    }
    let result = varied.layout(proposing: .unspecified)
    #expect(result.size.height == 1_000)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `subviews that change their number are counted again`() {
    struct Growing: View {
      @State private var count = 1
      var body: some View {
        ForEach(0..<count, id: \.self) { _ in
          Block(10, 10).onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { _ in
            count = 3
          }
        }
      }
    }
    let view = Group(subviews: Growing()) { subviews in
      VStack(spacing: 0) { ForEach(subviews) { $0.font(.title) } }
    }
    #expect(view.layout(proposing: .unspecified).size.height == 30)
  }
}
