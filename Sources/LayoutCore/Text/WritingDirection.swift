extension StyledText {
  /// Returns the direction in which paragraphs are written: the layout's, or that of their first
  /// letter, as rules P2 and P3 of Unicode's annex 9 say.
  func writingDirection(ofParagraph characters: some Sequence<Substring>) -> LayoutDirection {
    guard writingDirectionBasis == .content else { return layoutDirection }
    var isolates = 0
    for scalar in characters.lazy.flatMap(\.unicodeScalars) {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(isolates - 1, 0)
      default:
        // What is isolated says nothing of the text around it.
        if isolates == 0, let direction = scalar.writingDirection { return direction }
      }
    }
    return .leftToRight
  }
}

extension Unicode.Scalar {
  /// The direction that a letter, or a mark for directions, is written in; `nil` for characters
  /// that follow others.
  fileprivate var writingDirection: LayoutDirection? {
    switch value {
    case 0x200E: .leftToRight
    case 0x200F, 0x061C: .rightToLeft
    case _ where !properties.isAlphabetic: nil
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      .rightToLeft
    default: .leftToRight
    }
  }
}
