/// A description of what to lay out: a container, modifier or leaf, with its children.
///
/// Nodes are values. They know nothing of where they end up; give one to a ``LayoutTree``, or lay it
/// out at once:
///
///     let card = LayoutNode.hstack(spacing: 8, [
///       .fixed(width: 40, height: 40).id("icon"),
///       .flexible.frame(height: 20).id("title"),
///     ])
///     let result = card.layout(in: CGSize(width: 200, height: 60))
///     result.frame(of: "title")  // (48, 20, 152, 20)
public struct LayoutNode {
  // First, so that they can be looked at without counting a reference.
  var details: NodeDetails?
  var content: NodeContent

  init(_ content: NodeContent, details: NodeDetails? = nil) {
    self.content = content
    self.details = details
  }

  /// A modifier around a node, described by a few numbers.
  init(_ content: NodeContent, around child: LayoutNode) {
    self.init(content, details: NodeDetails(children: [child]))
  }

  /// A modifier around one node, or around two of which the first counts.
  init<Payload>(_ kind: NodeKind, _ payload: Payload, around children: LayoutNode...) {
    self.init(NodeContent(kind), details: PayloadDetails(payload, children: children))
  }
}

/// What a node is, as far as a kind and a few numbers say it.
///
/// A plain struct instead of an enum with payloads, because describing a tree copies nothing else as
/// often, and this copies in a few instructions.
struct NodeContent: BitwiseCopyable {
  let kind: NodeKind
  /// A stack's axis.
  var axis = Axis.horizontal
  /// Whether the leaf is no child of a container that it is in.
  var isEmpty = false
  /// A width, a least length, a thickness, a distance or a horizontal position.
  var first = 0.0
  /// A height or a vertical position.
  var second = 0.0

  init(_ kind: NodeKind, _ first: Double = 0, _ second: Double = 0) {
    self.kind = kind
    self.first = first
    self.second = second
  }

  init(stackAlong axis: Axis, spacing: CGFloat?) {
    self.kind = .stack
    self.axis = axis
    self.first = spacing.map(Double.init) ?? .nan
  }
}

extension LayoutNode {
  /// The number of levels of the tree that the node describes, itself included.
  public var height: Int { Int(details?.height ?? 0) + 1 }

  /// The number of nodes of the tree that the node describes, itself included.
  public var nodeCount: Int { (details?.nodeCount ?? 0) + 1 }
}

extension UnsafePointer<LayoutNode> {
  /// The details of a node that nobody changes meanwhile, without counting a reference, which costs as
  /// much as writing a leaf.
  var details: Unmanaged<NodeDetails>? {
    UnsafeRawPointer(self).load(as: Unmanaged<NodeDetails>?.self)
  }

  /// The details with the rest of the description, of the type that goes with the node's kind.
  @inline(__always) func withDetails<Payload, Result>(
    _ type: Payload.Type, _ body: (PayloadDetails<Payload>) -> Result
  ) -> Result {
    guard let details else { preconditionFailure("a \(pointee.content.kind) has details") }
    return details._withUnsafeGuaranteedRef {
      body(unsafeDowncast($0, to: PayloadDetails<Payload>.self))
    }
  }

  /// The rest of the description, of the type that goes with the node's kind.
  @inline(__always) func payload<Payload>(_ type: Payload.Type) -> Payload {
    withDetails(type) { $0.payload }
  }
}

/// A value in a box of its own, to be shared.
final class Boxed<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}
