import LayoutCore
import Testing

/// Descriptions are written as they are made.
struct WritingTests {
  /// A stream that remembers how much it got at once.
  struct Parts: TextOutputStream {
    var texts: [String] = []
    mutating func write(_ string: String) { texts.append(string) }
  }

  @Test func `no stream gets more than a line at once`() {
    let node = LayoutNode.vstack((0..<50).map { LayoutNode.flexible.id($0) })
    let result = node.layout(in: CGSize(width: 100, height: 100))
    var parts = Parts()
    result.write(to: &parts)
    #expect(parts.texts.joined() == result.description)
    #expect(parts.texts.allSatisfy { $0.count < 60 })
  }
}
