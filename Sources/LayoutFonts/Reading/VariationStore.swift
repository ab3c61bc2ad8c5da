/// Numbers by which others change along a variable font's axes: an item variation store.
struct VariationStore: Sendable {
  private let data: FontData
  /// How many regions an item's numbers may count in; real fonts have some tens.
  private static var mostRegions: Int { 4096 }

  init(_ data: FontData) { self.data = data }

  /// The store that devices of layout tables refer to.
  static func ofDefinitions(_ table: FontData?) -> VariationStore? {
    guard let table, table.unsigned16(2) ?? 0 >= 3, let offset = table.unsigned32(14), offset != 0
    else { return nil }
    return table.part(from: offset).map(VariationStore.init)
  }

  /// Returns by how much an item changes at a position, given from −1 to 1 on each axis.
  func delta(_ outer: Int, _ inner: Int, at position: [Double]) -> Double {
    guard let regions = data.unsigned32(2).flatMap({ data.part(from: $0) }),
      outer < data.unsigned16(6) ?? 0,
      let items = data.unsigned32(8 + outer * 4).flatMap({ data.part(from: $0) }),
      inner < items.unsigned16(0) ?? 0, let words = items.unsigned16(2),
      let count = items.unsigned16(4)
    else { return 0 }
    // Some deltas take twice the room of the others.
    let (wide, large) = (words & 0x7FFF, words & 0x8000 != 0 ? 2 : 1)
    guard wide <= count, count <= Self.mostRegions else { return 0 }
    let row = (count + wide) * large
    var place = 6 + count * 2 + inner * row
    var total = 0.0
    for index in 0..<count {
      let value: Int?
      switch (index < wide, large) {
      case (true, 2): value = items.signed32(place)
      case (true, _), (false, 2): value = items.signed16(place)
      default: value = items.byte(place).map { Int(Int8(truncatingIfNeeded: $0)) }
      }
      place += (index < wide ? 2 : 1) * large
      guard let value, let region = items.unsigned16(6 + index * 2) else { return total }
      if value != 0 { total += Double(value) * share(of: region, in: regions, at: position) }
    }
    return total
  }

  /// How much of a region's changes counts at a position.
  private func share(of region: Int, in regions: FontData, at position: [Double]) -> Double {
    guard let axes = regions.unsigned16(0), axes == position.count,
      region < regions.unsigned16(2) ?? 0
    else { return 0 }
    var share = 1.0
    for axis in 0..<axes {
      let offset = 4 + (region * axes + axis) * 6
      guard let start = regions.fraction14(offset), let peak = regions.fraction14(offset + 2),
        let end = regions.fraction14(offset + 4)
      else { return 0 }
      let place = position[axis]
      // Regions that make no sense, or have no peak, leave the axis out.
      if peak == 0 || start > peak || peak > end || (start < 0 && end > 0) || place == peak {
        continue
      }
      guard place > start, place < end else { return 0 }
      share *= place < peak ? (place - start) / (peak - start) : (end - place) / (end - peak)
    }
    return share
  }
}
