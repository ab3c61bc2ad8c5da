/// How pairs of glyphs are kerned: by the feature `kern` of `GPOS`, or by the table `kern`.
struct PairKerning: Sendable {
  private let lookups: LayoutLookups
  private let pairs: FontData?
  private let variations: VariationStore?
  private let position: [Double]

  init(_ tables: FontTables, script: String, at position: [Double]) {
    lookups = LayoutLookups(tables["GPOS"], features: ["kern"], script: script, extensionKind: 9)
    pairs = lookups.isEmpty ? Self.plainPairs(tables["kern"]) : nil
    self.position = position
    variations = position.isEmpty ? nil : VariationStore.ofDefinitions(tables["GDEF"])
  }

  /// Changes the advances of some glyphs in a row.
  func apply(to advances: inout [Double], of set: [SetGlyph]) {
    guard set.count > 1 else { return }
    if let pairs {
      // Marks keep no letters apart here.
      let letters = set.indices.filter { !set[$0].isMark }
      for (index, next) in zip(letters, letters.dropFirst()) {
        advances[index] += plain(set[index].number, set[next].number, in: pairs)
      }
    }
    let glyphs = set.map(\.number)
    for lookup in lookups.all {
      var index = 0
      while index + 1 < glyphs.count {
        var next = index + 1
        for (kind, data) in lookup.subtables where kind == 2 {
          guard let change = change(glyphs[index], glyphs[index + 1], in: data) else { continue }
          advances[index] += change.first
          advances[index + 1] += change.second
          // A pair that changes its second glyph is done with it.
          if change.usesSecond { next = index + 2 }
          break
        }
        index = next
      }
    }
  }

  // MARK: - GPOS

  /// What a subtable says of a pair; `nil` if it does not have it.
  private func change(
    _ first: Int, _ second: Int, in data: FontData
  ) -> (first: Double, second: Double, usesSecond: Bool)? {
    guard let format = data.unsigned16(0),
      let coverage = data.unsigned16(2).flatMap({ data.part(from: $0) }),
      let index = coverage.coverage(of: first), let format1 = data.unsigned16(4),
      let format2 = data.unsigned16(6)
    else { return nil }
    let (size1, size2) = (format1.nonzeroBitCount * 2, format2.nonzeroBitCount * 2)
    let record: (table: FontData, offset: Int)
    switch format {
    case 1:
      guard index < data.unsigned16(8) ?? 0,
        let set = data.unsigned16(10 + index * 2).flatMap({ data.part(from: $0) }),
        let count = set.unsigned16(0)
      else { return nil }
      let size = 2 + size1 + size2
      guard
        let place = set.lastRecord(
          upTo: second, count: count, from: 2, size: size, keyAt: { $0.unsigned16($1) }),
        set.unsigned16(2 + place * size) == second
      else { return nil }
      record = (set, 2 + place * size + 2)
    case 2:
      guard let classes1 = data.unsigned16(8).flatMap({ data.part(from: $0) }),
        let classes2 = data.unsigned16(10).flatMap({ data.part(from: $0) }),
        let count1 = data.unsigned16(12), let count2 = data.unsigned16(14)
      else { return nil }
      let (class1, class2) = (classes1.glyphClass(of: first), classes2.glyphClass(of: second))
      guard class1 < count1, class2 < count2 else { return nil }
      record = (data, 16 + (class1 * count2 + class2) * (size1 + size2))
    default: return nil
    }
    // Devices of a pair's record are found from its set, or from the subtable.
    return (
      advance(record.table, record.offset, format1),
      advance(record.table, record.offset + size1, format2), format2 != 0
    )
  }

  /// The horizontal advance of a value record.
  private func advance(_ table: FontData, _ offset: Int, _ format: Int) -> Double {
    func field(_ bit: Int) -> Int? {
      guard format & bit != 0 else { return nil }
      return offset + (format & (bit - 1)).nonzeroBitCount * 2
    }
    let value = field(4).flatMap { table.signed16($0) } ?? 0
    guard let variations, let device = field(0x40).flatMap({ table.unsigned16($0) }), device != 0,
      let index = table.part(from: device), index.unsigned16(4) == 0x8000,
      let outer = index.unsigned16(0), let inner = index.unsigned16(2)
    else { return Double(value) }
    return Double(value) + variations.delta(outer, inner, at: position).rounded()
  }

  // MARK: - kern

  /// The first horizontal table of pairs in order.
  private static func plainPairs(_ table: FontData?) -> FontData? {
    guard let table, table.unsigned16(0) == 0, let count = table.unsigned16(2) else { return nil }
    var offset = 4
    for _ in 0..<min(count, 16) {
      guard let length = table.unsigned16(offset + 2), let coverage = table.unsigned16(offset + 4)
      else { return nil }
      // Horizontal, no minimum, along the line; the format in the upper byte is 0.
      if coverage & 0xFF07 == 1 { return table.part(from: offset + 6) }
      offset += max(length, 6)
    }
    return nil
  }

  private func plain(_ first: Int, _ second: Int, in pairs: FontData) -> Double {
    let key = first << 16 | second
    guard let count = pairs.unsigned16(0),
      let index = pairs.lastRecord(
        upTo: key, count: count, from: 8, size: 6, keyAt: { $0.unsigned32($1) }),
      pairs.unsigned32(8 + index * 6) == key
    else { return 0 }
    return Double(pairs.signed16(12 + index * 6) ?? 0)
  }
}
