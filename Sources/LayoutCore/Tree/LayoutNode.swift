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

/// What a node is, without its children.
enum NodeContent {
  case fixed(Size)
  case flexible
  case empty
  case spacer(minimum: Double)
  case divider(thickness: Double)
  case clamped(Boxed<ClampedLeaf>)
  case measured(MeasuredLeaf)

  case frame(Boxed<FixedFrame>)
  case flexibleFrame(Boxed<FlexibleFrame>)
  case padding(Boxed<Padding>)
  case fixedSize(FixedSize)
  case aspectRatio(AspectRatio)
  case offset(Offset)
  case position(Position)
  case transform(Boxed<RenderTransform>)
  case overlay(Boxed<GuidePair>)
  case background(Boxed<GuidePair>)

  case stack(axis: Axis, guide: any AlignmentID.Type, spacing: Double)
  case zstack(Boxed<GuidePair>)
  case layout(any LayoutBox)
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
