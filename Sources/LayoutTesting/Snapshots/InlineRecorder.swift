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
        return "There is no \"recorded:\" with a literal text to record at line \(line) of "
          + "\(path). Write a literal without interpolation, in one call a line."
      }
      try changed.write(toFile: path, atomically: true, encoding: .utf8)
      let lines = { (text: String) in text.utf8.filter { $0 == Self.newline }.count }
      moved[path, default: []].append((line, lines(changed) - lines(source)))
      return nil
    } catch {
      return "The snapshot could not be recorded in \(path): \(error)"
    }
  }

  /// A source with another snapshot in the call that starts at a line; `nil` if no snapshot can
  /// safely be replaced.
  package static func replacing(_ text: String, at line: Int, in source: String) -> String? {
    let bytes = Array(source.utf8)
    guard let line = range(ofLine: line, in: bytes),
      let literal = RecordedLiteral(ofCallOn: line, in: bytes)?.range
    else { return nil }
    let start = bytes[..<literal.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let indentation = bytes[start...].prefix { $0 == .init(ascii: " ") || $0 == .init(ascii: "\t") }
    let usesReturns = bytes[line].dropLast().last == .init(ascii: "\r")
    let replacement = RecordedLiteral.literal(
      for: text, indentation: String(decoding: indentation, as: UTF8.self) + "  ",
      lineEnd: usesReturns ? "\r\n" : "\n")
    return String(decoding: bytes[..<literal.lowerBound], as: UTF8.self) + replacement
      + String(decoding: bytes[literal.upperBound...], as: UTF8.self)
  }

  /// The bytes of a line, its ending included.
  private static func range(ofLine number: Int, in bytes: [UInt8]) -> Range<Int>? {
    var start = 0
    for _ in 1..<max(number, 1) {
      guard let end = bytes[start...].firstIndex(of: newline) else { return nil }
      start = end + 1
    }
    return start..<(bytes[start...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count)
  }

  // Bytes, because a carriage return and a line feed are one character.
  private static let newline = UInt8(ascii: "\n")
}
