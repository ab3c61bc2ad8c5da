/// A source for text in the cells of a terminal: every character is one cell wide, or two, or none.
///
///     let screen = Sheet().layout(in: CGSize(width: 80, height: 24)) {
///       $0.textMeasurer = LineSetter(TerminalFontMetrics())
///     }
///
/// A cell is 1 × 1 unless said otherwise, whatever the font and its size. Widths are those of
/// `wcwidth`: ideographs, kana, hangul and emoji take two cells; marks and invisible characters
/// take none.
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
    if isFullWidth { return 2 }
    return unicodeScalars.contains { $0.hasWidth } ? 1 : 0
  }
}
