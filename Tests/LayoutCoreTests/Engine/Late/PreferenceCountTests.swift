import LayoutCore
import Testing

/// How often preferences are put together where readers are inside of readers.
struct PreferenceCountTests {
  private final class Counter: @unchecked Sendable { var count = 0 }

  private enum Total: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test(arguments: [10, 200])
  func `each change is made once, however many readers are around it`(levels: Int) {
    let counter = Counter()
    func leaf() -> LayoutNode {
      LayoutNode.fixed(width: 1, height: 1).transformPreference(Total.self) {
        counter.count += 1
        $0 += 1
      }
    }
    let node = (0..<levels).reduce(leaf()) { node, level in
      LayoutNode.vstack(spacing: 0, [node, leaf()]).overlayPreferenceValue(Total.self) {
        LayoutNode.fixed(width: CGFloat($0), height: 1).id("total \(level)")
      }
    }
    let result = node.layout(in: CGSize(width: 500, height: 500))
    for level in 0..<levels {
      #expect(result.frame(of: "total \(level)")?.width == CGFloat(level + 2))
    }
    #expect(counter.count == levels + 1)
  }

  @Test func `what contents hand up counts for the readers around`() {
    let one = LayoutNode.fixed(width: 1, height: 1).preference(key: Total.self, value: 1)
    let node = (0..<4).reduce(one) { node, level in
      node.overlayPreferenceValue(Total.self) { total in
        LayoutNode.fixed(width: CGFloat(total), height: 1)
          .preference(key: Total.self, value: total).id("total \(level)")
      }
    }
    let result = node.layout(in: CGSize(width: 100, height: 100))
    // Each content hands up as much as it reads.
    #expect((0..<4).map { result.frame(of: "total \($0)")?.width } == [1, 2, 4, 8])
  }
}
