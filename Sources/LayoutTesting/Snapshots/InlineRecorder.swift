import Foundation

/// Replaces snapshots in the sources of tests.
///
/// Tests run side by side, and each replacement moves the lines below it, so one recorder does them
/// one after the other and keeps account of the lines.
package final class InlineRecorder: @unchecked Sendable {
  // The lock guards `moved` and the files.
  private let lock = NSLock()
  /// Where files were changed, by how many lines.
  private var moved: [String: [(line: Int, by: Int)]] = [:]

  package static let shared = InlineRecorder()

  package init() {}

  /// Writes a text into a file, in place of the snapshot of the call that starts at a line.
  ///
  /// - Returns: what went wrong, if anything did.
  package func record(_ text: String, inPlaceOfSnapshotAt line: Int, of path: String) -> String? {
    lock.lock()
    defer { lock.unlock() }
    do {
      let source = try String(contentsOfFile: path, encoding: .utf8)
      let shift = (moved[path] ?? []).filter { $0.line < line }.reduce(0) { $0 + $1.by }
      guard let changed = Self.replacing(text, at: line + shift, in: source) else {
        return "There is no \"matches:\" with a literal text to record at line \(line) of \(path)."
      }
      try changed.write(toFile: path, atomically: true, encoding: .utf8)
      let lines = { (text: String) in text.filter { $0 == "\n" }.count }
      moved[path, default: []].append((line, lines(changed) - lines(source)))
      return nil
    } catch {
      return "The snapshot could not be recorded in \(path): \(error)"
    }
  }

  /// A source with another snapshot in the call that starts at a line.
  package static func replacing(_ text: String, at line: Int, in source: String) -> String? {
    var start = source.startIndex
    for _ in 1..<max(line, 1) {
      guard let end = source[start...].firstIndex(of: "\n") else { return nil }
      start = source.index(after: end)
    }
    guard let label = source.range(of: "matches:", range: start..<source.endIndex) else {
      return nil
    }
    let rest = source[label.upperBound...]
    guard let quote = rest.firstIndex(where: { !$0.isWhitespace }), source[quote] == "\"" else {
      return nil
    }
    let mark = source[quote...].hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    let content = source.index(quote, offsetBy: mark.count)
    guard let end = source.range(of: mark, range: content..<source.endIndex) else { return nil }
    let lineStart = source[..<label.lowerBound].lastIndex(of: "\n").map(source.index(after:))
    let indentation =
      source[(lineStart ?? source.startIndex)...].prefix { $0 == " " } + "  "
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      indentation + $0.replacingOccurrences(of: "\\", with: "\\\\")
    }
    let literal = "\"\"\"\n" + lines.joined(separator: "\n") + "\n\(indentation)\"\"\""
    return source[..<quote] + literal + source[end.upperBound...]
  }
}
