import LayoutCore
import Testing

/// What is described late belongs to the tree around it, also where a layout had nothing to do but
/// to leave the last result as it was.
struct CopiedReaderTests {
  private static let safeArea = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)

  /// A reader over a window of 200 × 200, with a background into the unsafe area.
  private static let reader = LayoutNode.geometryReader { _ in
    [
      LayoutNode.flexible.appearance(
        Appearance(content: .shape(.init(fill: .color(.black), edgesIntoUnsafeArea: .all)))
      ).id("background"), .fixed(width: 10, height: 10),
    ]
  }.id("reader")

  /// Two rows of which each has a reader.
  private static let rows = LayoutNode.scroll(
    .lazyVStack(
      spacing: 0, rows: LayoutRows(count: 2) { row in [reader.frame(height: 100).id(row)] })
  )

  private static func layOut(_ tree: LayoutTree, keyboard: CGFloat = 0) -> ResolvedLayout {
    tree.layout(
      in: CGSize(width: 200, height: 200), safeArea: safeArea, keyboardHeight: keyboard)
  }

  private static func painted(_ result: ResolvedLayout) -> CGRect? {
    guard let node = result.node(of: "background"),
      case .shape(let shape) = node.appearance?.content
    else { return nil }
    return node.frame(of: shape)
  }

  private static let changes: [@Sendable (LayoutTree) -> Void] = [
    { $0.scroll("no such id", to: .offset(.zero)) },
    { $0.insert(.spacer, into: "background") },
    { tree in _ = tree.reference(to: "background").map { tree.insert(.spacer, into: $0) } },
  ]

  @Test(arguments: [reader, rows], 0..<3)
  func `a change that changes nothing leaves all as it was`(root: LayoutNode, change: Int) {
    let tree = LayoutTree(root)
    var results = [Self.layOut(tree)]
    Self.changes[change](tree)
    results.append(Self.layOut(tree))
    results.removeFirst()
    let fresh = Self.layOut(LayoutTree(root))
    #expect(results[0] == fresh)
    #expect(Self.painted(results[0]) == Self.painted(fresh))
    for node in results[0].nodes {
      #expect(results[0].node(at: node.place) == node)
    }
    #expect(results[0].explain("background").path == fresh.explain("background").path)
  }

  @Test func `a request with a problem leaves all as it was`() {
    let tree = LayoutTree(Self.reader)
    var last = Self.layOut(tree, keyboard: -1)
    last = Self.layOut(tree, keyboard: -1)
    // 200 wide, and from the window's top edge to its bottom.
    #expect(Self.painted(last) == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(last == Self.layOut(LayoutTree(Self.reader), keyboard: -1))
  }
}
