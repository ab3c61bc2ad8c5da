import LayoutControls
import LayoutKit
import TestViews
import Testing

/// Sizes of images and symbols.
struct ImageTests {
  func size(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
    view.layout(proposing: ProposedViewSize(width, height)) {
      $0.imageSizes = ["photo": CGSize(width: 40, height: 20)]
    }.size
  }

  @Test func `an image has its own size; a resizable one takes the proposal`() {
    #expect(size(Image("photo"), 100, 100) == CGSize(width: 40, height: 20))
    let resizable = Image("photo").resizable()
    #expect(size(resizable, 100, nil) == CGSize(width: 100, height: 20))
    #expect(size(resizable, 0, 0) == .zero)
    #expect(size(resizable) == CGSize(width: 40, height: 20))
    #expect(size(resizable.scaledToFit(), 100, 100) == CGSize(width: 100, height: 50))
    #expect(size(resizable.scaledToFill(), 100, 100) == CGSize(width: 200, height: 100))
    let insets = EdgeInsets(top: 1, leading: 6, bottom: 1, trailing: 6)
    #expect(size(Image("photo").resizable(capInsets: insets), 5, 5) == CGSize(width: 12, height: 5))
  }

  @Test func `a resizable image takes what a row has left, and asks for no more`() {
    let row = HStack(spacing: 0) {
      Block(30, 10)
      Image("photo").resizable().id("photo")
    }
    let result = row.layout(in: CGSize(width: 100, height: 20)) {
      $0.imageSizes = ["photo": CGSize(width: 40, height: 20)]
    }
    #expect(result.frame(of: "photo") == CGRect(x: 30, y: 0, width: 70, height: 20))
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `a missing image is 0 × 0 and keeps its gap`() {
    #expect(
      size(
        HStack(spacing: 4) {
          Block(10, 10)
          Image("none")
          Block(10, 10)
        }
      ).width == 28)
  }

  @Test func `symbols grow with the font and the scale`() {
    // A star is 22 × 20 in a font of 17 points and 28.5 × 26 in one of 22; at 20 it is between, at
    // 25.9 × 23.6, in whole pixels. Large ones are 5 wider at 13 points: 7.7 at 20.
    let star = Image(systemName: "star").font(.system(size: 20)).environment(\.displayScale, 1)
    #expect(size(star) == CGSize(width: 26, height: 24))
    #expect(size(star.imageScale(.large)).width == 34)
  }

  @Test func `symbols stand on the baseline as measured`() {
    // Each beside a text of 13 points whose top is 138.
    let row = HStack(alignment: .firstTextBaseline, spacing: 6) {
      ForEach([10, 17, 26] as [CGFloat], id: \.self) { points in
        Image(systemName: "star").id(points).font(.system(size: points))
      }
      Image(systemName: "star").imageScale(.large).id("large")
      Image(systemName: "star").bold().id("bold")
      Image(systemName: "rectangle.portrait").id("tall")
      Image(systemName: "ellipsis").id("flat")
      Text("Star").id("text")
    }
    let result = row.font(.system(size: 13)).layout(proposing: .unspecified) {
      ($0.platform, $0.displayScale) = (.macOS, 2)
    }
    func top(_ id: some Hashable & Sendable) -> CGFloat? {
      guard let symbol = result.frame(of: id), let text = result.frame(of: "text") else {
        return nil
      }
      return symbol.minY - text.minY + 138
    }
    #expect(top(10 as CGFloat) == CGFloat(141.5))
    #expect(top(17 as CGFloat) == CGFloat(134.5))
    #expect(top(26 as CGFloat) == CGFloat(125))
    #expect(top("large") == CGFloat(135.5))
    #expect(top("bold") == CGFloat(137.5))
    #expect(top("tall") == CGFloat(138))
    #expect(top("flat") == CGFloat(144))
  }

  @Test func `variants of symbols add up, in the order of their names`() {
    func variant(_ name: String, _ outer: SymbolVariants, _ inner: SymbolVariants) -> CGSize {
      size(Image(systemName: name).symbolVariant(inner).symbolVariant(outer))
    }
    let circle = size(Image(systemName: "person.circle.fill"))
    #expect(variant("person", .circle, .fill) == circle)
    #expect(variant("person", .circle.fill, .none) == circle)
    #expect(variant("bell", .fill, .slash) == size(Image(systemName: "bell.slash.fill")))
  }

  @Test func `symbols touch text and each other in a column`() {
    let column = VStack {
      Image(systemName: "star").id("a")
      Image(systemName: "star").id("b")
      Text("x").id("c")
      Image(systemName: "star").id("d")
      Block(10, 10).id("e")
    }
    let result = column.font(.system(size: 20)).layout(proposing: .unspecified) {
      $0.displayScale = 1
    }
    // Stars are 24 high, a line of 20 · 1.193359375 is 24; blocks are 8 away.
    #expect(result.frame(of: "b")?.minY == 24)
    #expect(result.frame(of: "c")?.minY == 48)
    #expect(result.frame(of: "d")?.minY == 72)
    #expect(result.frame(of: "e")?.minY == 104)
  }

  @Test func `a symbol beside text leaves the text its distance`() {
    let column = VStack {
      Block(10, 10)
      HStack {
        Image(systemName: "star")
        Text("x").id("text")
      }
    }
    let alone = VStack {
      Block(10, 10)
      Text("x").id("text")
    }
    func result(_ view: some View) -> ResolvedLayout {
      view.font(.system(size: 20)).environment(\.imageScale, .small).layout(proposing: .unspecified)
    }
    #expect(
      result(column).frame(of: "text").map(\.minY) == result(alone).frame(of: "text").map(\.minY))
  }

  @Test func `a label's icon is 8 before its title and level with its capital letters`() {
    let label = Label {
      Text("Title").font(.system(size: 13)).id("title")
    } icon: {
      Block(12, 12).id("icon")
    }
    let row = HStack(alignment: .firstTextBaseline) {
      label.font(.system(size: 13))
      Block(5, 20, first: 20).id("other")
    }
    let result = row.layout(proposing: .unspecified) { $0.displayScale = 1 }
    #expect(result.frame(of: "icon")?.minX == 0)
    #expect(result.frame(of: "title")?.minX == 20)
    let title = result.frame(of: "title")!
    // The baseline is at 13 · 0.9521484375 = 12.38, in whole pixels.
    let level = title.minY + 12 - 13 * 0.70458984375 / 2
    #expect(abs(result.frame(of: "icon")!.midY - level) < 1e-6)
    // The label's baseline is its title's.
    #expect(title.minY + 12 == result.frame(of: "other")!.maxY)
    #expect(size(Label("A", systemImage: "star").labelStyle(.titleOnly)) == size(Text("A")))
    #expect(
      size(Label("A", systemImage: "star").labelStyle(.iconOnly)) == size(Image(systemName: "star"))
    )
  }
}
