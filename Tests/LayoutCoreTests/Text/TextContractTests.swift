import LayoutCore
import Testing

/// What the line setter promises of texts, tried on texts of all kinds.
struct TextContractTests {
  private static let measurer = LineSetter(SquareFontMetrics(advance: 0.5))

  /// Texts that promise to wrap and truncate.
  private static var texts: [StyledText] {
    let strings = [
      "One", "Two words", "wide    spaces  and more   ", "hyphen-ated words in-between",
      "averyveryverylongword and short ones", "漢字 and latin", " leading", "x",
    ]
    var texts: [StyledText] = []
    for string in strings {
      for size: CGFloat in [0.7, 11, 17.3] {
        for limit in [nil, 1, 2] {
          for truncation in [StyledText.Truncation.tail, .middle, .head] {
            var text = StyledText(string, font: FontDescription(size: size))
            (text.lineLimit, text.truncation) = (limit, truncation)
            text.pixelLength = limit == 2 ? 0.5 : 1
            text.minimumLines = truncation == .middle ? 2 : 0
            texts.append(text)
            text.allowsTightening = true
            texts.append(text)
          }
        }
      }
    }
    return texts
  }

  private static let lengths: [CGFloat] = [0, 0.3, 5, 11.5, 17, 30, 44.4, 60, 100, 180, 500]

  @Test func `a width of at least the ideal one gets the ideal answer, whatever the height`() {
    verifyTexts { text, measure in
      let ideal = measure(.unspecified)
      #expect(measure(.infinity) == ideal)
      for height in Self.lengths {
        for more in [0, 0.5, 1000] {
          let answer = measure(ProposedViewSize(width: ideal.size.width + more, height: height))
          #expect(answer == ideal, "\(text.string), \(height)")
        }
      }
    }
  }

  @Test func `a width of 0 gets a width of 0`() {
    verifyTexts { text, measure in
      for height in Self.lengths {
        #expect(measure(ProposedViewSize(width: 0, height: height)).size.width == 0)
      }
    }
  }

  @Test func `a height of at least that of the whole text makes no difference`() {
    verifyTexts { text, measure in
      for width in Self.lengths {
        let whole = measure(ProposedViewSize(width: width, height: nil))
        for more in [0, 0.5, 1000] {
          let height = whole.size.height + more
          let answer = measure(ProposedViewSize(width: width, height: height))
          #expect(answer == whole, "\(text.string) in \(width) × \(height)")
        }
      }
    }
  }

  @Test func `a width between an answer's and the one proposed for it gets the same answer`() {
    verifyTexts { text, measure in
      for width in Self.lengths {
        let answer = measure(ProposedViewSize(width: width, height: nil))
        for share: CGFloat in [0, 0.3, 0.9] {
          let between = answer.size.width + share * (width - answer.size.width)
          guard between <= width else { continue }
          let again = measure(ProposedViewSize(width: between, height: nil))
          #expect(again == answer, "\(text.string) in \(width), \(between)")
        }
      }
    }
  }

  @Test func `texts of several paragraphs or sizes promise nothing`() {
    let font = FontDescription(size: 17)
    var scaled = StyledText("Smaller", font: font)
    scaled.minimumScaleFactor = 0.5
    var mixed = StyledText(
      [TextRun("One", font: font), TextRun("two", font: FontDescription(size: 11))], font: font)
    #expect(Self.measurer.contract(of: mixed) == .truncating)
    mixed.lineLimit = 1
    for text in [
      scaled, mixed, StyledText("a\nb", font: font), StyledText("a\u{2029}b", font: font),
      StyledText("a\u{85}b", font: font),
    ] {
      #expect(Self.measurer.contract(of: text) == .arbitrary, "\(text.string)")
    }
  }

  private func verifyTexts(
    _ verify: (StyledText, (ProposedViewSize) -> LeafMeasurement) -> Void
  ) {
    for text in Self.texts {
      #expect(Self.measurer.contract(of: text) == .truncating)
      verify(text, Self.measurer.measuring(text))
    }
  }
}
