import LayoutCore
import TestSupport

/// Makes trees of nodes from those of a file.
///
/// Each node's id is its place in pre-order.
struct VectorTreeBuilder {
  /// What the text leaves promise.
  let textContract: LeafContract
  /// How many nodes there are so far.
  private(set) var count = 0

  init(textContract: LeafContract) { self.textContract = textContract }

  mutating func node(_ vector: VectorNode) throws -> LayoutNode {
    let id = count
    count += 1
    let children = try vector.children.map { try node($0) }
    return try node(vector, around: children).id(id)
  }

  private func node(_ vector: VectorNode, around children: [LayoutNode]) throws -> LayoutNode {
    switch (vector.kind, children.count) {
    case ("hstack", _):
      .hstack(
        alignment: try vector.verticalAlignment, spacing: vector.length("spacing"), children)
    case ("vstack", _):
      .vstack(
        alignment: try vector.horizontalAlignment, spacing: vector.length("spacing"), children)
    case ("zstack", _): .zstack(alignment: try vector.alignment, children)
    case ("overlay", 2): children[0].overlay(alignment: try vector.alignment, children[1])
    case ("background", 2): children[0].background(alignment: try vector.alignment, children[1])
    case (_, 0): try leaf(vector)
    case (_, 1): try modifier(vector, around: children[0])
    default: throw VectorError("\(vector.kind) cannot have \(children.count) children")
    }
  }

  private func leaf(_ vector: VectorNode) throws -> LayoutNode {
    switch vector.kind {
    case "fixed": .fixed(width: vector.length("w") ?? 0, height: vector.length("h") ?? 0)
    case "color": .flexible
    case "clamped":
      .clamped(
        minWidth: vector.length("minW"), idealWidth: vector.length("idealW"),
        maxWidth: vector.length("maxW"), minHeight: vector.length("minH"),
        idealHeight: vector.length("idealH"), maxHeight: vector.length("maxH"))
    case "text": VectorText(vector).node(textContract)
    case "spacer": .spacer(minLength: vector.length("min"))
    default: throw VectorError("no leaf is called \(vector.kind)")
    }
  }
}

// MARK: - Modifiers

extension VectorTreeBuilder {
  private func modifier(
    _ vector: VectorNode, around child: LayoutNode
  ) throws -> LayoutNode {
    switch vector.kind {
    case "frame":
      child.frame(
        width: vector.length("w"), height: vector.length("h"), alignment: try vector.alignment)
    case "flex":
      child.frame(
        minWidth: vector.length("minW"), idealWidth: vector.length("idealW"),
        maxWidth: vector.length("maxW"), minHeight: vector.length("minH"),
        idealHeight: vector.length("idealH"), maxHeight: vector.length("maxH"),
        alignment: try vector.alignment)
    case "padding":
      child.padding(
        EdgeInsets(
          top: vector.length("top") ?? 0, leading: vector.length("leading") ?? 0,
          bottom: vector.length("bottom") ?? 0, trailing: vector.length("trailing") ?? 0))
    case "aspect":
      child.aspectRatio(
        vector.length("ratio"),
        contentMode: vector.fields["mode"]?.string == "fill" ? .fill : .fit)
    case "fixedSize":
      child.fixedSize(
        horizontal: vector.fields["horizontal"]?.bool ?? true,
        vertical: vector.fields["vertical"]?.bool ?? true)
    case "offset": child.offset(x: vector.length("x") ?? 0, y: vector.length("y") ?? 0)
    case "position": child.position(x: vector.length("x") ?? 0, y: vector.length("y") ?? 0)
    case "priority": child.layoutPriority(Double(vector.length("value") ?? 0))
    case "guide": try guide(vector, of: child)
    default: throw VectorError("no modifier is called \(vector.kind)")
    }
  }

  private func guide(_ vector: VectorNode, of child: LayoutNode) throws -> LayoutNode {
    let name = vector.fields["id"]?.string ?? ""
    let value = try VectorGuideValue(vector.fields["value"])
    return vector.fields["axis"]?.string == "h"
      ? child.alignmentGuide(try HorizontalAlignment(vectorName: name), computeValue: value.read)
      : child.alignmentGuide(try VerticalAlignment(vectorName: name), computeValue: value.read)
  }
}
