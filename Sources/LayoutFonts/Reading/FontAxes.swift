/// The axes of a variable font: the tables `fvar`, `avar` and `HVAR`.
struct FontAxes: Sendable {
  let axes: [FontFile.Axis]
  private let maps: FontData?
  private let widths: FontData?
  private let store: VariationStore?

  init(_ tables: FontTables) {
    let table = tables["fvar"]
    let offset = table?.unsigned16(4) ?? 0
    let size = table?.unsigned16(10) ?? 0
    // More axes than fit into the file cannot be meant.
    let count = size >= 20 ? min(table?.unsigned16(8) ?? 0, 64) : 0
    axes = (0..<count).compactMap { index in
      let record = offset + index * size
      guard let table, let tag = table.tag(record), let low = table.fraction16(record + 4),
        let normal = table.fraction16(record + 8), let high = table.fraction16(record + 12)
      else { return nil }
      return FontFile.Axis(
        tag: tag, minimum: min(low, normal), normal: normal, maximum: max(high, normal))
    }
    maps = tables["avar"]
    widths = axes.isEmpty ? nil : tables["HVAR"]
    store = widths.flatMap { table in
      table.unsigned32(4).flatMap { table.part(from: $0) }.map(VariationStore.init)
    }
  }

  /// Returns a position from −1 to 1 on each axis; empty where the font does not vary from normal.
  func position(_ values: [String: Double]) -> [Double] {
    var position = axes.map { axis in
      let value = min(max(values[axis.tag] ?? axis.normal, axis.minimum), axis.maximum)
      if value < axis.normal { return -(axis.normal - value) / (axis.normal - axis.minimum) }
      if value > axis.normal { return (value - axis.normal) / (axis.maximum - axis.normal) }
      return 0
    }
    // Positions have 14 binary places, before the map and after.
    func rounded(_ value: Double) -> Double { (value * 16384).rounded() / 16384 }
    position = mapped(position.map(rounded)).map(rounded)
    return position.allSatisfy { $0 == 0 } ? [] : position
  }

  /// The position moved as the table `avar` says.
  private func mapped(_ position: [Double]) -> [Double] {
    guard let maps, maps.unsigned16(0) == 1 else { return position }
    var offset = 8
    return position.map { value in
      let (count, start) = (maps.unsigned16(offset) ?? 0, offset + 2)
      offset = start + count * 4
      guard count > 0 else { return value }
      for index in 1..<max(count, 1) {
        let (low, high) = (start + index * 4 - 4, start + index * 4)
        guard let from = maps.fraction14(low), let to = maps.fraction14(high),
          let first = maps.fraction14(low + 2), let last = maps.fraction14(high + 2)
        else { return value }
        if value >= from, value <= to, to > from {
          return first + (last - first) * (value - from) / (to - from)
        }
      }
      return value
    }
  }

  /// Returns by how much a glyph's advance changes at a position.
  func delta(ofAdvance glyph: Int, at position: [Double]) -> Double {
    guard let widths, let store, !position.isEmpty else { return 0 }
    var (outer, inner) = (0, glyph)
    if let offset = widths.unsigned32(8), offset != 0, let map = widths.part(from: offset) {
      guard let pair = entry(of: glyph, in: map) else { return 0 }
      (outer, inner) = pair
    }
    return store.delta(outer, inner, at: position)
  }

  /// What a map from glyphs to items says; the last entry counts for all further glyphs.
  private func entry(of glyph: Int, in map: FontData) -> (outer: Int, inner: Int)? {
    guard let form = map.byte(0), let format = map.byte(1) else { return nil }
    let count = form == 0 ? map.unsigned16(2) : map.unsigned32(2)
    guard let count, count > 0 else { return nil }
    let size = (format >> 4 & 3) + 1
    let place = (form == 0 ? 4 : 6) + min(glyph, count - 1) * size
    var entry = 0
    for index in 0..<size {
      guard let byte = map.byte(place + index) else { return nil }
      entry = entry << 8 | byte
    }
    let bits = (format & 15) + 1
    return (entry >> bits, entry & ((1 << bits) - 1))
  }
}
