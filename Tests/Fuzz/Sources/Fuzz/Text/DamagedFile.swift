import Foundation
import LayoutCore

/// A tree in JSON, or what was recorded of its layout, with some of its words changed.
struct DamagedFile {
  private let words: [String]
  private let isRecording: Bool

  init(_ bytes: [UInt8]) {
    var bytes = Bytes(bytes)
    isRecording = bytes.once(in: 3)
    var words = Self.words(of: Self.file(of: &bytes, isRecording: isRecording))
    for _ in 0..<bytes.number(below: 12) where !words.isEmpty {
      let place = (bytes.number(below: 256) * 256 + bytes.number(below: 256)) % words.count
      let other = (bytes.number(below: 256) * 256 + bytes.number(below: 256)) % words.count
      let count = min(bytes.pick(1, 2, 5, 30), words.count - max(place, other))
      switch bytes.number(below: 8) {
      case 0: words.removeSubrange(place..<place + count)
      case 1: words[place] = words[other]
      case 2: words.insert(contentsOf: words[other..<other + count], at: place)
      case 3: words.swapAt(place, other)
      case 4: words[place] = bytes.pick("[", "]", "{", "}", ",", ":", "null", "true", "\"\"")
      case 5 where bytes.once(in: 16):
        words.insert(String(repeating: bytes.pick("[", "{\"kind\":"), count: 20_000), at: place)
      case 6 where bytes.once(in: 4): words.removeLast(words.count - place)
      default: words[place] = bytes.pick("-1", "1e308", "0", "1e-320", "9223372036854775807", "0.5")
      }
    }
    self.words = words
  }

  var text: String { words.joined() }

  /// What is wrong: an error of another kind, a number that is not one, something that is not
  /// written as it was read, or too long a time.
  var problem: String? {
    let begin = ThreadClock.milliseconds
    let problem = isRecording ? check(LayoutRecording.self) : check(LayoutCapture.self)
    let time = ThreadClock.milliseconds - begin
    return problem ?? (time > 1_000 ? "takes \(time) ms" : nil)
  }

  private func check<Value: Codable>(_ type: Value.Type) -> String? {
    do {
      let value = try JSONDecoder().decode(type, from: Data(text.utf8))
      let layout = (value as? LayoutCapture)?.layout()
      if let node = layout?.nodes.first(where: { !$0.frame.size.width.isFinite }) {
        return "\(node.name) is at \(node.frame)"
      }
      let written = try Self.write(value)
      let again = try Self.write(try JSONDecoder().decode(type, from: Data(written.utf8)))
      return written == again ? nil : "is written as \(again) after \(written)"
    } catch is DecodingError {
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// What tells files apart: where they can't be read, and why.
  var traits: [Int] {
    do {
      _ = try JSONDecoder().decode(LayoutCapture.self, from: Data(text.utf8))
      return [text.filter(\.isLetter).hashValue]
    } catch {
      return ["\(error)".filter(\.isLetter).prefix(200).hashValue]
    }
  }
}

// MARK: - What is damaged

extension DamagedFile {
  private static func write(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func file(of bytes: inout Bytes, isRecording: Bool) -> String {
    var builder = Builder(bytes)
    let (request, part) = (builder.request(), builder.part())
    bytes = builder.bytes
    let proposal = ProposedViewSize(width: request.width, height: request.height)
    for tree in [part.node(), card] {
      if isRecording, let file = try? write(LayoutRecording(request.layout(tree))) { return file }
      if let file = try? write(LayoutCapture(tree, proposing: proposal)) { return file }
    }
    return "{}"
  }

  /// A tree that can be written, with most of what there is.
  private static let card = LayoutNode.vstack(
    alignment: .leading, spacing: 4,
    [
      .hstack([.text("Title"), .spacer(minLength: 3), .fixed(width: 40, height: 20).id("icon")]),
      .grid(
        horizontalSpacing: 2,
        LayoutNode.gridRow(alignment: .top, [.flexible.gridCellColumns(2), .divider])
          + [LayoutNode.flexible.frame(minWidth: 5, maxWidth: .infinity).padding(2).id(7)]),
      LayoutNode.zstack(alignment: .topTrailing, [.flexible, .fixed(width: 5, height: 5)])
        .aspectRatio(2, contentMode: .fit).layoutPriority(1).zIndex(2),
      LayoutNode.flexible.appearance(
        Appearance(content: .shape(Appearance.Figure(fill: .color(.black))))
      ).overlay(.fixed(width: 1, height: 1)).offset(x: 1, y: 2).fixedSize(),
    ])

  /// Splits JSON into its signs, names and numbers.
  private static func words(of file: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isInString = false
    for character in file {
      if character == "\"", word.last != "\\" {
        isInString.toggle()
        word.append(character)
        if isInString { continue }
      } else if isInString || !"[]{},:".contains(character) {
        word.append(character)
        continue
      } else {
        if !word.isEmpty { words.append(word) }
        word = String(character)
      }
      words.append(word)
      word = ""
    }
    return word.isEmpty ? words : words + [word]
  }
}
