// The small tables that OpenType's layout tables have in common.

extension FontData {
  /// Returns a glyph's number among those that a coverage table lists; `nil` if it lists it not.
  func coverage(of glyph: Int) -> Int? {
    guard let format = unsigned16(0), let count = unsigned16(2) else { return nil }
    if format == 1 {
      guard
        let index = lastRecord(
          upTo: glyph, count: count, from: 4, size: 2, keyAt: { $0.unsigned16($1) }),
        unsigned16(4 + index * 2) == glyph
      else { return nil }
      return index
    }
    guard format == 2,
      let index = lastRecord(
        upTo: glyph, count: count, from: 4, size: 6, keyAt: { $0.unsigned16($1) }),
      let start = unsigned16(4 + index * 6), let end = unsigned16(6 + index * 6),
      let first = unsigned16(8 + index * 6), glyph <= end
    else { return nil }
    return first + glyph - start
  }

  /// Returns a glyph's class by a class table; 0 for glyphs that it does not list.
  func glyphClass(of glyph: Int) -> Int {
    switch unsigned16(0) {
    case 1:
      guard let first = unsigned16(2), let count = unsigned16(4), glyph >= first,
        glyph < first + count
      else { return 0 }
      return unsigned16(6 + (glyph - first) * 2) ?? 0
    case 2:
      guard let count = unsigned16(2),
        let index = lastRecord(
          upTo: glyph, count: count, from: 4, size: 6, keyAt: { $0.unsigned16($1) }),
        let end = unsigned16(6 + index * 6), glyph <= end
      else { return 0 }
      return unsigned16(8 + index * 6) ?? 0
    default: return 0
    }
  }
}
