import LayoutCore
import LayoutKit
import TestViews
import Testing

/// Text as views write it.
struct TextTests {
  func text(_ view: some View) -> StyledText? {
    let nodes = view.layout(proposing: .unspecified).nodes
    for node in nodes {
      if case .text(let text)? = node.appearance?.content { return text }
    }
    return nil
  }

  func string(_ view: some View) -> String? { text(view)?.string }

  /// The size of a view whose letters are half as wide as their font is large.
  func size(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
    view.layout(
      proposing: ProposedViewSize(width, height), environment: EnvironmentValues.squareLetters
    ).size
  }

  @Test func `texts are what they are made of`() {
    let name = "Ann"
    #expect(string(Text("Hello")) == "Hello")
    #expect(string(Text("Hello \(name), \(3) of \(12_345)")) == "Hello Ann, 3 of 12,345")
    #expect(string(Text("\(2.5)")) == "2.500000")
    #expect(string(Text("\(2.5, specifier: "%.1f")")) == "2.5")
    #expect(string(Text(name.uppercased())) == "ANN")
    #expect(string(Text("\("Anna".prefix(3))")) == "Ann")
    #expect(string(Text(verbatim: "**x**")) == "**x**")
    #expect(string(Text(0.25, format: .percent)) == "25%")
    #expect(string(Text("a") + Text("b").bold() + Text("c")) == "abc")
    #expect(string(Text("Hello").textCase(.uppercase)) == "HELLO")
    #expect(string(Text("x \(Text("y").bold())")) == "x y")
  }

  @Test func `no weight, width or design undoes the one around`() {
    func font(_ view: some View) -> FontDescription? { text(view)?.runs.first?.font }
    let plain = font(Text("m"))
    #expect(font(VStack { Text("m") }.fontWeight(nil).fontWeight(.bold)) == plain)
    #expect(font(VStack { Text("m") }.fontWidth(nil).fontWidth(.expanded)) == plain)
    #expect(font(VStack { Text("m") }.fontDesign(nil).fontDesign(.monospaced)) == plain)
    #expect(font(VStack { Text("m") }.fontWeight(.bold).fontWeight(nil))?.weight == 700)
    // The font's own stays.
    #expect(font(Text("m").fontWeight(nil).font(.body.weight(.heavy)))?.weight == 800)
  }

  @Test func `small numbers are written in the environment's locale too`() {
    func written(_ number: Int, _ locale: String) -> String? {
      let result = Text("\(number)").layout(proposing: .unspecified) {
        $0.locale = Locale(identifier: locale)
      }
      guard case .text(let text)? = result.nodes.first?.appearance?.content else { return nil }
      return text.string
    }
    #expect(written(5, "en_US") == "5" && written(-999, "en_GB") == "-999")
    #expect(written(5, "fa_IR") == "۵")
    #expect(written(5, "en_US@numbers=arab") == "٥")
    // A minus sign, which is wider than a hyphen.
    #expect(written(-5, "sv_SE") == "\u{2212}5")
  }

  @Test func `numbers are written in the environment's locale`() {
    func german(_ view: some View) -> String? {
      string(view.environment(\.locale, Locale(identifier: "de_DE")))
    }
    #expect(german(Text("\(2.5, specifier: "%.1f")")) == "2,5")
    #expect(german(Text("\(12_345)")) == german(Text("\(12_345, specifier: "%lld")")))
  }

  @Test func `a specifier of something else than the number does nothing`() {
    let others = ["%@", "%s", "%1$@", "%n", "%c", "%d %d", "%*d", "%999999999d", "%99999$d", "x"]
    for specifier in others {
      #expect(string(Text("\(7, specifier: specifier)")) == "7")
    }
    #expect(string(Text("\(2.5, specifier: "%d")")) == "2.500000")
    #expect(string(Text("\(2.5, specifier: "%Lf")")) == "2.500000")
    #expect(string(Text("\(2.5, specifier: "a %+.2f%%")")) == "a +2.50%")
    #expect(string(Text("\(255, specifier: "%1$02llX")")) == "FF")
  }

  @Test func `parts that look the same are set together`() {
    #expect(text(Text("T\("o")day") + Text(verbatim: "!"))?.runs.map(\.string) == ["Today!"])
    #expect(
      text(Text("T") + Text("o").bold() + Text("day"))?.runs.map(\.string) == ["T", "o", "day"])
    // One line break, not two.
    #expect(size(Text("a\r") + Text("\nb")) == size(Text("a\r\nb")))
  }

  @Test func `tracking replaces kerning, whichever comes first`() {
    for view in [Text("a").kerning(1).tracking(5), Text("a").tracking(5).kerning(1)] {
      #expect(text(view)?.runs.map(\.tracking) == [5])
    }
    #expect(text(VStack { Text("a").kerning(1) }.tracking(5))?.runs.map(\.tracking) == [5])
    #expect(text(VStack { Text("a").kerning(1) }.kerning(5))?.runs.map(\.tracking) == [1])
  }

  @Test func `a text can have letters of its own widths again`() {
    let text = text(VStack { Text("a").monospaced(false) }.monospaced())
    #expect(text?.runs.map(\.font.design) == [.standard])
  }

  @Test func `texts say what their directions follow`() {
    let plain = text(Text("Hello"))
    #expect(plain?.alignmentBasis == .layout && plain?.writingDirectionBasis == .content)
    let changed = text(
      VStack { Text("Hello") }
        .multilineTextAlignment(strategy: .writingDirectionBased)
        .writingDirection(strategy: .layoutBased))
    #expect(changed?.alignmentBasis == .content && changed?.writingDirectionBasis == .layout)
    let back = text(
      Text("Hello").multilineTextAlignment(strategy: .default)
        .multilineTextAlignment(strategy: .writingDirectionBased))
    #expect(back?.alignmentBasis == .layout)
    #expect(Text.WritingDirectionStrategy.default == .contentBased)
  }

  @Test func `markdown in a literal is read`() {
    #expect(string(Text("a **b** *c* `d` ~~e~~ [f](https://example.com)")) == "a b c d e f")
    #expect(string(Text("2 * 3 * 4, snake_case_name, **")) == "2 * 3 * 4, snake_case_name, **")
    #expect(string(Text("**\("x*y*")**")) == "x*y*")
    #expect(string(Text("\\*plain\\*")) == "*plain*")
    let runs = text(Text("a **b *c* d**"))?.runs
    #expect(runs?.map(\.string) == ["a ", "b ", "c", " d"])
    // The body's bold letters.
    #expect(runs?.map(\.font.weight) == [400, 600, 600, 600])
    #expect(runs?.map(\.font.isItalic) == [false, false, true, false])
    let variable = "**b**"
    #expect(string(Text(variable)) == "**b**")
    #expect(string(Text("***x*** `a**b**c` and `__init__`")) == "x a**b**c and __init__")
    #expect(text(Text("***x***"))?.runs.map(\.font.isItalic) == [true])
    #expect(string(Text("[a](http://x/(y)) [b](z) [c](")) == "a b [c](")
    #expect(string(Text("`a\("*b*")c`")) == "a*b*c")
  }

  @Test func `texts may be in texts`() {
    var text = Text("a")
    for _ in 0..<2000 { text = Text("\(text)b") }
    #expect(string(text) == "a" + String(repeating: "b", count: 2000))
  }

  @Test(.timeLimit(.minutes(1)))
  func `marks without an end take no longer the more there are`() {
    for mark in ["*a ", "*a _b ", "[", "[x](", "~~a ", "`a "] {
      let key = LocalizedStringKey(String(repeating: mark, count: 8000))
      #expect(size(Text(key)).height > 0)
    }
  }

  @Test func `the innermost change counts, of texts and of views`() {
    #expect(text(Text("x").font(.title).font(.body))?.runs[0].font.size == 28)
    #expect(text(Text("x").font(.title).bold().font(.body))?.runs[0].font.weight == 700)
    #expect(
      text(Text("x").fontWeight(.light).frame(width: 50).bold(false))?.runs[0].font.weight == 300)
    #expect(text(VStack { Text("x") }.font(.caption))?.runs[0].font.size == 12)
    #expect(text(VStack { Text("x").font(.title) }.font(.caption))?.runs[0].font.size == 28)
    #expect(text(VStack { Text("x") }.italic())?.runs[0].font.isItalic == true)
    #expect(text(Text("x").font(.headline))?.runs[0].font.weight == 600)
    #expect(
      text(Text("x").foregroundColor(.black).foregroundColor(.white))?.runs[0].paint
        == .color(.black))
    #expect(text(Text("x").underline(color: .white))?.runs[0].underline?.color == .white)
  }

  @Test func `links have the tint, unless they have a style of their own`() {
    func paints(_ view: some View) -> [Appearance.Paint?] { text(view)?.runs.map(\.paint) ?? [] }
    let plain = paints(Text("x"))
    let link = Text("[a](http://x.y) b")
    #expect(paints(link) == paints(Text("x").foregroundStyle(.blue)) + plain)
    #expect(paints(link.tint(.red)) == paints(Text("x").foregroundStyle(.red)) + plain)
    // Outside of it, a style is that of the rest.
    let black = paints(Text("x").foregroundStyle(.black))
    #expect(paints(link.foregroundStyle(.black).tint(.red)).last == black[0])
    #expect(paints(link.foregroundStyle(.black)).first == paints(link).first)
    let inside = Text("[\(Text("a").foregroundStyle(.green))](http://x.y) b")
    #expect(paints(inside) == paints(Text("x").foregroundStyle(.green)) + plain)
    #expect(size(link) == size(Text("a b")))
  }

  /// A line's ascent and descent in a font, rounded up to a whole pixel.
  private func line(of size: CGFloat) -> CGFloat { ((0.966796875 + 0.2109375) * size).rounded(.up) }

  @Test func `sizes follow the font`() {
    #expect(size(Text("Hello").font(.system(size: 20))) == CGSize(width: 50, height: 24))
    // The body's font is 17 large, the large title's 34; sizes are rounded up to whole pixels.
    #expect(
      size(Text("Hello")) == CGSize(width: (5 * 8.5 as CGFloat).rounded(.up), height: line(of: 17)))
    #expect(size(Text("Hello").font(.largeTitle)) == CGSize(width: 5 * 17, height: line(of: 34)))
    #expect(size(Text("Hello").dynamicTypeSize(.accessibility5)).height == line(of: 53))
    #expect(
      size(Text("Hello").font(.system(size: 20)).dynamicTypeSize(.accessibility5))
        == CGSize(width: 50, height: 24))
    #expect(
      size(Text("Hello").font(.system(size: 20)).tracking(2)) == CGSize(width: 60, height: 24))
  }

  @Test func `line limits bound the height`() {
    // In 15 there is room for one of the four letters in a line.
    func lines(_ count: CGFloat, spacing: CGFloat = 0) -> CGFloat {
      (count * 20 * 1.177734375 + (count - 1) * spacing).rounded(.up)
    }
    let text = Text("a b c d").font(.system(size: 20))
    #expect(size(text, 15).height == lines(4))
    #expect(size(text.lineLimit(1), 15).height == lines(1))
    #expect(size(text.lineLimit(...2), 15).height == lines(2))
    #expect(size(text.lineLimit(6...), 15).height == lines(6))
    #expect(size(text.lineLimit(1...3), 15).height == lines(3))
    #expect(size(text.lineLimit(5, reservesSpace: true), 500).height == lines(5))
    #expect(size(text.lineLimit(nil), 15).height == lines(4))
    #expect(size(text.lineLimit(2).lineSpacing(6), 15).height == lines(2, spacing: 6))
  }

  @Test func `guides, and rows aligned by them`() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("a").font(.system(size: 40)).id("large")
      Text("b").font(.system(size: 20)).id("small")
      Block(10, 10).id("block")
    }
    let result = row.layout(
      proposing: .unspecified, environment: EnvironmentValues.squareLetters)
    // Baselines are at 39 and 19.
    expect(
      result, ["large": (0, 0, 20, 48), "small": (20, 20, 10, 24), "block": (30, 29, 10, 10)])
  }

  @Test func `text keeps its distance from shapes, and none from text`() {
    let stack = VStack {
      Block(10, 10).id("top")
      Text("a").font(.system(size: 13)).id("first")
      Text("b").font(.system(size: 13)).id("second")
      Block(10, 10).id("bottom")
    }
    let result = stack.layout(proposing: .unspecified) {
      EnvironmentValues.squareLetters(&$0)
      $0.displayScale = 2
    }
    // A line of 13 · 1.177734375 = 15.310546875 is 15.5 high in half points. With a tenth of it,
    // which is 2, it is 17.310546875: above, without the ascent of 13 · 0.966796875 = 12.568359375;
    // below, without the capital letters' 13 · 0.70458984375 = 9.15966796875.
    let height: CGFloat = 15.5
    expect(
      result,
      [
        "first": (1.75, 10 + 4.7421875, 6.5, height),
        "second": (1.75, 10 + 4.7421875 + height, 6.5, height),
        "bottom": (0, 10 + 4.7421875 + 2 * height + 8.15087890625, 10, 10),
      ])
  }

  @Test func `another measurer takes its place`() {
    struct Fixed: TextMeasurer {
      func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
        TextMetrics(ascent: 8, descent: 2, capHeight: 6)
      }

      func layout(of text: StyledText, in proposal: ProposedViewSize) -> TextLayout {
        TextLayout(
          size: CGSize(width: 7 * text.string.count, height: 10), firstBaseline: 8,
          lastBaseline: 8, lines: [])
      }
    }
    let result = Text("Hello").layout(proposing: .unspecified) { $0.textMeasurer = Fixed() }
    #expect(result.size == CGSize(width: 35, height: 10))
  }
}

/// Narrow and wide letters.
struct FontWidthTests {
  private func width(_ width: Font.Width) -> CGFloat {
    Text("Hello").font(.system(size: 20)).fontWidth(width)
      .layout(proposing: .unspecified, environment: EnvironmentValues.squareLetters).size.width
  }

  @Test func `0 is the usual width`() {
    // 5 letters of half of 20.
    #expect(width(.standard) == CGFloat(50))
    #expect(width(.init(0)) == CGFloat(50))
    #expect(width(.init(.nan)) == CGFloat(50))
    #expect(width(.expanded) == CGFloat(60))
    #expect(width(.condensed) == CGFloat(40))
  }

  @Test func `letters have a least and a greatest width`() {
    #expect(width(.init(-10)) == width(.compressed))
    #expect(width(.init(600)) == CGFloat(65))
  }
}
