/// The numbers of ``SystemFontTable``, read once.
///
/// A character's *place* is its number among those with advances. For ASCII it is the code point.
final class SystemFontAdvances: Sendable {
  static let shared = SystemFontAdvances()

  /// For every place, advances of regular and bold text, and of regular and bold titles.
  private let advances: [SIMD4<Double>]
  /// For every place, the letter in kerning.
  private let letters: [UInt8]
  /// For pairs of letters, how much closer or farther apart they are.
  private let kerning: [Int16]
  private let letterCount: Int
  /// Ranges of code points: where they start and end, and the first one's place.
  private let ranges: [(first: UInt32, last: UInt32, place: Int)]
  /// The tracking by size, in the table's unit.
  private let trackings: [Double]

  private init() {
    var quads = Digits(SystemFontTable.advances)
    var distinct: [SIMD4<Double>] = []
    while let first = quads.next(2) {
      distinct.append(
        SIMD4(
          Double(first), Double(quads.next(2) ?? 0), Double(quads.next(2) ?? 0),
          Double(quads.next(2) ?? 0)))
    }
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

    let rows = Digits.all(SystemFontTable.firstLetters)
    let columns = Digits.all(SystemFontTable.secondLetters)
    let numbers = Digits.all(SystemFontTable.kerning)
    letterCount = rows.count + 1
    var kerning = [Int16](repeating: 0, count: letterCount * letterCount)
    for (first, row) in rows.enumerated() {
      for (second, column) in columns.enumerated() {
        let number = numbers[row * SystemFontTable.columns + column] - SystemFontTable.kerningBias
        kerning[(first + 1) * letterCount + second + 1] = Int16(truncatingIfNeeded: number)
      }
    }
    self.kerning = kerning
  }
}

extension SystemFontAdvances {
  @inline(__always) func advances(ofPlace place: Int) -> SIMD4<Double> { advances[place] }
  @inline(__always) func letter(ofPlace place: Int) -> Int { Int(letters[place]) }
  @inline(__always) func kerning(_ first: Int, _ second: Int) -> Double {
    Double(kerning[first * letterCount + second])
  }

  /// Returns a character's place; `nil` if it has no advances.
  func place(of scalar: Unicode.Scalar) -> Int? {
    let code = scalar.value
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < code { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].first <= code else { return nil }
    return ranges[low].place + Int(code - ranges[low].first)
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

  /// Returns all numbers of a text, of two digits each.
  static func all(_ text: String) -> [Int] {
    var (digits, numbers) = (Digits(text), [Int]())
    while let number = digits.next(2) { numbers.append(number) }
    return numbers
  }
}
