import Foundation

/// Finds code in a source file, so that what is shown is what ran.
struct SourceExcerpt {
  private let text: [Character]

  init(file: String) {
    text = Array((try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
  }

  /// What is inside of the closure that follows the arguments of the call at a line.
  func closure(at line: Int) -> String? {
    guard let start = start(ofLine: line), let call = position(of: "(", from: start),
      let end = end(ofBracketsAt: call), let brace = position(of: "{", from: end),
      let close = self.end(ofBracketsAt: brace)
    else { return nil }
    return Self.withoutIndentation(String(text[brace + 1..<close - 1]))
  }

  /// A type with what is written about it.
  func declaration(of type: String) -> String? {
    let source = String(text)
    let ends = [" ", ":", "<", "{"]
    let keywords = ["struct", "enum", "extension", "final class"]
    let starts =
      keywords.flatMap { keyword in ends.map { "\n\(keyword) \(type)\($0)" } }
      + keywords.flatMap { keyword in ends.map { "\nprivate \(keyword) \(type)\($0)" } }
    guard let found = starts.compactMap({ source.range(of: $0) }).first else { return nil }
    var first = source.distance(from: source.startIndex, to: found.lowerBound) + 1
    guard let brace = position(of: "{", from: first), let end = end(ofBracketsAt: brace) else {
      return nil
    }
    // Comments right above belong to it.
    while first > 0, case let above = lineStart(before: first - 1),
      String(text[above..<first]).trimmingCharacters(in: .whitespaces).hasPrefix("///")
    {
      first = above
    }
    return Self.withoutIndentation(String(text[first..<end]))
  }
}

// MARK: - Finding

extension SourceExcerpt {
  private func start(ofLine line: Int) -> Int? {
    var number = 1
    for (index, character) in text.enumerated() {
      if number == line { return index }
      if character == "\n" { number += 1 }
    }
    return nil
  }

  private func lineStart(before index: Int) -> Int {
    var index = index
    while index > 0, text[index - 1] != "\n" { index -= 1 }
    return index
  }

  private func position(of character: Character, from start: Int) -> Int? {
    var index = start
    while index < text.count {
      if let end = end(ofTextAt: index) {
        index = end
      } else if text[index] == character {
        return index
      } else {
        index += 1
      }
    }
    return nil
  }

  /// The place behind the bracket that closes the one at a place.
  private func end(ofBracketsAt start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < text.count {
      if let end = end(ofTextAt: index) {
        index = end
        continue
      }
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) { depth -= 1 }
      index += 1
      if depth == 0 { return index }
    }
    return nil
  }

  /// The place behind a comment or a text literal that starts at a place; brackets in it mean
  /// nothing.
  private func end(ofTextAt start: Int) -> Int? {
    if text[start...].starts(with: "//") {
      return text[start...].firstIndex(of: "\n") ?? text.count
    }
    guard text[start] == "\"" else { return nil }
    let mark = text[start...].starts(with: "\"\"\"") ? 3 : 1
    var index = start + mark
    while index < text.count {
      if text[index] == "\\" {
        index += 2
      } else if text[index...].starts(with: String(repeating: "\"", count: mark)) {
        return index + mark
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Lines moved to the left as far as all can be, without empty ones around them.
  private static func withoutIndentation(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    let indentation =
      lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(indentation) }.joined(separator: "\n")
  }
}
