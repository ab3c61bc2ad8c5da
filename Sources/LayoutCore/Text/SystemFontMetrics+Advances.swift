// How wide characters are, from the numbers of `SystemFontTable`.

extension SystemFontMetrics {
  /// How wide letters of the monospaced design are, as a fraction of the font's size.
  static let monospacedAdvance = 0.618
  /// How wide characters are of which nothing is known.
  static let unknownAdvance = 0.55
  /// How wide characters of placeholders are without the tracking of their size, as measured from
  /// 11 to 26 points.
  private static let hiddenAdvance = 0.4885
  /// The tracking of the system font that is published for sizes from 6 on, in thousandths of them.
  private static let hiddenTracking: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12, 11, 10,
  ]

  /// Returns how wide each character of a placeholder is, in fonts of all weights and designs.
  public func placeholderAdvance(in font: FontDescription) -> CGFloat {
    let (size, last) = (font.usableSize, Self.hiddenTracking.count - 1)
    let place = min(max(size - 6, 0), Double(last))
    let index = min(Int(place), last - 1)
    let (lower, upper) = (Self.hiddenTracking[index], Self.hiddenTracking[index + 1])
    let tracking = (lower + (upper - lower) * (place - Double(index))) / 1000
    return CGFloat(size * (Self.hiddenAdvance + tracking))
  }

  /// Returns how wide the characters of a string are in the system font.
  public func advances(of string: String, in font: FontDescription) -> [CGFloat] {
    var setter = AdvanceSetter(font)
    var advances: [CGFloat] = []
    advances.reserveCapacity(string.utf8.count)
    if string.isOfPlainASCII {
      for byte in Array(string.utf8) { setter.add(ascii: byte, to: &advances) }
      return advances
    }
    if string.isOfPlainCharacters {
      for scalar in string.unicodeScalars { setter.add(scalar, to: &advances) }
      return advances
    }
    for character in string {
      let scalars = character.unicodeScalars
      if let first = scalars.first, scalars.count == 1 {
        setter.add(first, to: &advances)
      } else {
        setter.add(character, to: &advances)
      }
    }
    return advances
  }
}

/// Adds advances one after the other, in one font.
private struct AdvanceSetter {
  let table = SystemFontAdvances.shared
  /// How much of each of a character's four advances counts.
  let weights: SIMD4<Double>
  let size: Double
  /// What is added to every character.
  let tracking: Double
  /// The advance that all digits have; `nil` where each has its own.
  let digit: Double?
  /// The advance that all letters have; `nil` where each has its own.
  let fixed: Double?
  let factor: Double
  /// The letter in kerning of the last character, 0 for none.
  private var previous = 0
  /// How many characters without letters follow that one.
  private var unseen = 0
  /// The last character's advance, which the next one may change.
  private var last = 0.0

  init(_ font: FontDescription) {
    size = font.usableSize
    factor = Double(font.width.usableLength)
    let (title, bold) = (Self.titleness(size), Self.boldness(font.weight))
    let unit = size / SystemFontTable.unit * factor
    weights =
      SIMD4((1 - title) * (1 - bold), (1 - title) * bold, title * (1 - bold), title * bold) * unit
    fixed = font.design == .monospaced ? size * SystemFontMetrics.monospacedAdvance * factor : nil
    tracking = fixed == nil ? table.tracking(at: size) * unit : 0
    digit = font.hasMonospacedDigits ? (table.advances(ofPlace: 0x30) * weights).sum() : nil
  }

  /// How far a size is on the way from text to titles, whose letters are drawn narrower.
  private static func titleness(_ size: Double) -> Double { min(max((size - 17) / 11, 0), 1) }

  /// How far a weight is on the way from regular to bold: below 0 for light ones.
  private static func boldness(_ weight: Int) -> Double {
    let stops = [-1.2, -0.95, -0.22, 0, 0.36, 0.63, 1, 1.53, 2]
    let place = min(max(Double(weight) / 100 - 1, 0), 8)
    let index = min(Int(place), 7)
    return stops[index] + (stops[index + 1] - stops[index]) * (place - Double(index))
  }

  /// Adds a plain character of ASCII.
  @inline(__always)
  mutating func add(ascii byte: UInt8, to advances: inout [CGFloat]) {
    if byte == 0x0A { return append(0, letter: 0, to: &advances) }
    add(place: Int(byte), to: &advances)
  }

  /// Adds a character of a single code point.
  mutating func add(_ scalar: Unicode.Scalar, to advances: inout [CGFloat]) {
    if (0x20..<0x7F).contains(scalar.value) || scalar == "\n" {
      return add(ascii: UInt8(truncatingIfNeeded: scalar.value), to: &advances)
    }
    if scalar.isFullWidth { return append(size * factor, letter: 0, to: &advances) }
    if let place = table.place(of: scalar), !scalar.isSeldomWritten {
      return add(place: place, to: &advances)
    }
    if Compositions.shared.canBeWrittenOtherwise(scalar) {
      return add(Character(scalar), to: &advances)
    }
    add(unknown: CollectionOfOne(scalar), to: &advances)
  }

  /// Adds a character of the table.
  @inline(__always)
  private mutating func add(place: Int, to advances: inout [CGFloat]) {
    let letter = table.letter(ofPlace: place)
    let isDigit = digit != nil && (0x30..<0x3A).contains(place)
    let own = isDigit ? digit ?? 0 : (table.advances(ofPlace: place) * weights).sum()
    guard fixed == nil else { return append(fixed ?? 0, letter: 0, to: &advances) }
    if let kerning = table.kerning(previous, letter) {
      advances[advances.count - 1 - unseen] = CGFloat(max(last + (kerning * weights).sum(), 0))
    }
    append(own + tracking, letter: isDigit ? 0 : letter, to: &advances)
  }

  /// Adds a character of several code points: a letter with its marks, or an emoji.
  mutating func add(_ character: Character, to advances: inout [CGFloat]) {
    if character.isFullWidth { return append(size * factor, letter: 0, to: &advances) }
    let table = table
    let scalars = Compositions.shared.scalars(of: character) { table.place(of: $0) != nil }
    if let first = scalars.first, scalars.count == 1 {
      if let place = table.place(of: first) { return add(place: place, to: &advances) }
      if first.isFullWidth { return append(size * factor, letter: 0, to: &advances) }
    }
    add(unknown: scalars, to: &advances)
  }

  /// Adds a character that the table does not have as a whole.
  private mutating func add(
    unknown scalars: some Sequence<Unicode.Scalar>, to advances: inout [CGFloat]
  ) {
    var total = 0.0
    // Letters on both sides are kerned as if it were not there.
    if scalars.allSatisfy(\.marksPlace) {
      advances.append(0)
      unseen += 1
      return
    }
    for scalar in scalars {
      if let place = table.place(of: scalar) {
        total += (table.advances(ofPlace: place) * weights).sum() + tracking
      } else if scalar.hasWidth {
        total += size * factor * SystemFontMetrics.unknownAdvance
      }
    }
    append(total > 0 ? fixed ?? total : 0, letter: 0, to: &advances)
  }

  @inline(__always)
  private mutating func append(_ advance: Double, letter: Int, to advances: inout [CGFloat]) {
    advances.append(CGFloat(max(advance, 0)))
    (last, previous, unseen) = (advance, letter, 0)
  }
}

extension Unicode.Scalar {
  /// Whether the character only says where a line may break, or may not.
  fileprivate var marksPlace: Bool { value == 0xAD || value == 0x200B || value == 0x2060 }

  /// Whether the character takes room of its own. Marks stand over others; controls are not seen.
  var hasWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      self == "\t"
    default: true
    }
  }
}
