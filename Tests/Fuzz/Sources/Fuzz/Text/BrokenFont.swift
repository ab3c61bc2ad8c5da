import Foundation
import LayoutCore
import LayoutFonts

/// A small font of the tests, with some bytes changed.
struct BrokenFont {
  private let name: String
  private let bytes: [UInt8]
  private let string: String
  private let weight: Double
  private var changes: [String] = []

  private static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../../LayoutFontsTests/Data").standardizedFileURL
  private static let fonts: [(name: String, bytes: [UInt8])] =
    ["4", "6", "12", "13", "extension", "kern", "variable"].compactMap { kind in
      let name = "Boxes-\(kind).ttf"
      let data = try? Data(contentsOf: folder.appendingPathComponent(name))
      return data.map { (name, [UInt8]($0)) }
    }
  private static let strings = ["AVTo ffi 1,αбא", "fi", "", "\u{0}\u{10FFFF}é👨‍👩‍👧", "AAAAVVVV"]

  init(_ choices: [UInt8]) {
    precondition(!Self.fonts.isEmpty, "no fonts in \(Self.folder.path)")
    var choices = Bytes(choices)
    let font = Self.fonts[choices.number(below: Self.fonts.count)]
    var bytes = font.bytes
    name = font.name
    string = Self.strings[choices.number(below: Self.strings.count)]
    weight = choices.pick(400, 617, -1e9, .nan, .infinity)
    while !choices.isAtEnd, !bytes.isEmpty, changes.count < 40 {
      let place = (choices.number(below: 256) * 256 + choices.number(below: 256)) % bytes.count
      switch choices.number(below: 6) {
      case 0:
        bytes[place] = choices.byte()
        changes.append("\(place): \(bytes[place])")
      case 1:
        let extreme: UInt8 = choices.pick(0, 0x7F, 0xFF, 0x80)
        for index in place..<min(place + choices.pick(2, 4, 1), bytes.count) {
          bytes[index] = extreme
        }
        changes.append("\(place)…: \(extreme)")
      case 2 where choices.once(in: 8):
        bytes.removeLast(bytes.count - place)
        changes.append("ends at \(place)")
      case 3:
        // Another table's place.
        let record = 12 + choices.number(below: 20) * 16 + 8
        if record + 4 <= bytes.count {
          bytes.replaceSubrange(
            record..<record + 4, with: [0, 0, UInt8(place >> 8), UInt8(place & 0xFF)])
          changes.append("table at \(record) begins at \(place)")
        }
      case 4:
        let source = choices.number(below: 256) * 7 % bytes.count
        let count = min(choices.number(below: 32), bytes.count - max(place, source))
        bytes.replaceSubrange(place..<place + count, with: Array(bytes[source..<source + count]))
        changes.append("\(count) from \(source) to \(place)")
      default:
        bytes[place] &+= choices.pick(1, 255, 2, 128)
        changes.append("\(place): \(bytes[place])")
      }
    }
    self.bytes = bytes
  }

  var text: String { "\(name) with \(changes), “\(string)”, at \(weight)" }

  /// What tells fonts apart: how they are refused, or which numbers they have.
  var traits: [Int] {
    do throws(FontFileError) {
      let font = try FontFile(bytes)
      let advances = font.advances(of: string, at: ["wght": weight])
      return [
        [font.unitsPerEm, font.glyphCount, font.axes.count].hashValue,
        advances.map { Int($0.clamped / 100) }.hashValue,
        [font.family, font.fullName, font.postScriptName].hashValue,
      ]
    } catch {
      return ["\(error)".hashValue]
    }
  }

  /// What is wrong with the font's numbers.
  var problem: String? {
    let start = ThreadClock.milliseconds
    if FontFile.count(in: bytes) < 0 { return "holds fewer than no fonts" }
    guard let font = try? FontFile(bytes) else { return nil }
    let advances = font.advances(of: string, at: ["wght": weight])
    guard advances.count == string.count else { return "\(advances.count) advances" }
    guard advances.allSatisfy(\.isFinite) else { return "advances \(advances)" }
    guard font.axes.allSatisfy({ $0.minimum.isFinite && $0.normal.isFinite && $0.maximum.isFinite })
    else { return "axes \(font.axes)" }
    var book = FontBook()
    book.add(font, as: "Broken")
    let text = StyledText(string, font: FontDescription(family: "Broken", size: 17))
    for width in [nil, 0, 30, .infinity] as [CGFloat?] {
      let size = LineSetter(book).layout(
        of: text, in: ProposedViewSize(width: width, height: nil)
      ).size
      guard size.width.isFinite, size.height.isFinite else { return "a text of \(size)" }
    }
    let taken = ThreadClock.milliseconds - start
    return taken > 1_000 ? "read in \(taken) ms" : nil
  }
}

extension Double {
  fileprivate var clamped: Double { isFinite ? Swift.min(Swift.max(self, -1e9), 1e9) : 0 }
}
