import LayoutCore
import Testing

/// Looking up ids takes as long in trees with much that is described late as in others.
struct LookUpCountTests {
  final class Counter: @unchecked Sendable { var count = 0 }

  /// An id that counts how often it is hashed, as it is in each dictionary that is asked.
  struct CountingID: Hashable {
    let number: Int
    let counter: Counter

    static func == (a: Self, b: Self) -> Bool { a.number == b.number }

    func hash(into hasher: inout Hasher) {
      counter.count += 1
      hasher.combine(number)
    }
  }

  @Test(arguments: [4, 400])
  func `an id in a reader is looked up without asking the others`(readers: Int) {
    let counter = Counter()
    @Sendable func id(_ number: Int) -> CountingID { CountingID(number: number, counter: counter) }
    let result = LayoutNode.vstack(
      spacing: 0,
      (0..<readers).map { index in
        LayoutNode.geometryReader { _ in [LayoutNode.fixed(width: 3, height: 1).id(id(index))] }
          .frame(height: 2)
      }
    ).layout(in: CGSize(width: 10, height: CGFloat(readers * 2)))
    // The first to look for an id has all ids indexed, as in other trees.
    counter.count = 0
    #expect(result.frame(of: id(0))?.minY == 0)
    #expect(counter.count <= readers + 8)
    counter.count = 0
    let top = CGFloat(2 * (readers - 1))
    #expect(result.frame(of: id(readers - 1))?.minY == top)
    #expect(result.frame(of: id(-1)) == nil)
    #expect(counter.count <= 8)
  }

  @Test func `ids in readers in readers are found in the order in which they are described`() {
    func mark(_ width: CGFloat) -> LayoutNode { LayoutNode.fixed(width: width, height: 1).id("x") }
    func reader(_ children: [LayoutNode]) -> LayoutNode {
      LayoutNode.geometryReader { _ in children }.frame(height: 10)
    }
    let result = LayoutNode.vstack([
      reader([reader([mark(1), mark(2)]), mark(3)]), mark(4), reader([mark(5)]),
    ]).layout(in: CGSize(width: 100, height: 100))
    #expect(result.frames(of: "x").map(\.width) == [1, 2, 3, 4, 5])
    #expect(result.frame(of: "x")?.width == 1)
  }

  @Test func `a tree that has changed finds what is in its readers now`() {
    let tree = LayoutTree(
      .vstack(
        spacing: 0,
        [
          LayoutNode.fixed(width: 1, height: 10).id("above"),
          .geometryReader { proxy in
            [LayoutNode.fixed(width: 1, height: 1).id(proxy.size.height > 80 ? "high" : "low")]
          },
        ]))
    let before = tree.layout(in: CGSize(width: 100, height: 100))
    tree.replace("above", with: .fixed(width: 1, height: 40))
    let after = tree.layout(in: CGSize(width: 100, height: 100))
    #expect(before.frame(of: "high")?.minY == 10)
    #expect(before.frame(of: "low") == nil)
    #expect(after.frame(of: "low")?.minY == 40)
    #expect(after.frame(of: "high") == nil)
  }
}
