import LayoutCore
import LayoutKit
import TestViews
import Testing

/// Text as SwiftUI measured it on its platforms, without any measurer being named.
struct PlatformTextTests {
  private func font(
    _ style: Font.TextStyle, on platform: Platform, _ size: DynamicTypeSize = .large
  ) -> FontDescription? { font(Text("x").font(.system(style)), on: platform, size) }

  /// The font of a view's first text.
  private func font(
    _ view: some View, on platform: Platform, _ size: DynamicTypeSize = .large
  ) -> FontDescription? {
    let result = view.layout(proposing: .unspecified) {
      $0.platform = platform
      $0.dynamicTypeSize = size
    }
    for node in result.nodes {
      if case .text(let text)? = node.appearance?.content { return text.runs[0].font }
    }
    return nil
  }

  @Test(
    arguments: [
      (.largeTitle, 34, 26), (.title, 28, 22), (.title2, 22, 17), (.title3, 20, 15),
      (.headline, 17, 13), (.body, 17, 13), (.callout, 16, 12), (.subheadline, 15, 11),
      (.footnote, 13, 10), (.caption, 12, 10), (.caption2, 11, 10),
    ] as [(Font.TextStyle, CGFloat, CGFloat)])
  func `styles have a platform's sizes`(style: Font.TextStyle, iOS: CGFloat, macOS: CGFloat) {
    #expect(font(style, on: .iOS)?.size == iOS)
    #expect(font(style, on: .macOS)?.size == macOS)
    #expect(font(style, on: .macOS, .accessibility5)?.size == macOS)
    let weights: [Font.TextStyle: (Int, Int)] = [.headline: (600, 700), .caption2: (400, 500)]
    #expect(font(style, on: .iOS)?.weight == weights[style]?.0 ?? 400)
    #expect(font(style, on: .macOS)?.weight == weights[style]?.1 ?? 400)
  }

  @Test(
    arguments: [
      (.largeTitle, 700, 700), (.title, 700, 700), (.title2, 700, 700), (.title3, 600, 600),
      (.headline, 600, 800), (.body, 600, 600), (.callout, 600, 600), (.subheadline, 600, 600),
      (.footnote, 600, 600), (.caption, 600, 500), (.caption2, 600, 600),
    ] as [(Font.TextStyle, Int, Int)])
  func `bold letters have a weight of their style`(style: Font.TextStyle, iOS: Int, macOS: Int) {
    for (platform, weight) in [(Platform.iOS, iOS), (.macOS, macOS)] {
      #expect(font(Text("x").font(.system(style)).bold(), on: platform)?.weight == weight)
      #expect(font(Text("x").font(.system(style).bold()), on: platform)?.weight == weight)
      let view = VStack { Text("x") }.font(.system(style))
      #expect(font(view.bold(), on: platform)?.weight == weight)
      // A weight that is said counts, and bold makes no letter lighter.
      #expect(font(Text("x").font(.system(style).weight(.bold)), on: platform)?.weight == 700)
      #expect(font(Text("x").fontWeight(.black).bold(), on: platform)?.weight == 900)
      #expect(font(Text("x").font(.system(size: 13)).bold(), on: platform)?.weight == 700)
    }
  }

  // At two pixels to a point, where the body's bold letters are 28.5 wide and those of 13 points
  // 29.5; headlines' are wider, captions' narrower than footnotes' of the same size.
  @Test(
    arguments: [
      (nil, 29.5), (.largeTitle, 55), (.title, 46.5), (.title2, 37), (.title3, 32.5),
      (.headline, 30.5), (.body, 28.5), (.callout, 26.5), (.subheadline, 25), (.footnote, 23),
      (.caption, 22.5), (.caption2, 23), (.system(size: 20), 42.5),
    ] as [(Font?, CGFloat)])
  func `a desktop's bold letters are as wide as they were measured`(font: Font?, width: CGFloat) {
    let size = Text("Bold").font(font).bold().layout(proposing: .unspecified) {
      ($0.platform, $0.displayScale) = (.macOS, 2)
    }.size
    // Letters' widths are fitted to a pixel.
    #expect(abs(size.width - width) <= 0.5, "\(size.width), not \(width)")
  }

  // At two pixels to a point.
  @Test(
    arguments: [
      (.largeTitle, 46), (.title, 41), (.title2, 34.5), (.title3, 31), (.headline, 30),
      (.body, 27.5), (.callout, 26), (.subheadline, 24), (.footnote, 22.5), (.caption, 22.5),
      (.caption2, 23.5), (.system(size: 20), 38.5),
    ] as [(Font, CGFloat)])
  func `a desktop's secondary text is as large as it was measured`(font: Font, width: CGFloat) {
    func size(_ text: Text) -> CGSize {
      text.font(font).layout(proposing: .unspecified) {
        ($0.platform, $0.displayScale) = (.macOS, 2)
      }.size
    }
    let secondary = size(Text("Hello").textScale(.secondary))
    #expect(abs(secondary.width - width) <= 0.5, "\(secondary.width), not \(width)")
    #expect(secondary.height == size(Text("Hello")).height)
  }

  @Test func `a paragraph of secondary text has fewer lines, which are as high`() {
    let string = "Layout must wrap this sentence onto several lines inside a narrow frame."
    for (text, height) in [
      (Text(string), 64), (Text(string).textScale(.secondary), 48),
      (Text(string).textScale(.secondary, isEnabled: false), 64),
    ] as [(Text, CGFloat)] {
      let size = text.frame(width: 150).layout(proposing: .unspecified) {
        ($0.platform, $0.displayScale) = (.macOS, 2)
      }.size
      #expect(size == CGSize(width: 150, height: height))
    }
  }

  @Test func `a font by name or of another design has no secondary size`() {
    for font in [Font.custom("Abel", size: 20), .system(size: 20, design: .serif)] {
      let text = Text("x").font(font)
      #expect(self.font(text.textScale(.secondary), on: .macOS) == self.font(text, on: .macOS))
    }
  }

  @Test func `type sizes of iOS reach from 14 to 53 points for the body`() {
    #expect(font(.body, on: .iOS, .xSmall)?.size == 14)
    #expect(font(.body, on: .iOS, .accessibility5)?.size == 53)
  }

  @Test func `a phone's text is as large as it was measured`() {
    let size = Text("Hello world").layout(proposing: .unspecified) { $0.displayScale = 3 }.size
    #expect(abs(size.width - 85.333) < 0.34 && abs(size.height - 20.333) < 0.001, "\(size)")
  }

  @Test func `a desktop's text without characters is as high as it was measured`() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("").id("empty")
      Color.red.frame(width: 10, height: 20).alignmentGuide(.firstTextBaseline) { _ in 11 }.id("11")
    }
    let result = row.layout(proposing: .unspecified) {
      $0.platform = .macOS
      $0.displayScale = 2
    }
    #expect(result.frame(of: "empty")?.size == CGSize(width: 0, height: 14))
    // Its baseline is at 11, as the guide beside it.
    #expect(result.frame(of: "empty")?.minY == 0)
    #expect(result.frame(of: "11")?.minY == 0)
  }

  // The system font of 13 points at two pixels to a point.
  @Test(
    arguments: [
      ("Hello", 31), ("One", 25), ("Three", 35.5), ("Header", 44.5), ("Bottom", 44.5),
      ("Title", 26.5), ("Alpha", 34.5), ("Left", 24), ("Right", 32),
    ] as [(String, CGFloat)])
  func `a desktop's text is as large as it was measured`(string: String, width: CGFloat) {
    let size = Text(string).layout(proposing: .unspecified) {
      ($0.platform, $0.displayScale) = (.macOS, 2)
    }.size
    #expect(abs(size.width - width) <= 0.5 && size.height == 16, "\(size)")
  }

  /// The distances of a text between two blocks, and of a text below it, as they are printed with
  /// three digits.
  private func expect(
    _ style: Font.TextStyle, line: CGFloat, texts: CGFloat, above: CGFloat, below: CGFloat,
    on platform: Platform, scale: CGFloat
  ) {
    let stack = VStack {
      Block(10, 10).id("top")
      Text("a").font(.system(style)).id("first")
      Text("b").font(.system(style)).id("second")
      Block(10, 10).id("bottom")
    }
    let result = stack.layout(proposing: .unspecified) {
      ($0.platform, $0.displayScale) = (platform, scale)
    }
    func edge(_ id: String, _ edge: KeyPath<CGRect, CGFloat>) -> CGFloat {
      result.frame(of: id)?[keyPath: edge] ?? .nan
    }
    let found = [
      result.frame(of: "first")?.height ?? .nan, edge("second", \.minY) - edge("first", \.maxY),
      edge("first", \.minY) - edge("top", \.maxY), edge("bottom", \.minY) - edge("second", \.maxY),
    ]
    for (found, expected) in zip(found, [line, texts, above, below]) {
      #expect(abs(found - expected) < 0.0015, "\(style): \(found), not \(expected)")
    }
  }

  // Lines are 1.193359375 times as high as the size, rounded up to a third of a point; distances
  // were measured.
  @Test(
    arguments: [
      (.largeTitle, 40.667, 0.667, 12.535, 20.951), (.title, 33.667, 0.667, 10.421, 17.351),
      (.title2, 26.333, 2, 7.973, 13.42), (.title3, 24, 1.333, 7.491, 12.442),
      (.headline, 20.333, 2, 6.434, 10.643), (.body, 20.333, 2, 6.434, 10.643),
      (.callout, 19.333, 2, 5.86, 9.821), (.subheadline, 18, 2.333, 5.619, 9.331),
      (.footnote, 15.667, 2.667, 4.803, 8.02), (.caption, 14.333, 2, 4.562, 7.533),
    ] as [(Font.TextStyle, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `lines on a phone`(
    style: Font.TextStyle, line: CGFloat, texts: CGFloat, above: CGFloat, below: CGFloat
  ) {
    expect(
      style, line: line, texts: texts, above: above, below: below, on: .iOS, scale: 3)
  }

  // Measured in whole points. Lines are those of the size, but that large titles have 31.
  @Test(
    arguments: [
      (.largeTitle, 31, 2, 9.484, 16.302), (.title, 26, 1, 7.641, 13.409),
      (.title2, 20, 2, 6.586, 11.043), (.title3, 19, 3, 5.164, 9.098),
      (.headline, 16, 1, 4.742, 8.151), (.body, 16, 1, 4.742, 8.151),
      (.subheadline, 14, 2, 4.32, 7.205), (.callout, 15, 1, 4.531, 7.678),
      (.footnote, 13, 2, 4.109, 6.731),
    ] as [(Font.TextStyle, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `lines on a desktop`(
    style: Font.TextStyle, line: CGFloat, texts: CGFloat, above: CGFloat, below: CGFloat
  ) {
    expect(
      style, line: line, texts: texts, above: above, below: below, on: .macOS, scale: 1)
  }

  @Test func `text in no font is not a text style on a desktop`() {
    let stack = VStack {
      Text("a").id("first")
      Text("b").id("second")
    }
    let result = stack.layout(proposing: .unspecified) {
      ($0.platform, $0.displayScale) = (.macOS, 2)
    }
    #expect(result.frame(of: "first")?.height == 16 && result.frame(of: "second")?.minY == 16)
  }
}
