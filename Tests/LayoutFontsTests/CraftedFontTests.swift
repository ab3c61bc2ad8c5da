import Foundation
import LayoutFonts
import Testing

/// Fonts whose tables name the same things over and over. Read in full, each would take minutes or
/// hours.
@Suite(.timeLimit(.minutes(5)))
struct CraftedFontTests {
  private typealias Tables = FontTablesInBytes

  /// What the font says of a text, whose characters are boxes.
  private func advances(
    of string: String, in kind: String, weight: Double = 400, _ change: (inout Tables) -> Void
  ) throws -> [Double] {
    var tables = Tables(try TestFonts.boxes(kind))
    change(&tables)
    return try FontFile(tables.font).advances(of: string, at: ["wght": weight])
  }

  @Test(arguments: ["GPOS", "GSUB"])
  func `a script with 20,000 features of 26,000 lookups each`(table: String) throws {
    let count = 20_000
    // The list of features begins after the script, and each of them is the list's own records,
    // read as lookups: the end of “kern” or “liga” is their number.
    let start = 22 + 6 + count * 2
    let tag = table == "GPOS" ? "kern" : "liga"
    let scripts =
      Tables.shorts(1) + "latn".utf8 + Tables.shorts(8) + Tables.shorts(4, 0)
      + Tables.shorts(0, 0xFFFF, count) + [UInt8](repeating: 0, count: count * 2)
    let feature = tag.utf8 + Tables.shorts(2)
    let features = Tables.shorts(count) + Array(repeating: feature, count: count).joined()
    let found = try advances(of: "AVA", in: "4") {
      $0[table] = Tables.shorts(1, 0, 10, start, 10) + scripts + features
    }
    #expect(found.count == 3 && found.allSatisfy(\.isFinite))
  }

  @Test func `a letter with 30,000 ligatures of a thousand letters`() throws {
    let (count, length) = (30_000, 1000)
    // The glyph f, 6, is followed by other ones and then by one that never comes.
    let ligature =
      Tables.shorts(13, length) + Array(repeating: Tables.shorts(6), count: length - 2).joined()
      + Tables.shorts(9)
    let set =
      Tables.shorts(count) + Array(repeating: Tables.shorts(2 + count * 2), count: count).joined()
      + ligature
    let subtable = Tables.shorts(1, 8, 1, 14) + Tables.shorts(1, 1, 6) + set
    let lookups = Tables.shorts(1, 4) + Tables.shorts(4, 0, 1, 8) + subtable
    let script = Tables.shorts(1) + "latn".utf8 + Tables.shorts(8, 4, 0, 0, 0xFFFF, 1, 0)
    let features = Tables.shorts(1) + "liga".utf8 + Tables.shorts(8, 0, 1, 0)
    let text = String(repeating: "f", count: 3000)
    let found = try advances(of: text, in: "4") {
      $0["GSUB"] =
        Tables.shorts(1, 0, 10, 10 + script.count, 10 + script.count + features.count) + script
        + features + lookups
    }
    // 300 + 6 · 37, the number of f among the glyphs being 6.
    #expect(found == Array(repeating: 522, count: 3000))
  }

  @Test func `the same ligatures in a hundred tables`() throws {
    let (tables, count, length) = (100, 4096, 64)
    // Of 64 glyphs f, 6, of which the last one never comes.
    let ligature =
      Tables.shorts(13, length) + Array(repeating: Tables.shorts(6), count: length - 2).joined()
      + Tables.shorts(9)
    let set =
      Tables.shorts(count) + Array(repeating: Tables.shorts(2 + count * 2), count: count).joined()
      + ligature
    let subtable = Tables.shorts(1, 8, 1, 14) + Tables.shorts(1, 1, 6) + set
    let places = Array(repeating: Tables.shorts(6 + tables * 2), count: tables).joined()
    let lookups = Tables.shorts(1, 4) + Tables.shorts(4, 0, tables) + places + subtable
    let script = Tables.shorts(1) + "latn".utf8 + Tables.shorts(8, 4, 0, 0, 0xFFFF, 1, 0)
    let features = Tables.shorts(1) + "liga".utf8 + Tables.shorts(8, 0, 1, 0)
    // So many tables are read only of a table that is large enough.
    let rest = [UInt8](repeating: 0, count: 64 * tables)
    let found = try advances(of: String(repeating: "f", count: 300), in: "4") {
      $0["GSUB"] =
        Tables.shorts(1, 0, 10, 10 + script.count, 10 + script.count + features.count) + script
        + features + lookups + rest
    }
    #expect(found == Array(repeating: 522, count: 300))
  }

  @Test func `a width that changes in 65,535 regions of 65,535 axes`() throws {
    let count = 0xFFFF
    let regions =
      Tables.shorts(count, 1)
      + Array(repeating: Tables.shorts(0, 0x2000, 0x4000), count: count)
      .joined()
    let items =
      Tables.shorts(15, 0, count) + [UInt8](repeating: 0, count: count * 2)
      + [UInt8](repeating: 1, count: count * 15)
    let store =
      Tables.shorts(1) + Tables.bytes(12, 4) + Tables.shorts(1)
      + Tables.bytes(12 + regions.count, 4) + regions + items
    let head = Tables.shorts(1, 0) + Tables.bytes(20, 4) + [UInt8](repeating: 0, count: 12)
    let found = try advances(of: "AVTofi", in: "variable", weight: 650) {
      $0["HVAR"] = head + store
    }
    #expect(found.count == 6 && found.allSatisfy(\.isFinite))
  }

  @Test func `5,000 names of 60,000 bytes`() throws {
    let (count, length) = (5000, 60_000)
    // In English, of an old platform: none is better than the first.
    let record = Tables.shorts(1, 0, 0, 1, length, 0)
    var tables = Tables(try TestFonts.boxes("4"))
    tables["name"] =
      Tables.shorts(0, count, 6 + count * 12) + Array(repeating: record, count: count).joined()
      + [UInt8](repeating: 0x41, count: length)
    #expect(try FontFile(tables.font).family?.utf8.count == length)
  }

  @Test func `a collection of 250,000 times the same font`() throws {
    let bytes = Tables.collection([try TestFonts.boxes("4")], times: 250_000)
    #expect(FontFile.count(in: bytes) == 256)
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("fonts-\(UInt64.random(in: 0 ... .max)).ttc").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    var book = FontBook()
    try book.add(contentsOf: path)
    #expect(book.names == ["boxes", "boxes regular", "boxes-regular"])
  }
}
