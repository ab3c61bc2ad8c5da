import Foundation
import LayoutCore

/// A text whose size SwiftUI printed, from `Measured/texts.jsonl`.
struct MeasuredText {
  let text: StyledText
  let proposal: ProposedViewSize
  let width: CGFloat
  /// The height; `nil` where only the width is known of the usual hosts.
  let height: CGFloat?
  let firstBaseline: CGFloat?
  let lines: Int
  /// Where the number comes from, such as `macOS 13 bold`.
  let group: String

  static func all() throws -> [MeasuredText] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Measured/texts.jsonl").standardizedFileURL
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .map { try MeasuredText(JSON(parsing: $0)) }
  }

  init(_ json: JSON) throws {
    let string = json["string"]?.string ?? ""
    let font = json["font"]?.string ?? ""
    let platform: Platform = json["platform"]?.string?.hasPrefix("iOS") == true ? .iOS : .macOS
    var text: StyledText
    if font.hasPrefix("runs: ") {
      var rest = Substring(string)
      let runs = font.dropFirst("runs: ".count).split(separator: " + ").map { part in
        // Such as `system 13 bold x12chars`.
        let words = part.split(separator: " ")
        let count = Int(words.last?.dropFirst().prefix { $0.isNumber } ?? "") ?? 0
        defer { rest = rest.dropFirst(count) }
        return TextRun(String(rest.prefix(count)), font: Self.font(words.dropLast(), platform))
      }
      text = StyledText(runs, font: runs[0].font)
    } else {
      text = StyledText(string, font: Self.font(font.split(separator: " "), platform))
    }
    func length(_ key: String) -> CGFloat? { json[key]?.length }
    text.pixelLength = length("pixel") ?? 0.5
    text.runs[0].tracking = length("kerning") ?? length("tracking") ?? 0
    text.lineLimit = length("lineLimit").map { Int($0) }
    text.minimumLines = length("reservedLines").map { Int($0) } ?? 0
    text.lineSpacing = length("lineSpacing") ?? 0
    text.truncation =
      json["truncationMode"]?.string.flatMap(StyledText.Truncation.init) ?? .tail
    self.text = text
    proposal = ProposedViewSize(width: length("proposalWidth"), height: nil)
    width = length("width") ?? .nan
    height = length("height")
    firstBaseline = length("firstBaseline")
    lines = length("lines").map { Int($0) } ?? 1
    let shown = text.runs[0].font
    group = "\(platform) \(shown.size.formatted()) \(shown.weight)"
  }

  /// The font that words such as `system 13 bold` or `style body` describe.
  private static func font(_ words: [Substring], _ platform: Platform) -> FontDescription {
    let weights = ["regular": 400, "medium": 500, "semibold": 600, "bold": 700]
    var font = FontDescription(size: 13, platform: platform)
    if words[0] == "style" {
      let sizes: [Substring: CGFloat] = [
        "largeTitle": 26, "title": 22, "title2": 17, "title3": 15, "headline": 13, "body": 13,
        "callout": 12, "subheadline": 11, "footnote": 10, "caption": 10, "caption2": 10,
      ]
      font.isTextStyle = true
      font.size = sizes[words[1]] ?? .nan
      font.weight = words[1] == "headline" ? 700 : words[1] == "caption2" ? 500 : 400
    } else {
      font.size = Double(words[1]).map { CGFloat($0) } ?? .nan
    }
    for word in words.dropFirst(2) {
      if let weight = weights[String(word)] { font.weight = weight }
      if word == "italic" { font.isItalic = true }
    }
    return font
  }

  /// Whether the text is a single line of one font that nothing limits.
  var isPlainLine: Bool {
    lines == 1 && proposal.width == nil && text.runs.count == 1 && text.lineLimit == nil
      && text.minimumLines == 0
  }

  /// Whether the string was kept apart when the letters' advances were fitted: a fifth of all,
  /// chosen by the FNV-1a hash of its UTF-8, as the generator `.ci/tables/system-font.py` does.
  var isHeldOut: Bool {
    let hash = text.string.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return hash % 5 == 0
  }
}
