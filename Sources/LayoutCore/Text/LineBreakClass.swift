/// How a character takes part in line breaking, as Unicode's annex 14 has it.
///
/// Classes that the annex resolves by default are resolved: ambiguous and unknown characters count
/// as letters, those of South East Asia as letters or marks, and small kana do not start lines.
package enum LineBreakClass: UInt8 {
  case letter, hebrew, digit, space, breakAfter, hyphen, breakBefore, breakBoth, contingent
  case close, closeParenthesis, smallKana, exclamation, glue, inseparable, infix, nonStarter, open
  case postfix, prefix, quotation, symbol, joiner, zeroWidthSpace, zeroWidthJoiner, mark
  case mandatory, carriageReturn, lineFeed, nextLine, ideograph, emojiBase, emojiModifier, regional
  case jamoL, jamoV, jamoT, syllableLV, syllableLVT
  /// Brackets as wide as ideographs, which do not stick to letters.
  case wideOpen, wideClose
  /// A code point without a character yet, in a block of emoji.
  case futureEmoji

  /// Returns the class of a character.
  package init(_ scalar: Unicode.Scalar) { self = LineBreakClasses.shared.of(scalar) }

  /// Whether a line always ends after the character.
  var endsLine: Bool {
    switch self {
    case .mandatory, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  /// Whether marks after the character count as letters of their own.
  var leavesMarksAlone: Bool { endsLine || self == .space || self == .zeroWidthSpace }

  var isLetter: Bool { self == .letter || self == .hebrew }
  var isIdeographic: Bool { self == .ideograph || self == .emojiBase || self == .emojiModifier }
  var isOpen: Bool { self == .open || self == .wideOpen }
  var isClose: Bool { self == .close || self == .closeParenthesis || self == .wideClose }
  var isHangul: Bool {
    switch self {
    case .jamoL, .jamoV, .jamoT, .syllableLV, .syllableLVT: true
    default: false
    }
  }
}

/// The classes of all characters, from ``LineBreakTable``.
final class LineBreakClasses: Sendable {
  static let shared = LineBreakClasses()

  private let starts: [UInt32]
  private let classes: [LineBreakClass]
  /// The classes of the first characters, for speed.
  private let common: [LineBreakClass]

  private init() {
    var digits = Digits(LineBreakTable.starts)
    var (starts, classes, start) = ([UInt32](), [LineBreakClass](), 0)
    while var number = digits.next(1) {
      let isFar = number == 90
      if isFar { number = digits.next(1) ?? 0 }
      start += digits.next(isFar ? 4 : 2) ?? 0
      starts.append(UInt32(start))
      classes.append(LineBreakClass(rawValue: UInt8(number)) ?? .letter)
    }
    (self.starts, self.classes) = (starts, classes)
    common = (0..<0x3000).map { Self.find($0, starts, classes) }
  }

  @inline(__always)
  func of(_ scalar: Unicode.Scalar) -> LineBreakClass {
    let code = scalar.value
    return code < 0x3000 ? common[Int(code)] : Self.find(code, starts, classes)
  }

  private static func find(
    _ code: UInt32, _ starts: [UInt32], _ classes: [LineBreakClass]
  ) -> LineBreakClass {
    // The first class starts at 0.
    classes[starts.indices.partitionPoint { starts[$0] > code } - 1]
  }
}
