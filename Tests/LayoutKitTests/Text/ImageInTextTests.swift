import LayoutKit
import TestViews
import Testing

/// Images and symbols in a text.
struct ImageInTextTests {
  /// The size of a view whose letters are half as wide as their font is large.
  private func size(_ view: some View, _ width: CGFloat? = nil) -> CGSize {
    view.layout(proposing: ProposedViewSize(width, nil)) {
      EnvironmentValues.squareLetters(&$0)
      $0.imageSizes = ["photo": CGSize(width: 30, height: 40)]
    }.size
  }

  private let font = Font.system(size: 20)

  @Test func `an image takes its own size, and stands on the baseline`() {
    // Of the letters, 20 · 0.2109375 = 4.21875 are below the baseline: 44.21875, rounded up.
    #expect(size(Text("a\(Image("photo"))b").font(font)) == CGSize(width: 50, height: 45))
    #expect(size((Text("a") + Text(Image("photo"))).font(font)) == CGSize(width: 40, height: 45))
  }

  @Test func `an image stays as large as it is, a symbol grows with the letters`() {
    #expect(size(Text(Image("photo")).font(.system(size: 40))).width == 30)
    func symbol(_ points: CGFloat) -> CGFloat {
      size(Text("\(Image(systemName: "star"))").font(.system(size: points))).width
    }
    #expect(symbol(40) > 1.9 * symbol(20) && symbol(40) < 2.1 * symbol(20))
    #expect(symbol(20) == size(Image(systemName: "star").font(font)).width)
  }

  @Test func `a line that is scaled down draws its symbols as large as they were counted`() {
    let text = Text("aa\(Image(systemName: "star"))bb").font(font)
      .lineLimit(1).minimumScaleFactor(0.3)
    // As high as half of it would be.
    let half = size(text).width / 2
    let result = text.layout(proposing: ProposedViewSize(half, nil)) {
      EnvironmentValues.squareLetters(&$0)
    }
    let line = result.nodes.last?.textLines().first
    let run = line?.runs.first { $0.picture != nil }
    guard case .symbol(_, let drawn) = run?.picture?.source, let size = run?.font.size else {
      Issue.record("no symbol")
      return
    }
    #expect(drawn.size == size && size < 11)
    // Four letters of half the font's size, and the symbol.
    let width = run?.pictureMeasurement?.size.width ?? 0
    #expect(abs((line?.width ?? 0) - (4 * size / 2 + width)) < 1e-9)
  }

  @Test func `lines break before and after an image`() {
    let text = Text("a \(Image("photo")) b").font(font)
    #expect(size(text) == CGSize(width: 70, height: 45))
    // One line has 10 + 10 + 30, and a space that may exceed it; the other has a letter. They are
    // 44.21875 and 20 · 1.177734375 = 23.5546875 high.
    #expect(size(text, 55) == CGSize(width: 55, height: 68))
    // With the image on a line of its own, there are two such lines of letters: 91.328125.
    #expect(size(text, 35) == CGSize(width: 35, height: 92))
  }

  @Test func `an image that is missing takes no room, and is reported`() {
    let text = Text("a\(Image("foto"))\(Image(systemName: "no such"))b").font(font)
    #expect(size(text) == CGSize(width: 20, height: 24))
    let problems = text.layout(proposing: .unspecified).diagnostics.map(\.message)
    #expect(problems.count == 2)
    for part in [
      " shows the image \"foto\", which is missing; it takes no room. Add its size to ",
      " shows the symbol \"no such\", which is none; it takes no room. Correct its name.",
    ] {
      #expect(problems.contains { $0.contains(part) }, "\(problems)")
    }
  }
}
