/// A source for text in the cells of a terminal: every character is one cell wide, or two, or none.
///
///     let screen = Sheet().layout(in: CGSize(width: 80, height: 24)) {
///       $0.textMeasurer = LineSetter(TerminalFontMetrics())
///     }
///
/// A cell is 1 × 1 unless said otherwise, whatever the font and its size. Code points are as wide
/// as `wcwidth` says: ideographs, kana, hangul and emoji take two cells; marks and invisible
/// characters, soft hyphens too, take none. A character of several takes what they take together,
/// but no more than two. Images, and symbols among them, keep the sizes that they have elsewhere.
public struct TerminalFontMetrics: FontMetrics, Hashable {
  /// The size of a cell.
  public var cell: CGSize

  /// Creates a source.
  public init(cell: CGSize = CGSize(width: 1, height: 1)) { self.cell = cell }

  /// Returns lines of one cell, which stand on the cell's lower edge.
  public func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
    let height = cell.height.usableLength
    return TextMetrics(ascent: height, descent: 0, capHeight: height, pixelLength: pixelLength)
  }

  /// The width of eight cells.
  public var tabInterval: CGFloat { 8 * cell.width.usableLength }

  /// Returns the cells that each character takes.
  public func advances(of string: String, in font: FontDescription) -> [CGFloat] {
    let width = cell.width.usableLength
    return string.map { CGFloat($0.cells) * width }
  }
}

extension TerminalFontMetrics: HasNumbers {
  func forEachNumber(_ body: (_ name: String, _ number: CGFloat) -> Void) {
    body("a cell width", cell.width)
    body("a cell height", cell.height)
  }
}

extension Character {
  /// How many cells of a terminal the character takes.
  var cells: Int {
    var cells = 0
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      // A mark makes an emoji of the symbol in front of it.
      let isEmoji = scalar.value == 0xFE0F && last?.properties.isEmoji ?? false
      cells += isEmoji ? 1 : scalar.cells
      if cells > 1 { return 2 }
      last = scalar
    }
    return cells
  }
}

extension Unicode.Scalar {
  /// How many cells of a terminal the code point takes by itself.
  fileprivate var cells: Int {
    if value < 0x300 { return hasWidth ? 1 : 0 }
    switch value {
    // Signs around the numbers that follow, which are seen.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return 1
    case _ where !hasWidth: return 0
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
      0xFFFC:
      // The last is the placeholder for an image.
      return 2
    // Vowels and finals of hangul, which join the letter in front.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    // One of the two letters of a flag.
    case 0x1F1E6...0x1F1FF: return 1
    default: return properties.isEmojiPresentation ? 2 : 1
    }
  }
}
