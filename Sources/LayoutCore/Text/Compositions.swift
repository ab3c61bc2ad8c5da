/// Letters that can be written in several ways, which Swift calls equal: as one code point, such as
/// é, or as a letter and its marks.
///
/// Fonts have widths for one of the ways, or for both. So that equal texts are equally wide, all of
/// them become the same code points first:
///
/// 1. Every letter is taken apart, down to letters and marks that stand for nothing else.
/// 2. Marks that do not meet are put in their usual order.
/// 3. Letters take in the marks with which they have a code point.
/// 4. What the font does not have is taken apart again, as little as possible.
/// 5. Letters take in the marks with which the font has them, which others may have been between.
package struct Compositions: Sendable {
  package static let shared = Compositions()

  /// What a code point stands for: two others, or one.
  private let parts: [Unicode.Scalar: [Unicode.Scalar]]
  /// The code points that stand for two others.
  private let wholes: [Pair: Unicode.Scalar]
  /// The code points that others take in.
  private let joining: Set<Unicode.Scalar>
  /// Whether code points are among either, for those up to Japanese letters.
  private let takesPart: [Bool]

  private init() {
    var parts: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    var wholes: [Pair: Unicode.Scalar] = [:]
    var digits = Digits(CompositionTable.parts)
    func next() -> Unicode.Scalar? { digits.next(3).flatMap { Unicode.Scalar(UInt32($0)) } }
    while let whole = next(), let first = next(), let second = next() {
      parts[whole] = second.value == 0 ? [first] : [first, second]
      if !whole.properties.isFullCompositionExclusion { wholes[Pair(first, second)] = whole }
    }
    self.parts = parts
    self.wholes = wholes
    joining = Set(wholes.keys.map(\.second))
    takesPart = (0..<0x3100).map { [joining] in
      Unicode.Scalar($0).map { joining.contains($0) || parts[$0] != nil } ?? false
    }
  }
}

extension Compositions {
  /// Returns the code points of which a character is set in a font.
  ///
  /// - Parameter isKnown: whether the font has a code point.
  package func scalars(
    of character: Character, where isKnown: (Unicode.Scalar) -> Bool
  ) -> [Unicode.Scalar] {
    if isWrittenInOneWay(character) { return Array(character.unicodeScalars) }
    var apart: [Unicode.Scalar] = []
    for scalar in character.unicodeScalars { takeApart(scalar, into: &apart) }
    sortMarks(&apart)
    let usual = joined(apart) { _ in true }
    if usual.allSatisfy(isKnown) { return usual }
    var known = usual.flatMap { takenApart($0, where: isKnown) ?? [$0] }
    sortMarks(&known)
    return joined(known, where: isKnown)
  }

  /// Whether a code point can be written in another way.
  package func canBeWrittenOtherwise(_ scalar: Unicode.Scalar) -> Bool {
    mayTakePart(scalar) && partsOrNil(scalar) != nil
  }

  /// Whether a code point may stand for others, or be taken in. Ideographs are and do neither.
  private func mayTakePart(_ scalar: Unicode.Scalar) -> Bool {
    let code = Int(scalar.value)
    return code < takesPart.count ? takesPart[code] : !(0x3100..<0xAC00).contains(code)
  }

  /// Whether a character is all its code points in their order, as most emoji are.
  private func isWrittenInOneWay(_ character: Character) -> Bool {
    var hasMark = false
    for scalar in character.unicodeScalars {
      switch scalar.value {
      case ..<0xC0, 0x200C...0x200D, 0xFE00...0xFE0F, 0x1F000..<0x2F800: continue
      case 0x1161..<0x11C3: return false
      default: break
      }
      if mayTakePart(scalar), joining.contains(scalar) || partsOrNil(scalar) != nil { return false }
      if scalar.markClass != 0 {
        // Two marks may be in another order.
        if hasMark { return false }
        hasMark = true
      }
    }
    return true
  }

  /// Takes a code point apart into those that stand for nothing else.
  private func takeApart(_ scalar: Unicode.Scalar, into result: inout [Unicode.Scalar]) {
    guard let parts = partsOrNil(scalar) else { return result.append(scalar) }
    for part in parts { takeApart(part, into: &result) }
  }

  /// Takes a code point apart until a font has all parts; `nil` if it never does.
  private func takenApart(
    _ scalar: Unicode.Scalar, where isKnown: (Unicode.Scalar) -> Bool
  ) -> [Unicode.Scalar]? {
    if isKnown(scalar) { return [scalar] }
    guard let parts = partsOrNil(scalar), parts.dropFirst().allSatisfy(isKnown),
      let first = takenApart(parts[0], where: isKnown)
    else { return nil }
    return first + parts.dropFirst()
  }

  /// Sorts marks by their classes: those of different ones stand at different places of a letter.
  private func sortMarks(_ scalars: inout [Unicode.Scalar]) {
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex { $0.markClass == 0 } ?? scalars.count
      let marks = scalars[start..<end]
      if zip(marks, marks.dropFirst()).contains(where: { $0.markClass > $1.markClass }) {
        // Marks of a class keep their order.
        let sorted = scalars[start..<end].enumerated().sorted {
          ($0.element.markClass, $0.offset) < ($1.element.markClass, $1.offset)
        }
        scalars.replaceSubrange(start..<end, with: sorted.map(\.element))
      }
      start = end + 1
    }
  }

  /// Returns code points of which letters have taken in the marks with which they are known.
  private func joined(
    _ scalars: [Unicode.Scalar], where isKnown: (Unicode.Scalar) -> Bool
  ) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var letter: Int?
    for scalar in scalars {
      let (own, last) = (scalar.markClass, result.last?.markClass ?? 0)
      // A mark of the same class in between is nearer to the letter.
      if let letter, letter == result.count - 1 || (last != 0 && last < own),
        let whole = whole(result[letter], scalar), isKnown(whole)
      {
        result[letter] = whole
        continue
      }
      if own == 0 { letter = result.count }
      result.append(scalar)
    }
    return result
  }
}

// MARK: - Hangul

extension Compositions {
  // Each of 19 initials has 21 vowels, and each of these 27 finals or none.
  private static let (initial, vowel, final, syllable) = (0x1100, 0x1161, 0x11A7, 0xAC00)
  private static let syllables = syllable..<(syllable + 19 * 21 * 28)

  /// What a code point stands for; `nil` if it stands for itself.
  private func partsOrNil(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    let code = Int(scalar.value)
    guard Self.syllables.contains(code) else { return parts[scalar] }
    let number = code - Self.syllable
    let final = number % 28
    let codes =
      final > 0
      ? [code - final, Self.final + final]
      : [Self.initial + number / (21 * 28), Self.vowel + number / 28 % 21]
    return codes.compactMap { Unicode.Scalar(UInt32($0)) }
  }

  /// The code point that stands for two others; `nil` if there is none.
  private func whole(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    let (code, next) = (Int(first.value), Int(second.value))
    var syllable: Int?
    if (Self.initial..<Self.initial + 19).contains(code),
      (Self.vowel..<Self.vowel + 21).contains(next)
    {
      syllable = Self.syllable + ((code - Self.initial) * 21 + next - Self.vowel) * 28
    } else if Self.syllables.contains(code), (code - Self.syllable) % 28 == 0,
      (Self.final + 1..<Self.final + 28).contains(next)
    {
      syllable = code + next - Self.final
    }
    return syllable.flatMap { Unicode.Scalar(UInt32($0)) } ?? wholes[Pair(first, second)]
  }
}

extension Compositions {
  private struct Pair: Hashable {
    let first, second: Unicode.Scalar

    init(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
      (self.first, self.second) = (first, second)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the code point is one that others have replaced, such as the sign for kelvins: usual
  /// text has the letter K.
  package var isSeldomWritten: Bool {
    switch value {
    case ..<0x340: false
    case 0x340...0x387, 0x958...0xFB9, 0x1F71...0x1FFD, 0x2000...0x2001, 0x2126...0x212B,
      0x2329...0x232A, 0x2ADC, 0xFB1D...0xFB4E, 0x1D15E...0x1D1C0:
      properties.isFullCompositionExclusion
    default: false
    }
  }

  /// The class of a mark, by where it stands at a letter; 0 for letters.
  fileprivate var markClass: UInt8 { properties.canonicalCombiningClass.rawValue }
}
