import Foundation

/// What this run of the tests has recorded, so that no snapshot is recorded over another one.
///
/// A test with arguments, or a loop, meets the same snapshot several times. That works if the
/// layouts are equal. Otherwise the last one would win, and the next run would fail for all others.
package final class RecordedTexts: @unchecked Sendable {
  // The lock guards `texts`.
  private let lock = NSLock()
  private var texts: [String: String] = [:]

  package static let shared = RecordedTexts()

  package init() {}

  /// Whether another text has been recorded in a place; else this one is from now on.
  package func hold(another text: String, at place: String) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if let first = texts[place] { return first != text }
    texts[place] = text
    return false
  }
}
