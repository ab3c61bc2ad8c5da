/// The children of a described node.
///
/// A chain of lists of any length can be released: a deep one is taken apart in a loop instead of
/// letting each list release the next.
final class ChildList {
  private(set) var nodes: [LayoutNode]
  /// The number of levels of nodes in the list.
  let height: Int32
  /// The number of nodes in the list and below.
  let nodeCount: Int
  /// Whether a container with one child is the child itself: false if the number of children came
  /// from data and might have been another.
  let isStatic: Bool

  init(_ nodes: [LayoutNode], isStatic: Bool = true) {
    self.nodes = nodes
    self.isStatic = isStatic
    var height: Int32 = 0
    var nodeCount = nodes.count
    for node in nodes {
      guard let children = node.children else { continue }
      height = max(height, children.height)
      nodeCount += children.nodeCount
    }
    self.height = height + 1
    self.nodeCount = nodeCount
  }

  /// Lists of no more levels release each other, which needs some stack for each.
  private static let tallestRecursiveRelease: Int32 = 64

  deinit {
    guard height > Self.tallestRecursiveRelease else { return }
    var released = nodes
    nodes = []
    while var node = released.popLast() {
      guard isKnownUniquelyReferenced(&node.children), let list = node.children else { continue }
      released.append(contentsOf: list.nodes)
      list.nodes = []
    }
  }
}
