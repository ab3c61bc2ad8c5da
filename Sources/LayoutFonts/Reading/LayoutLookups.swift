/// The lookups of a layout table, `GPOS` or `GSUB`, that some features use.
struct LayoutLookups: Sendable {
  /// The subtables of each lookup, with the kind of the lookup, extensions followed.
  private let lookups: [(flags: Int, subtables: [(kind: Int, data: FontData)])]

  /// Finds the lookups of some features in a script, or in the default one if it has none.
  ///
  /// - Parameter extensionKind: the kind of lookup that only points to others.
  init(_ table: FontData?, features wanted: Set<String>, script: String, extensionKind: Int) {
    lookups = Self.read(table, wanted, script, extensionKind) ?? []
  }

  /// How many lookups and subtables are read of a table. Those of real fonts take more room each;
  /// a broken font may name the same ones over and over.
  private static func most(in table: FontData) -> Int { 64 + table.count / 64 }

  var isEmpty: Bool { lookups.isEmpty }
  var all: [(flags: Int, subtables: [(kind: Int, data: FontData)])] { lookups }

  private static func read(
    _ table: FontData?, _ wanted: Set<String>, _ script: String, _ extensionKind: Int
  ) -> [(flags: Int, subtables: [(kind: Int, data: FontData)])]? {
    guard let table, let scripts = table.unsigned16(4).flatMap({ table.part(from: $0) }),
      let features = table.unsigned16(6).flatMap({ table.part(from: $0) }),
      let list = table.unsigned16(8).flatMap({ table.part(from: $0) }),
      let language = language(of: script, in: scripts, isPositions: extensionKind == 9)
    else { return nil }
    var (chosen, room) = (Set<Int>(), most(in: table))
    var indices = (0..<(language.unsigned16(4) ?? 0)).compactMap { language.unsigned16(6 + $0 * 2) }
    if let required = language.unsigned16(2), required != 0xFFFF { indices.append(required) }
    for index in indices {
      guard let tag = features.tag(2 + index * 6), wanted.contains(tag),
        let feature = features.unsigned16(6 + index * 6).flatMap({ features.part(from: $0) })
      else { continue }
      let count = min(feature.unsigned16(2) ?? 0, room)
      for place in 0..<count {
        if let lookup = feature.unsigned16(4 + place * 2) { chosen.insert(lookup) }
      }
      room -= count
    }
    room = most(in: table)
    return chosen.sorted().compactMap { index in
      guard index < list.unsigned16(0) ?? 0,
        let lookup = list.unsigned16(2 + index * 2).flatMap({ list.part(from: $0) }),
        let kind = lookup.unsigned16(0)
      else { return nil }
      let count = min(lookup.unsigned16(4) ?? 0, room)
      room -= count
      let subtables = (0..<count).compactMap { place -> (kind: Int, data: FontData)? in
        guard let data = lookup.unsigned16(6 + place * 2).flatMap({ lookup.part(from: $0) }) else {
          return nil
        }
        guard kind == extensionKind else { return (kind, data) }
        guard let actual = data.unsigned16(2), actual != extensionKind,
          let target = data.unsigned32(4).flatMap({ data.part(from: $0) })
        else { return nil }
        return (actual, target)
      }
      return (lookup.unsigned16(2) ?? 0, subtables)
    }
  }

  /// The default language of a script, or of the default script.
  private static func language(
    of script: String, in scripts: FontData, isPositions: Bool
  ) -> FontData? {
    let count = min(scripts.unsigned16(0) ?? 0, scripts.count / 6)
    func table(_ tag: String) -> FontData? {
      (0..<count).first { scripts.tag(2 + $0 * 6) == tag }
        .flatMap { scripts.unsigned16(6 + $0 * 6) }.flatMap { scripts.part(from: $0) }
    }
    // Hebrew is set by its own rules or none, as others set it.
    for tag in script == "hebr" && isPositions ? [script] : [script, "DFLT", "dflt", "latn"] {
      guard let found = table(tag) else { continue }
      guard let offset = found.unsigned16(0), offset != 0 else { return nil }
      return found.part(from: offset)
    }
    return nil
  }
}
