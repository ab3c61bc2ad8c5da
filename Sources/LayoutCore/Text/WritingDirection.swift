extension StyledText {
  /// A paragraph, with the direction in which it is written.
  struct ParagraphDirection {
    /// Where it begins: the run, and the place in it, in UTF-8.
    let run: Int
    let offset: Int
    var direction: LayoutDirection

    /// Whether the paragraph has begun where a character is.
    func starts(upTo glyph: Glyph) -> Bool { (run, offset) <= (Int(glyph.run), Int(glyph.offset)) }
  }

  /// The direction of paragraphs without letters.
  var emptyParagraph: LayoutDirection {
    writingDirectionBasis == .content ? .leftToRight : layoutDirection
  }

  /// The paragraphs in the direction of the layout, or of the first letter of each, as rules P1 to
  /// P3 of Unicode's annex 9 say.
  var paragraphs: [ParagraphDirection] {
    var paragraphs = [ParagraphDirection(run: 0, offset: 0, direction: emptyParagraph)]
    guard writingDirectionBasis == .content else { return paragraphs }
    var (isKnown, isolates) = (false, 0)
    for (number, run) in runs.enumerated() {
      var offset = 0
      for scalar in run.string.unicodeScalars {
        offset += UTF8.width(scalar)
        switch scalar.value {
        case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029:
          paragraphs.append(.init(run: number, offset: offset, direction: .leftToRight))
          (isKnown, isolates) = (false, 0)
        // What is isolated says nothing of the text around it.
        case 0x2066...0x2068: isolates += 1
        case 0x2069: isolates = max(isolates - 1, 0)
        default:
          guard !isKnown, isolates == 0, let direction = scalar.writingDirection else { continue }
          paragraphs[paragraphs.count - 1].direction = direction
          isKnown = true
        }
      }
    }
    return paragraphs
  }
}

extension Unicode.Scalar {
  /// The direction that a letter, or a mark for directions, is written in; `nil` for characters
  /// that follow others.
  fileprivate var writingDirection: LayoutDirection? {
    switch value {
    case 0x200E: .leftToRight
    case 0x200F, 0x061C: .rightToLeft
    // The hyphen of Hebrew, and the figures of N'Ko.
    case 0x05BE, 0x07C0...0x07C9: .rightToLeft
    // Figures that any direction has, and those of Arabic.
    case ..<0x3A, 0x0660...0x0669, 0x06F0...0x06F9, 0xFF10...0xFF19, 0x1D7CE...0x1D7FF: nil
    case _ where properties.generalCategory == .nonspacingMark: nil
    case _ where !properties.isAlphabetic && properties.generalCategory != .decimalNumber: nil
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      .rightToLeft
    default: .leftToRight
    }
  }
}
