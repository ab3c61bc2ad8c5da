/// Which glyph a character has: the table `cmap`, in the formats 4, 6, 12 and 13.
struct CharacterMap: Sendable {
  private let data: FontData
  private let format: Int
  /// Whether the map is that of a symbol font, whose characters stand in a private area.
  private let isSymbol: Bool
  /// The glyphs of the first characters, which most texts consist of.
  private var first: [UInt16] = []

  /// Chooses the map that has the most characters.
  init?(_ table: FontData?) {
    guard let table, let count = table.unsigned16(2) else { return nil }
    var best: (rank: Int, data: FontData, format: Int)?
    for index in 0..<count {
      let record = 4 + index * 8
      guard let platform = table.unsigned16(record), let encoding = table.unsigned16(record + 2),
        let offset = table.unsigned32(record + 4), let data = table.part(from: offset),
        let format = data.unsigned16(0)
      else { continue }
      guard [4, 6, 12, 13].contains(format) else { continue }
      let rank =
        switch (platform, encoding) {
        case (3, 10), (0, 4), (0, 6): 4
        case (3, 1), (0, 0...3): 3
        case (3, 0): 2
        default: 1
        }
      if rank > best?.rank ?? 0 { best = (rank, data, format) }
    }
    guard let best else { return nil }
    (data, format, isSymbol) = (best.data, best.format, best.rank == 2)
    first = (0..<0x250).map { UInt16(truncatingIfNeeded: look(for: $0)) }
  }

  /// Returns a character's glyph; 0 if there is none.
  func glyph(for code: Int) -> Int { code < first.count ? Int(first[code]) : look(for: code) }

  private func look(for code: Int) -> Int {
    let glyph = find(code) ?? 0
    guard glyph == 0, isSymbol, code < 0x100 else { return glyph }
    return find(0xF000 + code) ?? 0
  }

  private func find(_ code: Int) -> Int? {
    switch format {
    case 4: segment(of: code)
    case 6: trimmed(code)
    default: group(of: code)
    }
  }

  private func segment(of code: Int) -> Int? {
    guard code <= 0xFFFF, let doubled = data.unsigned16(6) else { return nil }
    let count = doubled / 2
    let ends = 14
    // The first segment whose end is not before the character.
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let end = data.unsigned16(ends + middle * 2) else { return nil }
      if end < code { low = middle + 1 } else { high = middle }
    }
    let starts = ends + doubled + 2
    guard low < count, let start = data.unsigned16(starts + low * 2), start <= code,
      let delta = data.unsigned16(starts + doubled + low * 2),
      let offset = data.unsigned16(starts + 2 * doubled + low * 2)
    else { return nil }
    if offset == 0 { return (code + delta) & 0xFFFF }
    let place = starts + 2 * doubled + low * 2 + offset + (code - start) * 2
    guard let glyph = data.unsigned16(place), glyph != 0 else { return nil }
    return (glyph + delta) & 0xFFFF
  }

  private func trimmed(_ code: Int) -> Int? {
    guard let first = data.unsigned16(6), let count = data.unsigned16(8), code >= first,
      code < first + count
    else { return nil }
    return data.unsigned16(10 + (code - first) * 2)
  }

  private func group(of code: Int) -> Int? {
    guard let count = data.unsigned32(12),
      let index = data.lastRecord(
        upTo: code, count: count, from: 16, size: 12, keyAt: { $0.unsigned32($1) }),
      let start = data.unsigned32(16 + index * 12), let end = data.unsigned32(20 + index * 12),
      let glyph = data.unsigned32(24 + index * 12), code <= end
    else { return nil }
    let found = format == 13 ? glyph : glyph + code - start
    return found <= 0xFFFF ? found : nil
  }
}
