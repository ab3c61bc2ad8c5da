import LayoutKit
import Testing

/// Views that look at the views they are given.
@Suite struct SubviewsTests {
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

  @Test func dividersBetweenSubviews() {
    let view = Divided {
      Block(10, 10)
      ForEach(0..<2) { _ in Block(20, 20) }
      if false { Block(30, 30) }
    }
    // 10 + 1 + 20 + 1 + 20
    #expect(view.layout(proposing: .unspecified).size == CGSize(width: 20, height: 52))
  }

  @Test func eachSubviewIsChanged() {
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
}
