/// The tables of a font in a file, by name.
struct FontTables: Sendable {
  private let tables: [String: FontData]
  /// How many tables are looked at; there are about fifty kinds.
  private static var most: Int { 256 }

  /// Reads the directory of the font with a number in the file.
  init(_ file: FontData, index: Int) throws(FontFileError) {
    var start = 0
    if file.tag(0) == "ttcf" {
      guard let count = file.unsigned32(8), index >= 0, index < count,
        let offset = file.unsigned32(12 + index * 4)
      else { throw .noSuchFont(index) }
      start = offset
    } else if index != 0 {
      throw .noSuchFont(index)
    }
    guard let version = file.unsigned32(start),
      [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version),
      let count = file.unsigned16(start + 4)
    else { throw .notAFont }
    var tables: [String: FontData] = [:]
    let end = start + 12 + min(count, Self.most) * 16
    for record in stride(from: start + 12, to: end, by: 16) {
      guard let tag = file.tag(record), let offset = file.unsigned32(record + 8),
        let length = file.unsigned32(record + 12)
      else { throw .truncated }
      // Tables that the file ends in are left as far as they go.
      let room = max(file.count - offset, 0)
      tables[tag] = file.part(from: offset, count: min(length, room))
    }
    self.tables = tables
  }

  subscript(name: String) -> FontData? { tables[name] }
}
