import LayoutKit
import TestViews
import Testing

/// Facts about SwiftUI, most of them measured, which no other suite tells.
struct MeasuredFactTests {
  /// How wide a view is beside a flexible one, in 100.
  private func width(_ view: some View) -> CGFloat? {
    HStack(spacing: 0) {
      view.id("view")
      Color.blue
    }
    .layout(in: CGSize(width: 100, height: 20)).frame(of: "view")?.width
  }

  @Test func `a layout around a view has no priority of its own`() {
    let view = Color.red.layoutPriority(1)
    #expect(width(view) == CGFloat(100))
    #expect(width(view.ignoresSafeArea()) == CGFloat(50))
    #expect(width(ViewThatFits { view }) == CGFloat(50))
    #expect(width(Grid { view }) == CGFloat(50))
    // A stack of one view is that view, unless the view comes from data.
    #expect(width(HStack { view }) == CGFloat(100))
    #expect(width(HStack { ForEach(0..<1) { _ in view } }) == CGFloat(50))
  }

  @Test func `a spacer with a priority is a cell of a grid like others`() {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        Spacer().layoutPriority(0).id("spacer")
        Color.red.id("color")
      }
    }
    let result = grid.layout(in: CGSize(width: 100, height: 20))
    #expect(result.frame(of: "spacer")?.width == CGFloat(50))
    #expect(result.frame(of: "color")?.width == CGFloat(50))
  }

  @Test func `a stack is as high as it is offered, also without an end`() {
    let alignments: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline]
    for alignment in alignments {
      let stack = HStack(alignment: alignment, spacing: 0) {
        Color.red
        Block(10, 10)
      }
      let size = stack.layout(proposing: ProposedViewSize(width: 50, height: .infinity)).size
      #expect(size == CGSize(width: 50, height: CGFloat.infinity))
    }
  }

  @Test func `choices compare without tolerance`() {
    let choice = ViewThatFits(in: .horizontal) {
      Block(100.000_000_1, 10)
      Block(20, 20)
    }
    #expect(choice.layout(in: CGSize(width: 100, height: 100)).size.height == CGFloat(20))
  }

  @Test func `a resizable image is at least as large as its insets`() {
    let image = Image("photo")
      .resizable(capInsets: EdgeInsets(top: 3, leading: 5, bottom: 4, trailing: 6))
    let size = image.environment(\.imageSizes, ["photo": CGSize(width: 40, height: 20)])
      .layout(proposing: ProposedViewSize(width: 0, height: 0)).size
    #expect(size == CGSize(width: 5 + 6, height: 3 + 4))
  }

  @Test func `anchors of scaled views and of cells turn around from right to left`() {
    let view = VStack(spacing: 0) {
      Block(20, 10).scaleEffect(0.5, anchor: .leading)
      Grid {
        GridRow {
          Block(20, 10).gridCellAnchor(.leading).id("cell")
        }
        Block(100, 10)
      }
    }
    .environment(\.layoutDirection, .rightToLeft)
    // 10, and a grid of 10 + 8 + 10.
    let result = view.layout(in: CGSize(width: 100, height: 38))
    #expect(result.frame(of: "cell") == CGRect(x: 80, y: 10, width: 20, height: 10))
    // From 40 to 60, half as wide around its right edge.
    #expect(result.node(at: CGPoint(x: 55, y: 5)) != nil)
    #expect(result.node(at: CGPoint(x: 45, y: 5)) == nil)
  }

  // MARK: - Text, in the default font of macOS, whose lines are 16 high

  private func text(_ view: some View, in size: CGSize) -> ResolvedLayout {
    view.layout(in: size) { $0.platform = .macOS }
  }

  private let words = Text("some words that take five lines where they have room for as many")

  @Test func `a text has as many whole lines as fit, at least one`() {
    for (height, lines) in [(0, 1), (5, 1), (20, 1), (47.9, 2), (48, 3)] as [(CGFloat, CGFloat)] {
      let size = text(words.id("text"), in: CGSize(width: 100, height: height))
        .frame(of: "text")?.height
      #expect(size == 16 * lines)
    }
  }

  @Test func `a text with a range of lines has the least even where one line is offered`() {
    let size = text(words.lineLimit(2...3).id("text"), in: CGSize(width: 100, height: 16))
      .frame(of: "text")?.height
    #expect(size == CGFloat(2 * 16))
  }

  @Test func `a row of a grid that goes by baselines is as high as its highest cell`() {
    func row(_ alignment: VerticalAlignment) -> [CGFloat?] {
      let grid = Grid {
        GridRow(alignment: alignment) {
          Text("one").id(0)
          Text("two").font(.system(size: 26)).id(1)
          Text("a\nb").id(2)
          Block(10, 10).id(3)
        }
      }
      .id("grid")
      let result = text(grid, in: CGSize(width: 300, height: 32))
      return (0..<4).map { result.frame(of: $0)?.minY } + [result.frame(of: "grid")?.height]
    }
    #expect(row(.firstTextBaseline) == [0, -12, 0, 3, 32])
    #expect(row(.lastTextBaseline) == [14, 2, -2, 17, 32])
  }

  // MARK: - Distances of text

  /// The distance between a view and a box below.
  private func gap(below view: some View) -> CGFloat? {
    let stack = VStack {
      view.id("view")
      Block(10, 10).id("box")
    }
    let result = stack.layout(proposing: .unspecified)
    guard let view = result.frame(of: "view"), let box = result.frame(of: "box") else { return nil }
    // Positions are sums, which come out differently in the last bits.
    return ((box.minY - view.maxY) * 1_000_000).rounded() / 1_000_000
  }

  @Test func `what changes no lower edge keeps a text's distance below`() {
    let text = Text("text")
    let own = gap(below: text)
    #expect(own != 8)
    #expect(gap(below: text.padding(.top)) == own)
    #expect(gap(below: text.padding(.horizontal)) == own)
    #expect(gap(below: text.frame(width: 50)) == own)
    #expect(gap(below: text.padding(.bottom, 1)) == CGFloat(8))
    #expect(gap(below: text.frame(height: 50)) == CGFloat(8))
    #expect(gap(below: text.position(x: 5, y: 5).frame(width: 50)) == CGFloat(8))
  }
}
