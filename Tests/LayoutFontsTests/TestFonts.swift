import Foundation
import LayoutFonts

/// The fonts and recorded widths that the tests read.
enum TestFonts {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Data")

  /// A font drawn for these tests, by `.ci/tables/harfbuzz.py`.
  static func boxes(_ kind: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: folder.appendingPathComponent("Boxes-\(kind).ttf")))
  }

  /// The path of a font that is installed; `nil` if it is not. The variable `LAYOUT_FONTS` names
  /// another folder than the system's.
  static func installed(_ name: String) -> String? {
    let folder = ProcessInfo.processInfo.environment["LAYOUT_FONTS"] ?? "/usr/share/fonts"
    let names = FileManager.default.enumerator(atPath: folder)
    while let path = names?.nextObject() as? String {
      if "/\(path)".hasSuffix("/\(name)") { return "\(folder)/\(path)" }
    }
    return nil
  }
}

/// The widths of strings that HarfBuzz gave one font.
struct RecordedWidths: Decodable {
  let font: String
  /// How long the font's file is; `nil` for one that lies beside the tests.
  let bytes: Int?
  let values: [String: Double]
  /// The strings; `nil` for those that all installed fonts are compared with.
  let strings: [String]?
  let widths: [Double]

  static func all() throws -> [RecordedWidths] {
    try String(
      contentsOf: TestFonts.folder.appendingPathComponent("harfbuzz.jsonl"), encoding: .utf8
    )
    .split(separator: "\n")
    .map { try JSONDecoder().decode(RecordedWidths.self, from: Data($0.utf8)) }
  }
}
