import Foundation
import LayoutCore
import TestSupport
import Testing

/// Laws of trees and results that are written and read again.
struct CaptureLawTests {
  @Test(arguments: 1...10)
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

  @Test(arguments: 1...5)
  func `writing what was read gives the same file`(seed: UInt64) throws {
    try forEachTree(seed) { tree, _ in
      let data = try write(tree)
      let again = try write(read(LayoutNode.self, data))
      #expect(again == data)
    }
  }

  @Test(arguments: 1...5)
  func `a recording that is read is the one that was written`(seed: UInt64) throws {
    try forEachTree(seed) { tree, proposal in
      let recording = LayoutRecording(tree.layout(proposing: proposal))
      let copy = try read(LayoutRecording.self, write(recording))
      #expect(copy == recording)
    }
  }

  /// Any tree is either written, or refused by an error that names the node.
  @Test(arguments: 1...5)
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
