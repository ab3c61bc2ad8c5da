import Foundation
import LayoutCore
import Testing

/// Runs expectations of layouts, and throws if one of them fails, so that the test ends there.
///
///     let result = try requireAll {
///       expectFrames(of: Card(), in: window, "badge 280 16 24 24")
///     }
///     #expect(result.nodes.count == 12)
///
/// Each of them that fails is an issue of its own, as it is outside.
///
/// - Returns: what the closure returns.
@discardableResult
public func requireAll<Value>(_ expectations: () throws -> Value) throws -> Value {
  let failures = FailureCount()
  let value = try FailureCount.$current.withValue(failures, operation: expectations)
  guard failures.value == 0 else { throw FailedExpectations(count: failures.value) }
  return value
}

/// The error that ``requireAll(_:)`` throws.
///
///     #expect(throws: FailedExpectations.self) {
///       try requireAll { expectFrames(of: Card(), in: window, "badge 0 0 24 24") }
///     }
public struct FailedExpectations: Error, Hashable, CustomStringConvertible {
  /// How many expectations failed.
  public let count: Int

  /// The number in a sentence.
  public var description: String {
    count == 1 ? "an expectation of a layout failed" : "\(count) expectations of layouts failed"
  }
}

/// Counts the expectations that fail in a call of ``requireAll(_:)``.
private final class FailureCount: @unchecked Sendable {
  @TaskLocal static var current: FailureCount?

  // The lock guards `count`.
  private let lock = NSLock()
  private var count = 0

  var value: Int {
    lock.lock()
    defer { lock.unlock() }
    return count
  }

  func add() {
    lock.lock()
    defer { lock.unlock() }
    count += 1
  }
}

// MARK: - Failing

/// Records that an expectation failed, after what the test says about it.
func fail(_ text: String, _ comment: Comment?, _ sourceLocation: SourceLocation) {
  FailureCount.current?.add()
  let parts = [comment?.rawValue, text].compactMap { $0 }
  Issue.record(Comment(rawValue: parts.joined(separator: "\n\n")), sourceLocation: sourceLocation)
}

/// Records what is wrong with a result, if anything is, with its picture.
func report(
  _ differences: String?, of result: ResolvedLayout, _ comment: Comment?,
  _ sourceLocation: SourceLocation
) {
  guard let differences else { return }
  let picture = result.svg(
    SVGOptions(overlays: [.frames, .names, .window], margin: 8, background: .white))
  Attachment.record(Array(picture.utf8), named: "layout.svg", sourceLocation: sourceLocation)
  fail(differences, comment, sourceLocation)
}
