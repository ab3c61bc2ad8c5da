// Which characters can be read without looking at their neighbours, and which are wide.

extension String {
  /// Whether each code point is a character of its own that ``Unicode/Scalar/isPlain`` knows.
  var isOfPlainCharacters: Bool { isOfPlainASCII || unicodeScalars.allSatisfy { $0.isPlain } }

  /// Whether all of them are also single bytes.
  var isOfPlainASCII: Bool { !hasByte { mask($0 &- 0x20 >= 0x5F) & mask($0 != 0x0A) } }

  /// Whether any character ends a paragraph.
  var hasNewline: Bool {
    // In UTF-8, these characters start with a byte from 0A to 0D, with C2 or with E2.
    hasByte { mask($0 &- 0x0A < 4) | mask($0 & 0xDF == 0xC2) } && contains(where: \.isNewline)
  }

  /// Whether a condition holds for any byte of the characters in UTF-8.
  ///
  /// - Parameter condition: ``mask(_:)`` of what it asks for, put together without jumps. The
  ///   compiler then takes many bytes at a time.
  @inline(__always) private func hasByte(where condition: (UInt8) -> UInt8) -> Bool {
    // The buffer is read from its first to its last byte, and kept nowhere.
    let found = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      var found: UInt8 = 0
      for index in 0..<bytes.count { unsafe found |= condition(bytes[index]) }
      return found & 0x80 != 0
    }
    return found ?? utf8.contains { condition($0) & 0x80 != 0 }
  }
}

/// The highest bit if a condition holds, else no bit.
@inline(__always) private func mask(_ condition: Bool) -> UInt8 { condition ? 0x80 : 0 }

extension Unicode.Scalar {
  /// Whether this is one of the common characters that never combine with each other: letters of
  /// Latin, Greek and Cyrillic, punctuation, currencies, ideographs, kana, hangul, a line feed.
  ///
  /// Marks, joiners, emoji and whatever else may belong to the character in front are not.
  @inline(__always) var isPlain: Bool {
    value < 0x7F ? value >= 0x20 || value == 0x0A : isPlainBeyondASCII
  }

  private var isPlainBeyondASCII: Bool {
    switch value {
    case 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF,
      0x2010...0x2027, 0x20A0...0x20CF, 0x3000...0x3029, 0x3030...0x303D, 0x3041...0x3096,
      0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  /// Whether a plain character is a space at which lines may break.
  @inline(__always) var isPlainSpace: Bool { value == 0x20 || value == 0x3000 }

  /// Whether the character is about as wide as it is high.
  var isFullWidth: Bool {
    switch value {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD, 0xFFFC:
      // The last is the placeholder for an image.
      true
    default: properties.isEmojiPresentation
    }
  }
}

extension Character {
  /// Whether the character is about as wide as it is high: an ideograph, or an emoji, also one of a
  /// symbol with a mark that asks for it.
  var isFullWidth: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    if scalar.isFullWidth { return true }
    return scalar.properties.isEmoji && unicodeScalars.dropFirst().contains { $0.value == 0xFE0F }
  }
}
