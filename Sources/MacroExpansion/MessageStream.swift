import Foundation

/// Messages as the compiler sends them: the number of bytes, in eight bytes with the least
/// significant first, and then the bytes.
package struct MessageStream {
  private let input: FileHandle
  private let output: FileHandle

  /// Larger than any source file.
  private static let limit: UInt64 = 1 << 28

  package init(reading input: FileHandle, writing output: FileHandle) {
    (self.input, self.output) = (input, output)
  }

  private struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// Waits for the next message; nothing if there are no more.
  package func next() throws -> Data? {
    let header = try bytes(8)
    if header.isEmpty { return nil }
    guard header.count == 8 else {
      throw Problem(description: "a message ends after \(header.count) bytes of its length")
    }
    let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard count <= Self.limit else {
      throw Problem(description: "a message of \(count) bytes is too long")
    }
    let message = try bytes(Int(count))
    guard message.count == Int(count) else {
      throw Problem(description: "a message ends after \(message.count) of \(count) bytes")
    }
    return message
  }

  /// So many bytes, or fewer if the input ends.
  private func bytes(_ count: Int) throws -> Data {
    var data = Data()
    while data.count < count, let more = try input.read(upToCount: count - data.count),
      !more.isEmpty
    { data.append(more) }
    return data
  }

  package func write(_ message: Data) throws {
    let count = UInt64(message.count)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    try output.write(contentsOf: Data(header) + message)
  }
}
