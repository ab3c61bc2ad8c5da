import LayoutKit
import TestViews
import Testing

/// Frames relative to scroll views whose own length depends on what is beside them.
struct ContainerLengthTests {
  private func lay(
    _ view: some View, _ width: CGFloat, _ height: CGFloat, mirrored: Bool = false
  ) -> ResolvedLayout {
    view.layout(in: CGSize(width: width, height: height)) {
      $0.layoutDirection = mirrored ? .rightToLeft : .leftToRight
    }
  }

  private var filler: some View { Filler().id("C") }

  @Test func `a scroll view in a stack has the stack's share`() {
    let column = VStack(spacing: 0) {
      Block(10, 100)
      ScrollView { filler.containerRelativeFrame(.vertical) }
    }
    expect(lay(column, 200, 300), ["C": (0, 100, 200, 200)])
    let row = HStack(spacing: 0) {
      ScrollView(.horizontal) { filler.containerRelativeFrame(.horizontal) }
      Filler().id("f")
    }
    expect(lay(row, 200, 50), ["C": (0, 0, 100, 50), "f": (100, 0, 100, 50)])
    let two = HStack(spacing: 0) {
      ScrollView(.horizontal) {
        filler.containerRelativeFrame(.horizontal) { length, _ in length * 3 }
      }
      Block(40, 10)
    }
    expect(lay(two, 200, 50), ["C": (0, 0, 480, 50)])
    let halves = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<4) {
          Filler().containerRelativeFrame(.vertical) { length, _ in length / 2 }.id("\($0)")
        }
      }
    }
    .containerRelativeFrame(.vertical) { length, _ in length / 3 }
    expect(lay(halves, 100, 300), ["0": (0, 100, 100, 50), "3": (0, 250, 100, 50)])
    let padded = ScrollView { filler.containerRelativeFrame([.horizontal, .vertical]).padding(10) }
      .padding(5)
    expect(lay(padded, 100, 200), ["C": (5, 15, 90, 190)])
  }

  @Test func `across, a scroll view's content cannot be wider for being wide`() {
    // Padding around what is as wide as the scroll view: 200, and 10 on both sides of that.
    let padded = ScrollView {
      filler.frame(height: 10).containerRelativeFrame(.horizontal).padding(10)
    }
    expect(lay(padded, 200, 100), ["C": (0, 10, 200, 10)])
    let half = ScrollView {
      filler.frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    }
    expect(lay(half, 200, 100), ["C": (50, 0, 100, 10)])
    let third = ScrollView {
      VStack(spacing: 0) {
        filler.frame(height: 10).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
        Block(20, 20)
      }
    }
    // (200 − 20) / 3 · 2 + 10
    expect(lay(third, 200, 100), ["C": (35, 0, 130, 10)])
    let wide = ScrollView {
      filler.frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in length * 2 }
    }
    expect(lay(wide, 200, 100), ["C": (-100, 0, 400, 10)])
    let beside = ScrollView {
      HStack(spacing: 0) {
        filler.frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in length * 0.75 }
        Block(50, 10)
      }
    }
    expect(lay(beside, 200, 100), ["C": (0, 0, 150, 10)])
    let spaced = ScrollView {
      VStack {
        filler.frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in length - 40 }
      }.padding(.horizontal, 20)
    }
    expect(lay(spaced, 200, 100), ["C": (20, 0, 160, 10)])
    let tall = ScrollView(.horizontal) {
      filler.frame(width: 10).containerRelativeFrame(.vertical) { length, _ in length / 2 }
    }
    expect(lay(tall, 200, 100), ["C": (0, 25, 10, 50)])
    // Beside text that makes the scroll view as wide as it is: 0.8 of 200, whatever the text needs.
    let text = ScrollView {
      VStack(spacing: 0) {
        filler.frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
        Block(180, 10)
      }
    }
    expect(lay(text, 200, 100), ["C": (20, 0, 160, 10)])
    let both = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<3) {
          Filler().containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }.id(
            "\($0)")
        }
      }
    }
    expect(lay(both, 200, 100), ["0": (0, 25, 100, 50)])
    let lazy = ScrollView {
      LazyVStack(spacing: 0) {
        filler.frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in length / 2 }
      }
    }
    expect(lay(lazy, 200, 100), ["C": (50, 0, 100, 10)])
    let filled = ScrollView {
      filler.frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        .frame(maxWidth: .infinity)
    }
    expect(lay(filled, 200, 100), ["C": (50, 0, 100, 10)])
  }

  @Test func `rows, overlays and readers know their scroll view's length`() {
    let lazy = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100) {
          Filler().containerRelativeFrame(.vertical, count: 5, spacing: 0).id("\($0)")
        }
      }
    }
    expect(lay(lazy, 100, 200), ["0": (0, 0, 100, 40), "4": (0, 160, 100, 40)])
    let sideways = ScrollView(.horizontal) {
      LazyHStack(spacing: 10) {
        ForEach(0..<10) {
          Block(10, 10).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).id(
            "\($0)")
        }
      }
    }
    // (320 − 20) / 3 = 100; twice that and 10 are 210.
    expect(lay(sideways, 320, 100), ["0": (0, 45, 210, 10), "1": (220, 45, 210, 10)])
    expect(
      lay(sideways, 320, 100, mirrored: true), ["0": (110, 45, 210, 10), "1": (-110, 45, 210, 10)])
    let over = ScrollView {
      Block(50, 500).overlay(alignment: .top) {
        filler.containerRelativeFrame([.vertical, .horizontal]) { length, _ in length / 2 }
      }
    }
    .frame(width: 80)
    // The scroll view is as wide as its content, but is offered 80, of which half is 40.
    expect(lay(over, 100, 200), ["C": (30, 0, 40, 100)])
    let reader = ScrollView {
      GeometryReader { _ in filler.containerRelativeFrame(.vertical) }.frame(height: 50)
    }
    expect(lay(reader, 100, 200), ["C": (0, 0, 100, 200)])
    let fits = ScrollView {
      ViewThatFits(in: .horizontal) {
        Block(60, 10).id("wide").containerRelativeFrame(.horizontal) { length, _ in length * 2 }
        Block(60, 10).id("C").containerRelativeFrame(.horizontal)
      }
    }
    expect(lay(fits, 100, 200), ["C": (20, 0, 60, 10)])
  }

  @Test func `insets, margins and pages count for a scroll view's length`() {
    let inset = ScrollView(.horizontal) { filler.containerRelativeFrame(.horizontal) }
      .safeAreaInset(edge: .leading, spacing: 0) { Block(30, 10) }
      .safeAreaInset(edge: .trailing, spacing: 10) { Block(20, 10) }
    #expect(lay(inset, 300, 50).frame(of: "C")?.width == 240)
    let margins = ScrollView(.horizontal) {
      Block(10, 10).id("b").containerRelativeFrame(.horizontal, alignment: .leading)
    }
    .safeAreaPadding(.leading, 40)
    expect(lay(margins, 300, 10), ["b": (40, 0, 10, 10)])
    // Bigger views that are scrolled to: the second page.
    let pages = ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(0..<3) { Filler().containerRelativeFrame(.horizontal).id($0) } }
    }
    .scrollPosition(id: .constant(1 as Int?))
    #expect(lay(pages, 300, 50).frame(of: 1) == CGRect(x: 0, y: 0, width: 300, height: 50))
  }

  @Test func `characters without room are a line each`() {
    // A character a line; spaces hang over.
    func size(_ string: String, _ width: CGFloat) -> CGSize {
      Text(string).font(.system(size: 20))
        .layout(
          proposing: ProposedViewSize(width, nil), environment: EnvironmentValues.squareLetters
        ).size
    }
    #expect(size("ab cd", 0) == CGSize(width: 0, height: 95))
    #expect(size("ab cd", 10) == CGSize(width: 10, height: 95))
    // 112 in 60: two lines of characters.
    #expect(size("abcdefghijk", 60) == CGSize(width: 60, height: 48))
  }
}
