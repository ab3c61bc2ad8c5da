import LayoutFonts

/// How long font files take by themselves: opening a font of a megabyte, and the advance of one of
/// its glyphs.
///
/// The font is made here, so that it is the same everywhere: 65,000 glyphs, a map with 20,000
/// ranges of characters, and outlines that nobody reads.
struct FontComparison {
  /// Opening the font, in nanoseconds.
  let opening: Stopwatch.Timing
  /// The advance of a glyph.
  let advance: Stopwatch.Timing
  /// The advance of a character, whose glyph is looked up in the map.
  let character: Stopwatch.Timing

  init?(stopwatch: Stopwatch) {
    let bytes = Self.font()
    guard let font = try? FontFile(bytes) else { return nil }
    opening = stopwatch.time({ 0 }) { sum in
      for _ in 0..<100 { sum += (try? FontFile(bytes))?.unitsPerEm ?? 0 }
    }.divided(by: 100)
    let count = 100_000
    advance = stopwatch.time({ 0 }) { sum in
      for index in 0..<count { sum &+= font.advance(of: index & 0xFFFF) }
    }.divided(by: Double(count))
    character = stopwatch.time({ 0 }) { sum in
      for index in 0..<count {
        let scalar = Unicode.Scalar(UInt8(truncatingIfNeeded: 0x21 + index % 90))
        sum &+= font.advance(of: font.glyph(for: scalar))
      }
    }.divided(by: Double(count))
  }

  func print() {
    Swift.print(
      "\nA font of a megabyte is opened in \(rounded(opening.median / 1000)) µs; the advance of a "
        + "glyph takes \(rounded(advance.median)) ns, of a character \(rounded(character.median)) ns"
    )
  }

  private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}

// MARK: - The font

extension FontComparison {
  private static func font() -> [UInt8] {
    let glyphs = 65_000
    var (map, widths) = ([UInt8](), [UInt8]())
    for number in [0x0000_0001, 0x0003_000A, 12, 0x000C_0000, 16 + 240_000, 0, 20_000] {
      map += big(number, 4)
    }
    // Ranges of three characters with a gap between them.
    for range in 0..<20_000 {
      map += big(0x20 + range * 4, 4)
      map += big(0x22 + range * 4, 4)
      map += big(1 + range * 3, 4)
    }
    for glyph in 0..<glyphs { widths += big(300 + glyph % 700, 2) + zeros(2) }
    let tables: [(String, [UInt8])] = [
      ("cmap", map), ("glyf", zeros(500_000)), ("head", zeros(18) + big(1000, 2) + zeros(34)),
      ("hhea", zeros(34) + big(glyphs, 2)), ("hmtx", widths), ("maxp", zeros(4) + big(glyphs, 2)),
    ]
    var (records, bodies) = ([UInt8](), [UInt8]())
    for (tag, body) in tables {
      let offset = 12 + tables.count * 16 + bodies.count
      records += Array(tag.utf8) + zeros(4)
      records += big(offset, 4) + big(body.count, 4)
      bodies += body
    }
    let head = big(0x0001_0000, 4) + big(tables.count, 2) + zeros(6)
    return head + records + bodies
  }

  private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  /// A number's bytes, the highest first.
  private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
