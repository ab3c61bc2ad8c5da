import Foundation
import LayoutCore
import TestSupport
import Testing

/// Laws of trees and results that are written and read again.
struct CaptureLawTests {
  @Test(arguments: 1...6)
  func `a tree that is read lays out as the one that was written`(seed: UInt64) throws {
    try forEachTree(seed) { tree, proposal in
      let copy = try read(LayoutNode.self, write(tree))
      let (result, again) = (tree.layout(proposing: proposal), copy.layout(proposing: proposal))
      #expect(copy.nodeCount == tree.nodeCount)
      #expect(again.nodes.map(\.frame) == result.nodes.map(\.frame))
      #expect(again.nodes.map(\.name) == result.nodes.map(\.name))
      #expect(again.nodes.map(\.ids) == result.nodes.map(\.ids))
      #expect(again.diagnostics == result.diagnostics)
    }
  }

  @Test(arguments: 1...4)
  func `writing what was read gives the same file`(seed: UInt64) throws {
    try forEachTree(seed) { tree, _ in
      let data = try write(tree)
      let again = try write(read(LayoutNode.self, data))
      #expect(again == data)
    }
  }

  @Test(arguments: 1...4)
  func `a recording that is read is the one that was written`(seed: UInt64) throws {
    try forEachTree(seed) { tree, proposal in
      let recording = LayoutRecording(tree.layout(proposing: proposal))
      let copy = try read(LayoutRecording.self, write(recording))
      #expect(copy == recording)
    }
  }

  /// Any tree is either written, or refused by an error that names the node.
  @Test(arguments: 1...4)
  func `what only code can describe is refused in words`(seed: UInt64) throws {
    var generator = RandomTree(seed: seed)
    for _ in 0..<60 {
      let tree = generator.tree()
      do {
        let copy = try read(LayoutNode.self, write(tree))
        #expect(copy.layout(proposing: .unspecified) == tree.layout(proposing: .unspecified))
      } catch EncodingError.invalidValue(_, let context) {
        #expect(context.debugDescription.hasPrefix("The node "))
      }
    }
  }

  /// Whatever bytes are wrong, there is an error, or a tree whose frames are finite.
  @Test(arguments: 1...6)
  func `a damaged file is an error or a tree`(seed: UInt64) throws {
    var generator = RandomTree(seed: seed)
    generator.holdsCode = false
    for _ in 0..<8 {
      let data = try write(generator.tree())
      let other = try write(generator.tree())
      for _ in 0..<40 {
        let damaged = generator.random.damage(data, with: other)
        guard let tree = try? read(LayoutNode.self, damaged) else { continue }
        let result = tree.layout(proposing: generator.proposal())
        #expect(result.isFinite, "\(String(decoding: damaged, as: UTF8.self))")
      }
    }
  }

  /// Content that is described late is recorded like everything else.
  @Test(arguments: 1...4)
  func `a recording of late content is read as it was written`(seed: UInt64) throws {
    var generator = RandomPlane(seed: seed)
    for _ in 0..<30 {
      let result = generator.tree().node().layout(in: CGSize(width: 300, height: 200))
      let recording = LayoutRecording(result)
      let copy = try read(LayoutRecording.self, write(recording))
      #expect(copy == recording)
      #expect(copy.nodes.map(\.level) == result.nodes.map(\.level))
      #expect(copy.nodes.map(\.frame) == result.nodes.map(\.frame))
      let order = result.nodes.inDrawingOrder.map(\.frame)
      #expect(copy.nodesInDrawingOrder.map(\.frame) == order)
    }
  }

  private func forEachTree(
    _ seed: UInt64, _ body: (LayoutNode, ProposedViewSize) throws -> Void
  ) throws {
    var generator = RandomTree(seed: seed)
    generator.holdsCode = false
    for _ in 0..<60 {
      generator.depth = generator.random.pick(.none, .turns)
      try body(generator.tree(), generator.proposal())
    }
  }
}

private func write(_ value: some Encodable) throws -> Data {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return try encoder.encode(value)
}

private func read<V: Decodable>(_ type: V.Type, _ data: Data) throws -> V {
  try JSONDecoder().decode(type, from: data)
}

extension SeededGenerator {
  /// A file with one thing wrong: a part that is left out, repeated, or taken from another file, or
  /// a number that is no good.
  fileprivate mutating func damage(_ data: Data, with other: Data) -> Data {
    var bytes = Array(data)
    let start = Int.random(in: bytes.indices, using: &self)
    let end = min(start + Int.random(in: 1...12, using: &self), bytes.count)
    switch Int.random(in: 0..<5, using: &self) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 2:
      let from = Int.random(in: other.indices, using: &self)
      bytes.replaceSubrange(start..<end, with: other[from..<min(from + 12, other.count)])
    case 3: bytes[start] = UInt8.random(in: 0...127, using: &self)
    default:
      let digits = bytes.indices.filter { bytes[$0] >= 48 && bytes[$0] <= 57 }
      guard let digit = digits.randomElement(using: &self) else { break }
      let words = [
        "-1", "1e300", "\"nan\"", "\"infinity\"", "99999999999", "null", "\"a\"", "[]",
      ]
      bytes.replaceSubrange(
        digit...digit, with: Array((words.randomElement(using: &self) ?? "").utf8))
    }
    return Data(bytes)
  }
}
