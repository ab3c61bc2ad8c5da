/// A description of something to lay out: a container, modifier or leaf, with its children.
///
/// Nodes are values, and do not know where they end up. Give one to a ``LayoutTree``, or lay it out
/// directly:
///
///     let card = LayoutNode.hstack(
///       spacing: 8,
///       [
///         LayoutNode.fixed(width: 40, height: 40).id("icon"),
///         LayoutNode.flexible.frame(height: 20).id("title"),
///       ])
///     let result = card.layout(in: CGSize(width: 200, height: 60))
///     result.frame(of: "title")  // (48, 20, 152, 20)
public struct LayoutNode {
  var content: NodeContent
  var body: NodeBody

  /// Creates a leaf described by up to two numbers.
  init(_ content: NodeContent, _ first: Double = 0, _ second: Double = 0) {
    self.content = content
    self.body = .numbers(first, second)
  }

  /// Creates a leaf that a closure measures.
  init(
    _ content: NodeContent,
    measure: consuming @escaping @Sendable (ProposedViewSize) -> LeafMeasurement
  ) {
    self.content = content
    self.body = .closure(measure)
  }

  /// Creates a node with further details.
  init(_ content: NodeContent, details: NodeDetails) {
    self.content = content
    self.content.extent = details.extent
    self.body = .details(details)
  }

  /// Creates a container described by a number. Empty nodes are left out of its children.
  init(_ content: NodeContent, _ number: Double, containing children: consuming [LayoutNode]) {
    let extent = NodeExtent(of: children)
    if extent.hasEmptyChild {
      self = LayoutNode(content, number, containing: children.withoutEmptyNodes())
    } else {
      self.init(content, number, extent, children)
    }
  }

  /// Creates a modifier around a node.
  init(_ kind: NodeKind, around child: LayoutNode) {
    self.init(NodeContent(kind), 0, NodeExtent(of: [child]), [child])
  }

  @inline(__always) private init(
    _ content: NodeContent, _ number: Double, _ extent: NodeExtent,
    _ children: consuming [LayoutNode]
  ) {
    self.content = content
    self.content.extent = extent
    self.body =
      extent.isPlain
      ? .children(children, number)
      : .details(NodeDetails(children: children, numbers: (number, 0)))
  }

  /// Creates a modifier around one node, or around two, of which the first decides the size.
  init<Payload>(_ kind: NodeKind, _ payload: Payload, around children: LayoutNode...) {
    self.init(NodeContent(kind), details: PayloadDetails(payload, children: children))
  }
}

// A node's content is bits. Of its body, the numbers, the children and the closure are Sendable by
// the compiler's word; details and identities are objects, which never change once they are shared:
// each change is made to a copy, and they are taken apart only by their last owner. What they hold
// of clients is what a result holds, see there.
extension LayoutNode: @unchecked Sendable {}

extension LayoutNode {
  /// The number of levels of the tree that the node describes, including itself.
  public var levelCount: Int { extent.height + 1 }

  /// The number of nodes of the tree that the node describes, including itself; at most
  /// 2,147,483,648 are counted.
  public var nodeCount: Int { extent.nodeCount + 1 }

  /// The number of levels and nodes below the node.
  var extent: NodeExtent {
    if case .details(let details) = plainBody { return details.extent }
    return content.extent
  }

  var children: [LayoutNode] {
    switch plainBody {
    case .numbers, .closure, .identified: []
    case .children(let children, _): children
    case .details(let details): details.children
    }
  }

  var attributes: NodeAttributes? {
    if case .details(let details) = plainBody { return details.attributes }
    return nil
  }

  /// Returns the node with changed attributes.
  func with(_ change: (NodeAttributes) -> Void) -> LayoutNode {
    let changed = attributes?.extended() ?? NodeAttributes()
    change(changed)
    return with(changed)
  }

  /// Returns the node with other attributes.
  func with(_ attributes: NodeAttributes) -> LayoutNode {
    let details = ownDetails
    details.attributes = attributes
    var node = LayoutNode(content, details: details)
    if let identity { node.body = .identified(identity.around(node.body)) }
    return node
  }

  /// A copy of the node's details that is not shared.
  private var ownDetails: NodeDetails {
    switch plainBody {
    case .identified: NodeDetails()
    case .numbers(let first, let second): NodeDetails(numbers: (first, second))
    case .children(let children, let number):
      NodeDetails(children: children, numbers: (number, 0))
    case .closure(let measure):
      PayloadDetails(MeasuredLeaf(contract: content.contract, metrics: nil, measure: measure))
    case .details(let details): details.copy()
    }
  }
}

/// A reference to a value, so that it can be shared.
final class Boxed<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}
