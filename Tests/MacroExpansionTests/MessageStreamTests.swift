import Foundation
import MacroExpansion
import Testing

/// How messages are written one after the other.
struct MessageStreamTests {
  /// What a stream reads from bytes after which the input ends.
  private func messages(in bytes: [UInt8]) throws -> [Data] {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
    try pipe.fileHandleForWriting.close()
    let stream = MessageStream(
      reading: pipe.fileHandleForReading, writing: .standardError)
    var messages: [Data] = []
    while let message = try stream.next() { messages.append(message) }
    return messages
  }

  @Test func `eight bytes of length come before each message, the least first`() throws {
    let bytes: [UInt8] = [2, 0, 0, 0, 0, 0, 0, 0, 97, 98, 1, 0, 0, 0, 0, 0, 0, 0, 99]
    #expect(try messages(in: bytes) == [Data("ab".utf8), Data("c".utf8)])
  }

  @Test func `what is written can be read`() throws {
    let pipe = Pipe()
    let stream = MessageStream(
      reading: pipe.fileHandleForReading, writing: pipe.fileHandleForWriting)
    // 300 is 1 * 256 + 44.
    try stream.write(Data(repeating: 7, count: 300))
    #expect(try pipe.fileHandleForReading.read(upToCount: 8) == Data([44, 1, 0, 0, 0, 0, 0, 0]))
    #expect(try pipe.fileHandleForReading.read(upToCount: 300)?.count == 300)
  }

  @Test func `no input is no message, and an empty one is a message`() throws {
    #expect(try messages(in: []).isEmpty)
    #expect(try messages(in: [0, 0, 0, 0, 0, 0, 0, 0]) == [Data()])
  }

  @Test(
    arguments: [
      [1, 0, 0], [3, 0, 0, 0, 0, 0, 0, 0, 97], [0, 0, 0, 0, 0, 0, 0, 1],
      [255, 255, 255, 255, 255, 255, 255, 255],
    ] as [[UInt8]])
  func `a message that is cut short or too long is an error`(bytes: [UInt8]) {
    #expect(throws: (any Error).self) { try messages(in: bytes) }
  }

  @Test func `each message is answered, and one that is cut short last`() throws {
    let input = Pipe()
    let output = Pipe()
    try input.fileHandleForWriting.write(contentsOf: Data([2, 0, 0, 0, 0, 0, 0, 0, 123, 125, 9]))
    try input.fileHandleForWriting.close()
    let stream = MessageStream(
      reading: input.fileHandleForReading, writing: output.fileHandleForWriting)
    #expect(!Plugin.answerAll(in: stream))
    try output.fileHandleForWriting.close()
    let answers = MessageStream(
      reading: output.fileHandleForReading, writing: .standardError)
    for problem in ["does not know this message", "ends after 1 bytes of its length"] {
      let answer = try #require(try answers.next())
      #expect(String(decoding: answer, as: UTF8.self).contains(problem))
    }
    #expect(try answers.next() == nil)
  }
}
