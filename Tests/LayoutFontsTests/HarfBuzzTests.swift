import Foundation
import LayoutFonts
import Testing

/// Widths of strings, compared with what HarfBuzz gave them.
struct HarfBuzzTests {
  @Test func `strings are as wide as HarfBuzz sets them, to a unit`() throws {
    let common = try String(
      contentsOf: TestFonts.folder.appendingPathComponent("strings.txt"), encoding: .utf8
    ).split(separator: "\n").map(String.init)
    var compared = 0
    for record in try RecordedWidths.all() {
      let bytes: [UInt8]
      if let size = record.bytes {
        // Another version of the font has other widths.
        guard let path = TestFonts.installed(record.font),
          let data = FileManager.default.contents(atPath: path), data.count == size
        else { continue }
        bytes = [UInt8](data)
      } else {
        bytes = [UInt8](try Data(contentsOf: TestFonts.folder.appendingPathComponent(record.font)))
      }
      let font = try FontFile(bytes)
      let strings = record.strings ?? common
      try #require(strings.count == record.widths.count)
      for (string, width) in zip(strings, record.widths) {
        let found = font.advances(of: string, at: record.values).reduce(0, +)
        #expect(abs(found - width) <= 0.5, "\(record.font) \(record.values): “\(string)”")
      }
      compared += strings.count
    }
    print("\(compared) strings compared with HarfBuzz")
    // Those of the fonts drawn for the tests are always there.
    #expect(compared >= 3000)
  }
}
