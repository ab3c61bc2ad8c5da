import LayoutCore
import TestSupport
import Testing

/// Lazy stacks in scroll views: the rows in sight follow each other, and leave no room empty.
struct ScrolledLazyLawTests {
  @Test(arguments: 1...100)
  func `rows in sight fill it, wherever the content is scrolled`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let column = Column.random(using: &random)
    let tree = LayoutTree(column.node(scrolledTo: column.destination(using: &random)))
    for _ in 0..<3 {
      let size = CGSize(width: random.length(20...60), height: random.length(30...150))
      column.check(tree.layout(in: size), in: size, "seed \(seed)")
      if random.pick(true, false) {
        tree.scroll("scroll", to: column.destination(using: &random))
      }
    }
  }

  @Test(arguments: 1...100)
  func `rows of stacks in stacks do too`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let columns = (0..<random.pick(1, 2, 3)).map { number in
      Column.random(using: &random, spacing: 4, numbers: number * 100)
    }
    let destination = random.pick(
      ScrollDestination.anchor(.bottom), .anchor(.top), .view(columns.count - 1, anchor: .top),
      .offset(CGPoint(x: 0, y: random.length(0...90))))
    let outer = LayoutNode.lazyVStack(
      spacing: 4,
      rows: LayoutRows(columns.enumerated().map { number, column in column.stack.id(number) }))
    let tree = LayoutTree(LayoutNode.scroll(to: destination, outer).id("scroll"))
    let all = Column(
      heights: columns.flatMap(\.heights), spacing: 4, ids: columns.flatMap(\.ids))
    for _ in 0..<2 {
      let size = CGSize(width: random.length(20...60), height: random.length(30...150))
      all.check(tree.layout(in: size), in: size, "seed \(seed)")
    }
  }
}

/// A column of rows with known heights.
private struct Column {
  let heights: [CGFloat]
  let spacing: CGFloat
  let ids: [Int]

  static func random(
    using random: inout SeededGenerator, spacing: CGFloat? = nil, numbers: Int = 0
  ) -> Column {
    let heights = (0..<random.pick(1, 3, 5, 12, 40)).map { _ in
      random.pick(20, 40, 60, 80, random.length(1...90))
    }
    return Column(
      heights: heights, spacing: spacing ?? random.pick(0, 4),
      ids: heights.indices.map { numbers + 10 + $0 })
  }

  var stack: LayoutNode {
    .lazyVStack(
      spacing: spacing,
      rows: LayoutRows(zip(ids, heights).map { id, height in color.frame(height: height).id(id) }))
  }

  func node(scrolledTo destination: ScrollDestination) -> LayoutNode {
    LayoutNode.scroll(to: destination, stack).id("scroll")
  }

  func destination(using random: inout SeededGenerator) -> ScrollDestination {
    let most = heights.reduce(-spacing) { $0 + $1 + spacing }
    let id = ids[Int(random.length(0...ids.count - 1))]
    return random.pick(
      .anchor(.top), .anchor(.bottom), .view(id, anchor: random.pick(.top, .center, .bottom)),
      .offset(CGPoint(x: 0, y: random.length(0...Int(max(0, most / 2))))))
  }

  /// Expects rows one after the other from the window's top to its bottom, or to the last row.
  func check(_ result: ResolvedLayout, in size: CGSize, _ comment: Comment) {
    let frames = ids.map { result.frame(of: $0) }
    func isInSight(_ frame: CGRect) -> Bool { frame.maxY > 0.01 && frame.minY < size.height - 0.01 }
    let visible = frames.indices.filter { frames[$0].map(isInSight) == true }
    guard let first = visible.first, let last = visible.last else {
      Issue.record("nothing is in sight, \(comment)")
      return
    }
    #expect(visible == Array(first...last), comment)
    for (index, next) in zip(visible, visible.dropFirst()) {
      guard let frame = frames[index], let following = frames[next] else { continue }
      #expect(abs(following.minY - frame.maxY - spacing) < 0.01, comment)
      #expect(abs(frame.height - heights[index]) < 0.01, comment)
    }
    let (top, bottom) = (frames[first]?.minY ?? .nan, frames[last]?.maxY ?? .nan)
    #expect(first == 0 || top - spacing <= 0.01, comment)
    #expect(last == ids.count - 1 || bottom + spacing >= size.height - 0.01, comment)
    #expect(result.diagnostics.isEmpty, comment)
  }
}
