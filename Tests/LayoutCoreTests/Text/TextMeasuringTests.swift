import LayoutCore
import Testing

/// Sizes of text: every character of a font of 20 is 10 wide, a line is 20 high, 15 of them above
/// the baseline.
struct TextMeasuringTests {
  let font = FontDescription(size: 20)
  let measurer = LineSetter(SquareFontMetrics(advance: 0.5))

  func layout(
    _ string: String, _ width: CGFloat?, _ height: CGFloat?,
    change: (inout StyledText) -> Void = { _ in }
  ) -> TextLayout {
    var text = StyledText(string, font: font)
    change(&text)
    return measurer.layout(of: text, in: ProposedViewSize(width: width, height: height))
  }

  func lines(
    _ string: String, _ width: CGFloat?, _ height: CGFloat? = nil,
    change: (inout StyledText) -> Void = { _ in }
  ) -> [String] {
    layout(string, width, height, change: change).lines.map(\.string)
  }

  @Test func `sizes are rounded up to pixels, the first baseline to the nearest one`() {
    // 5 × 10.1 wide, 20.2 high, 0.75 × 20.2 = 15.15 of them above the baseline
    let one = layout("Hello", nil, nil) { $0.runs[0].font.size = 20.2 }
    #expect(one.size == CGSize(width: 51, height: 21))
    #expect(one.firstBaseline == 15 && one.lastBaseline == 15)
    let fine = layout("Hello", nil, nil) { ($0.runs[0].font.size, $0.pixelLength) = (20.2, 0.5) }
    #expect(fine.size == CGSize(width: 50.5, height: 20.5))
    #expect(fine.firstBaseline == 15)
  }

  @Test func `lines never come closer to each other than they are high`() {
    #expect(layout("a\nb\nc", nil, nil) { $0.lineSpacing = -100 }.size.height == CGFloat(3 * 20))
    #expect(
      layout("a\nb\nc", nil, nil) { $0.lineSpacing = 2 }.size.height == CGFloat(3 * 20 + 2 * 2))
  }

  @Test func `a blank line is as high as the newline on it`() {
    func height(_ runs: (String, CGFloat)...) -> CGFloat {
      layout("", nil, nil) {
        $0.runs = runs.map { TextRun($0.0, font: FontDescription(size: $0.1)) }
      }.size.height
    }
    // The text's own font is 20 high.
    #expect(height(("A\n\nB", 40)) == CGFloat(3 * 40))
    #expect(height(("A\n", 40)) == CGFloat(2 * 40) && height(("\nA", 40)) == CGFloat(2 * 40))
    #expect(height(("A", 10), ("\n\n", 40), ("B", 10)) == CGFloat(10 + 40 + 10))
    // The first newline ends the line with the letter.
    #expect(height(("A\n", 10), ("\n", 40), ("\n", 30), ("B", 10)) == CGFloat(10 + 40 + 30 + 10))
  }

  @Test func `letters that are raised or lowered make their line higher`() {
    func layout(_ offset: CGFloat) -> TextLayout {
      self.layout("Hello", nil, nil) { $0.runs[0].baselineOffset = offset }
    }
    // 15 of a line of 20 are above the baseline.
    #expect(layout(6).size == CGSize(width: 50, height: 26) && layout(6).firstBaseline == 21)
    #expect(layout(-6).size == CGSize(width: 50, height: 26) && layout(-6).firstBaseline == 15)
  }

  @Test func `a soft hyphen that has no room is no hyphen`() {
    #expect(lines("abcd\u{AD}efgh", 40) == ["abcd", "\u{AD}efgh"])
    #expect(lines("ab cd\u{AD}ef", 20) == ["ab ", "cd", "\u{AD}ef"])
    #expect(lines("a\u{AD}\u{AD}b", 5) == ["a", "\u{AD}\u{AD}b"])
  }

  @Test func `a hyphen is no line by itself`() {
    // There is room for three characters: the hyphen after “abc” has none, and is in front of the
    // next line, which ends inside the word.
    #expect(lines("abc\u{AD}defg", 30) == ["abc", "\u{AD}def", "g"])
    #expect(lines("\u{AD}abcd", 30) == ["\u{AD}abc", "d"])
    #expect(lines("\u{AD}\u{AD}abcd", 30) == ["\u{AD}\u{AD}abc", "d"])
    // Behind letters of that line, one is seen as ever.
    #expect(lines("abc\u{AD}de\u{AD}fg", 30) == ["abc", "\u{AD}de-", "fg"])
    // Nor is it one where a lone last word would get company.
    #expect(lines("\u{AD}abc de", 40) == ["\u{AD}abc ", "de"])
  }

  @Test(arguments: ["ab\u{AD}", "ab\u{AD}\nc", "ab\u{AD} ", "ab\u{AD} c"])
  func `a soft hyphen is seen where a word goes on, and nowhere else`(string: String) {
    for width: CGFloat in [20, 30, 200] {
      let layout = layout(string, width, nil)
      #expect(layout.lines[0].width <= layout.size.width)
      #expect(layout.lines[0].string.hasPrefix("ab\u{AD}") && !layout.lines[0].string.contains("-"))
    }
    #expect(lines("ab\u{AD}cd", 30) == ["ab-", "cd"])
    #expect(layout("ab\u{AD}cd", 30, nil).lines.map(\.width) == [30, 20])
  }

  @Test func `tabs behind an ellipsis push nothing beyond the line`() {
    for truncation in [StyledText.Truncation.head, .middle] {
      for width in stride(from: 0, through: 120, by: 3) as StrideThrough<CGFloat> {
        let line = layout("Name\tValue\tx", width, nil) {
          ($0.lineLimit, $0.truncation) = (1, truncation)
        }.lines[0]
        // An ellipsis that is 10 wide is shown in any case.
        #expect(line.width <= max(width, 10), "\(width): \(line.string)")
      }
    }
  }

  @Test func `a font of no size takes no room`() {
    let text = StyledText("a\nb", font: FontDescription(size: -20))
    #expect(measurer.layout(of: text, in: .unspecified).size == .zero)
  }

  @Test func `spaces that keep words together end no line`() {
    #expect(lines("Total: 10\u{A0}000 kg", 100) == ["Total: ", "10\u{A0}000 kg"])
    #expect(lines("Total: 10 000 kg", 100) == ["Total: 10 ", "000 kg"])
  }

  @Test func `an ellipsis looks like the character beside it, not like what is cut away`() {
    let cut = layout("small words ", 60, nil) {
      $0.runs.append(TextRun("BIG", font: FontDescription(size: 40)))
      $0.lineLimit = 1
    }
    #expect(cut.lines.map(\.string) == ["small…"])
    #expect(cut.size == CGSize(width: 60, height: 20))
  }

  @Test func `lines break at words, and inside of long ones`() {
    #expect(lines("one two three", 80) == ["one two ", "three"])
    #expect(lines("one two three", 70) == ["one two ", "three"])
    #expect(lines("one two three", 69) == ["one ", "two ", "three"])
    #expect(lines("abcdefg", 30) == ["abc", "def", "g"])
    #expect(lines("a\nb", nil) == ["a", "b"])
    #expect(lines("one\n\ntwo", 100) == ["one", "", "two"])
    #expect(lines("日本語", 45) == ["日本", "語"])
  }

  @Test func `the width counts white space at a line's end, up to the proposal`() {
    #expect(layout("one two three", 75, nil).size.width == 75)
    #expect(layout("one two three", 85, nil).size.width == 80)
    #expect(layout("one two three", nil, nil).size.width == 130)
    #expect(layout("abc", 5, nil).size.width == 5)
    #expect(layout("abc", 0, nil).size.width == 0)
    #expect(layout("abc", 0, nil).lines.count == 3)
  }

  @Test func `a space with an accent is no white space`() {
    #expect(lines("one two ", 70) == ["one two "])
    #expect(lines("one two \u{300}", 80) == ["one two \u{300}"])
    #expect(lines("one two \u{300}", 70) == ["one ", "two \u{300}"])
    #expect(lines("one two \u{300}", 70) { $0.lineLimit = 1 } == ["one tw…"])
  }

  @Test func `the height leaves whole lines, but at least one`() {
    let text = "a b c d"
    #expect(layout(text, 15, nil).lines.count == 4)
    #expect(layout(text, 15, 20).lines.count == 1)
    #expect(layout(text, 15, 0).lines.count == 1)
    #expect(layout(text, 15, 40).lines.count == 2)
    #expect(layout(text, 15, 59).lines.count == 2)
    #expect(layout(text, 15, 60).lines.count == 3)
    #expect(layout(text, 0, 0).size == .zero)
  }

  @Test func `text that does not fit is cut`() {
    #expect(lines("one two three", 80) { $0.lineLimit = 1 } == ["one two…"])
    #expect(lines("one two three", 60) { $0.lineLimit = 1 } == ["one t…"])
    #expect(lines("one two three", 60) { ($0.lineLimit, $0.truncation) = (1, .head) } == ["…three"])
    #expect(
      lines("one two three", 60) { ($0.lineLimit, $0.truncation) = (1, .middle) } == ["one…ee"])
    #expect(lines("one\ntwo", nil) { $0.lineLimit = 1 } == ["one…"])
    #expect(lines("one two three", 80) { $0.lineLimit = 0 } == ["one two…"])
    #expect(layout("one two", 40, nil).isTruncated == false)
  }

  @Test func `a lone word at the end gets company where that makes two lines more even`() {
    // Lines of 150 and 30 would be further apart than 130 and 50.
    #expect(lines("some words in a row", 180) == ["some words in ", "a row"])
    #expect(lines("quite some text of x", 185) == ["quite some text ", "of x"])
    // Three lines stay as they are, as do two that would become less even.
    #expect(lines("quite some text of x", 90) == ["quite ", "some text ", "of x"])
    #expect(lines("a bbbbbbbbbbbb ccccc", 185) == ["a bbbbbbbbbbbb ", "ccccc"])
  }

  @Test func `room is kept for a least number of lines, and the last baseline stays`() {
    let kept = layout("one", nil, nil) { $0.minimumLines = 3 }
    #expect(kept.size == CGSize(width: 30, height: 3 * 20))
    #expect(kept.lastBaseline == 15)
  }

  @Test func `space goes between lines only`() {
    #expect(
      layout("a\nb\nc", nil, nil) { $0.lineSpacing = 10 }.size.height == CGFloat(3 * 20 + 2 * 10))
    #expect(layout("a", nil, nil) { $0.lineSpacing = 10 }.size.height == 20)
  }

  @Test func `text is scaled down before it is cut`() {
    let scaled = layout("Hello", 40, nil) { ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.5) }
    #expect(!scaled.isTruncated && scaled.size.width == 40)
    #expect(abs(scaled.scale - 0.8) < 0.01)
    let tiny = layout("Hello", 10, nil) { ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.5) }
    #expect(tiny.isTruncated && tiny.scale == 0.5)
  }

  @Test func `tracking is added to hyphens and to what stands for the rest`() {
    func layout(_ string: String, _ width: CGFloat, limit: Int?) -> TextLayout {
      var text = StyledText(string, font: FontDescription(size: 10))
      (text.lineLimit, text.runs[0].tracking) = (limit, 2)
      return LineSetter(SquareFontMetrics()).layout(
        of: text, in: ProposedViewSize(width: width, height: nil))
    }
    // Five characters of 10 + 2, and three.
    let broken = layout("para\u{AD}graph", 60, limit: nil)
    #expect(broken.lines.map(\.string) == ["para-", "graph"] && broken.lines[0].width == 60)
    let cut = layout("abcdef", 40, limit: 1)
    #expect(cut.lines.map(\.string) == ["ab…"] && cut.lines[0].width == 36)
  }

  @Test func `tracking is scaled down with the letters`() {
    // 5 letters of 10 with 2 after each are 60 wide.
    let scaled = layout("Hello", 48, nil) {
      ($0.lineLimit, $0.minimumScaleFactor, $0.runs[0].tracking) = (1, 0.5, 2)
    }
    #expect(abs(scaled.scale - 0.8) < 0.01)
    #expect(abs(scaled.lines[0].runs[0].tracking - 2 * scaled.scale) < 1e-9)
  }

  @Test func `a tab reaches to the next of its stops`() {
    // Stops at 28, 56 and so on: after the 10 of a letter at 28, after 30 at 56.
    #expect(layout("a\tb", nil, nil).size.width == CGFloat(28 + 10))
    #expect(layout("abc\tb", nil, nil).size.width == CGFloat(56 + 10))
    #expect(layout("\t\tb", nil, nil).size.width == CGFloat(2 * 28 + 10))
    // On a line of their own, letters start at 0 again.
    #expect(lines("a\tb\tc", 60) == ["a\tb\t", "c"])
    var setter = measurer
    setter.tabInterval = 50
    let text = StyledText("a\tb", font: font)
    #expect(setter.layout(of: text, in: .unspecified).size.width == 60)
    for interval in [0, -5, .nan, .infinity] as [CGFloat] {
      setter.tabInterval = interval
      #expect(setter.layout(of: text, in: .unspecified).size.width == 20)
    }
  }

  @Test func `a picture in a text stands on the baseline, and makes room for itself`() {
    var text = StyledText("a", font: font)
    var picture = TextRun("\u{FFFC}", font: font)
    picture.picture = Appearance.Picture(source: .asset("photo"))
    picture.pictureMeasurement = LeafMeasurement(size: CGSize(width: 30, height: 40))
    text.runs.append(picture)
    let plain = measurer.layout(of: text, in: .unspecified)
    // 40 above the baseline, and the letter's 5 below
    #expect(plain.size == CGSize(width: 40, height: 45) && plain.firstBaseline == 40)
    text.runs[1].pictureMeasurement?.firstBaseline = 33
    let lowered = measurer.layout(of: text, in: .unspecified)
    // 33 above it and 7 below
    #expect(lowered.size == CGSize(width: 40, height: 40) && lowered.firstBaseline == 33)
  }

  @Test func `no text is a line high and has no width`() {
    #expect(layout("", nil, nil).size == CGSize(width: 0, height: 20))
  }

  @Test func `a prepared text answers as it is laid out`() {
    let strings = ["", "one", "one two three", "a\nb c", "  x  y  ", "日本 text-with hyphens"]
    let lengths: [CGFloat?] = [nil, 0, 5, 12, 24, 40, 47.5, 90, 131, .infinity]
    for string in strings {
      for (limit, factor) in [(nil, 1), (1, 1), (2, 0.5)] as [(Int?, CGFloat)] {
        var text = StyledText(string, font: font)
        (text.lineLimit, text.minimumScaleFactor) = (limit, factor)
        let measure = measurer.measuring(text)
        for width in lengths {
          for height in lengths {
            let proposal = ProposedViewSize(width: width, height: height)
            let layout = measurer.layout(of: text, in: proposal)
            let answer = measure(proposal)
            #expect(answer.size == layout.size)
            #expect(answer.firstBaseline == layout.firstBaseline)
            #expect(answer.lastBaseline == layout.lastBaseline)
          }
        }
      }
    }
  }

  @Test func `laying out in its own size changes nothing`() {
    let text = "The quick brown fox jumps over the lazy dog, and over again-and-again."
    for width in stride(from: 1 as CGFloat, through: 400, by: 7) {
      let first = layout(text, width, nil)
      let again = layout(text, first.size.width, first.size.height)
      #expect(again == first, "width \(width)")
      #expect(first.size.width <= width)
    }
  }

  @Test func `characters are as wide as the measurer says`() {
    let text = StyledText("abcd", font: font)
    for (advance, width) in [(0.5, 40), (0.25, 20), (1, 80)] as [(CGFloat, CGFloat)] {
      let measurer = LineSetter(SquareFontMetrics(advance: advance))
      #expect(measurer.layout(of: text, in: .unspecified).size.width == width)
    }
  }
}
