/// The numbers of ``SystemFontTable`` and ``SystemFontKerning``, read once.
///
/// A character's *place* is its number among those with advances. For ASCII it is the code point.
final class SystemFontAdvances: Sendable {
  static let shared = SystemFontAdvances()

  /// For every place, advances of regular and bold text, and of regular and bold titles.
  private let advances: [SIMD4<Double>]
  /// For every place, the letter in kerning.
  private let letters: [UInt8]
  /// For pairs of letters, the number of their kerning; 0 for none.
  private let pairs: [UInt16]
  /// How much closer or farther apart letters are, as four numbers like advances.
  private let kernings: [SIMD4<Double>]
  /// Ranges of code points: where they start and end, and the first one's place.
  private let ranges: [(first: UInt32, last: UInt32, place: Int)]
  /// The tracking by size, in the table's unit.
  private let trackings: [Double]

  private init() {
    let distinct = Digits.fours(SystemFontTable.advances)
    // The places below the first character are those of ASCII's controls.
    var advances = [SIMD4<Double>](repeating: .zero, count: 0x20)
    var letters = [UInt8](repeating: 0, count: 0x20)
    var characters = Digits(SystemFontTable.characters)
    while let index = characters.next(2) {
      advances.append(distinct[index])
      letters.append(UInt8(truncatingIfNeeded: characters.next(2) ?? 0))
    }
    self.advances = advances
    self.letters = letters

    var ranges: [(first: UInt32, last: UInt32, place: Int)] = []
    var (starts, place) = (Digits(SystemFontTable.ranges), 0x20)
    while let first = starts.next(3), let count = starts.next(2) {
      ranges.append((UInt32(first), UInt32(first + count - 1), place))
      place += count
    }
    self.ranges = ranges
    trackings = SystemFontTable.tracking.map { $0 / 16 }

    kernings = [.zero] + Digits.fours(SystemFontKerning.advances, bias: SystemFontKerning.bias)
    var pairs = [UInt16](repeating: 0, count: Self.letterCount * Self.letterCount)
    var kerned = Digits(SystemFontKerning.pairs)
    while let first = kerned.next(2), let second = kerned.next(2), let number = kerned.next(2) {
      pairs[first * Self.letterCount + second] = UInt16(truncatingIfNeeded: number + 1)
    }
    self.pairs = pairs
  }
}

extension SystemFontAdvances {
  /// Letters in kerning, and none, whose number is 0.
  private static let letterCount = SystemFontKerning.letterCount + 1

  @inline(__always) func advances(ofPlace place: Int) -> SIMD4<Double> { advances[place] }
  @inline(__always) func letter(ofPlace place: Int) -> Int { Int(letters[place]) }

  /// Returns how much closer or farther apart two letters are; `nil` if they are not kerned.
  @inline(__always) func kerning(_ first: Int, _ second: Int) -> SIMD4<Double>? {
    let number = pairs[first * Self.letterCount + second]
    return number == 0 ? nil : kernings[Int(number)]
  }

  /// Returns a character's place; `nil` if it has no advances.
  func place(of scalar: Unicode.Scalar) -> Int? {
    let code = scalar.value
    let index = ranges.indices.partitionPoint { ranges[$0].last >= code }
    guard index < ranges.count, ranges[index].first <= code else { return nil }
    return ranges[index].place + Int(code - ranges[index].first)
  }

  /// Returns what is added to every character at a size, in the table's unit.
  func tracking(at size: Double) -> Double {
    let place = min(max(size - Double(SystemFontTable.firstSize), 0), Double(trackings.count - 1))
    let index = min(Int(place), trackings.count - 2)
    let share = place - Double(index)
    return trackings[index] * (1 - share) + trackings[index + 1] * share
  }
}

/// Reads numbers that are written with 91 digits.
struct Digits {
  private var bytes: String.UTF8View.Iterator

  init(_ text: String) { bytes = text.utf8.makeIterator() }

  /// Returns the next number, of some digits; `nil` at the end.
  mutating func next(_ count: Int) -> Int? {
    var number = 0
    for _ in 0..<count {
      guard let byte = bytes.next() else { return nil }
      // The digits are # to ~ without the backslash.
      number = number * 91 + Int(byte) - (byte > 0x5C ? 0x24 : 0x23)
    }
    return number
  }

  /// Returns all numbers of a text, of two digits each, in fours.
  ///
  /// - Parameter bias: what was added to them.
  static func fours(_ text: String, bias: Int = 0) -> [SIMD4<Double>] {
    var (digits, fours) = (Digits(text), [SIMD4<Double>]())
    while let first = digits.next(2) {
      var four = SIMD4<Double>(repeating: Double(first - bias))
      for index in 1...3 { four[index] = Double((digits.next(2) ?? bias) - bias) }
      fours.append(four)
    }
    return fours
  }
}
