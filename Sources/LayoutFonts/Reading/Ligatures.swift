/// Ligatures that are on by default: the features `liga`, `clig` and `rlig` of `GSUB`.
struct Ligatures: Sendable {
  private let lookups: LayoutLookups
  /// How many ligatures a letter may begin, and how long they may be. Fonts of symbols have long
  /// names for them; broken fonts may say anything.
  private static var most: (count: Int, length: Int) { (4096, 64) }
  /// How many glyphs are compared for a letter; a broken font may name the same ligatures over and
  /// over.
  private static var mostComparisons: Int { 8192 }

  init(_ tables: FontTables, script: String) {
    lookups = LayoutLookups(
      tables["GSUB"], features: ["liga", "clig", "rlig"], script: script, extensionKind: 7)
  }

  /// Replaces glyphs by ligatures.
  ///
  /// A ligature is a part of the character that its first glyph is a part of.
  func apply(to glyphs: inout [SetGlyph]) {
    for lookup in lookups.all {
      let tables = lookup.subtables.filter { $0.kind == 4 }.map(\.data)
      guard !tables.isEmpty else { continue }
      var (found, index) = ([SetGlyph](), 0)
      while index < glyphs.count {
        var (glyph, taken, left) = (glyphs[index], 1, Self.mostComparisons)
        for table in tables {
          guard let (ligature, length) = ligature(at: index, of: glyphs, in: table, &left) else {
            continue
          }
          (glyph.number, glyph.isMark, taken) = (ligature, false, length)
          break
        }
        found.append(glyph)
        index += taken
      }
      glyphs = found
    }
  }

  private func ligature(
    at index: Int, of glyphs: [SetGlyph], in table: FontData, _ left: inout Int
  ) -> (glyph: Int, length: Int)? {
    guard let coverage = table.unsigned16(2).flatMap({ table.part(from: $0) }),
      let place = coverage.coverage(of: glyphs[index].number), place < table.unsigned16(4) ?? 0,
      let set = table.unsigned16(6 + place * 2).flatMap({ table.part(from: $0) })
    else { return nil }
    for number in 0..<min(set.unsigned16(0) ?? 0, Self.most.count) where left > 0 {
      left -= 1
      guard let ligature = set.unsigned16(2 + number * 2).flatMap({ set.part(from: $0) }),
        let glyph = ligature.unsigned16(0), let length = ligature.unsigned16(2), length > 0,
        length <= Self.most.length, index + length <= glyphs.count
      else { continue }
      var matched = 1
      while matched < length, ligature.unsigned16(2 + matched * 2) == glyphs[index + matched].number
      { (matched, left) = (matched + 1, left - 1) }
      if matched == length { return (glyph, length) }
    }
    return nil
  }
}
