/// What only some nodes have: children, attributes, and in a subclass what describes their kind.
///
/// Details never change once they are shared. A chain of details of any length can be released: a
/// tall one is taken apart in a loop instead of letting each level release the next.
class NodeDetails {
  private(set) var children: [LayoutNode]
  /// The number of levels of nodes below.
  let height: Int32
  /// The number of nodes below.
  let nodeCount: Int
  /// Whether a container with one child is the child itself: false if the number of children came
  /// from data and might have been another.
  let isStatic: Bool
  final var attributes: NodeAttributes?

  init(children: [LayoutNode] = [], isStatic: Bool = true, attributes: NodeAttributes? = nil) {
    var height: Int32 = children.isEmpty ? 0 : 1
    var nodeCount = children.count
    var hasEmpty = false
    children.withUnsafeBufferPointer { children in
      for index in children.indices {
        if let details = children[index].details {
          height = max(height, details.height + 1)
          nodeCount += details.nodeCount
        }
        hasEmpty = hasEmpty || children[index].content.isEmpty
      }
    }
    self.children = children
    self.height = height
    self.nodeCount = nodeCount
    self.hasEmptyChild = hasEmpty
    self.isStatic = isStatic
    self.attributes = attributes
  }

  /// Whether a child is no child at all, in a container.
  let hasEmptyChild: Bool

  /// The same details in another instance, with the same or other children.
  final func copy() -> NodeDetails { copy(keeping: children) }

  func copy(keeping children: [LayoutNode]) -> NodeDetails {
    NodeDetails(children: children, isStatic: isStatic, attributes: attributes)
  }

  /// Details of fewer levels release each other, which needs some stack for each.
  private static let tallestRecursiveRelease: Int32 = 64

  deinit {
    guard height > Self.tallestRecursiveRelease else { return }
    var released = children
    children = []
    while var node = released.popLast() {
      guard isKnownUniquelyReferenced(&node.details), let details = node.details else { continue }
      released.append(contentsOf: details.children)
      details.children = []
    }
  }
}

/// The details of a node whose kind needs more than a few numbers.
final class PayloadDetails<Payload>: NodeDetails {
  let payload: Payload

  init(
    _ payload: Payload, children: [LayoutNode] = [], isStatic: Bool = true,
    attributes: NodeAttributes? = nil
  ) {
    self.payload = payload
    super.init(children: children, isStatic: isStatic, attributes: attributes)
  }

  override func copy(keeping children: [LayoutNode]) -> NodeDetails {
    PayloadDetails(payload, children: children, isStatic: isStatic, attributes: attributes)
  }
}
