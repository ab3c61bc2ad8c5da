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
  var content: NodeContent
  var children: ChildList?
  var attributes: NodeAttributes?

  init(_ content: NodeContent, children: ChildList? = nil) {
    self.content = content
    self.children = children
  }

  /// A modifier around a node.
  init(_ content: NodeContent, around child: LayoutNode) {
    self.init(content, children: ChildList([child]))
  }
}

/// What a node is, without its children: a kind, a few numbers, and what does not fit into them.
///
/// A plain struct instead of an enum with payloads, because describing a tree copies nothing else as
/// often, and this copies in a few instructions.
struct NodeContent {
  let kind: NodeKind
  /// A stack's axis.
  var axis = Axis.horizontal
  /// Whether the leaf is no child of a container that it is in.
  var isEmpty = false
  /// A width, a least length, a thickness, a distance or a horizontal position.
  var first = 0.0
  /// A height or a vertical position.
  var second = 0.0
  /// The guide by which a stack aligns.
  var guide: any AlignmentID.Type = LeadingGuide.self
  /// Everything else, in a box whose type follows from the kind.
  var payload: AnyObject?

  init(_ kind: NodeKind, _ first: Double = 0, _ second: Double = 0) {
    self.kind = kind
    self.first = first
    self.second = second
  }

  init<Payload>(_ kind: NodeKind, boxing payload: Payload) {
    self.kind = kind
    self.payload = Boxed(payload)
  }

  init(layout box: any LayoutBox) {
    self.kind = .layout
    // Said in full, or the box's own type would become the payload's.
    self.payload = Boxed<any LayoutBox>(box)
  }

  init(stackAlong axis: Axis, guide: any AlignmentID.Type, spacing: CGFloat?) {
    self.kind = .stack
    self.axis = axis
    self.guide = guide
    self.first = spacing.map(Double.init) ?? .nan
  }

  /// What the node's box holds.
  @inline(__always) func boxed<Payload>(_ type: Payload.Type) -> Payload {
    box(type).value
  }

  /// The node's box.
  @inline(__always) func box<Payload>(_ type: Payload.Type) -> Boxed<Payload> {
    guard let payload else { preconditionFailure("a \(kind) has a payload") }
    return unsafeDowncast(payload, to: Boxed<Payload>.self)
  }
}

/// A value that is stored apart from its node, so that other nodes stay small.
final class Boxed<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension LayoutNode {
  /// The number of levels of the tree that the node describes, itself included.
  public var height: Int { Int(children?.height ?? 0) + 1 }

  /// The number of nodes of the tree that the node describes, itself included.
  public var nodeCount: Int { (children?.nodeCount ?? 0) + 1 }
}
