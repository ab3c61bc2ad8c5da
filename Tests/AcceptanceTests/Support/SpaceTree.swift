import LayoutCore
import TestSupport

/// A description of a tree in space that can be changed part by part, and made into nodes again.
///
/// Every part has an id of its own, by which boxes are compared.
struct SpaceTree {
  let id: Int
  let kind: Kind
  var children: [SpaceTree] = []

  enum Kind {
    case leaf(LayoutNode)
    /// A modifier that leaves the plane as it is.
    case deep((LayoutNode) -> LayoutNode)
    /// A modifier of the plane, or one for which all three lengths count.
    case modifier((LayoutNode) -> LayoutNode)
    /// A modifier with a second view.
    case layer((LayoutNode, LayoutNode) -> LayoutNode)
    case container(([LayoutNode]) -> LayoutNode)
    /// A container whose nodes are not its children's, one for one.
    case group(([LayoutNode]) -> LayoutNode)
    /// A container that brings a guide of its views together along the depth.
    case aligned(DepthAlignment, ([LayoutNode]) -> LayoutNode)
  }

  /// The tree as nodes.
  ///
  /// - Parameter isFlat: whether modifiers that leave the plane as it is are left out.
  func node(isFlat: Bool = false) -> LayoutNode {
    let nodes = children.map { $0.node(isFlat: isFlat) }
    let node =
      switch kind {
      case .leaf(let leaf): leaf
      case .deep(let change): isFlat ? nodes[0] : change(nodes[0])
      case .modifier(let change): change(nodes[0])
      case .layer(let join): join(nodes[0], nodes[1])
      case .container(let arrange), .group(let arrange), .aligned(_, let arrange): arrange(nodes)
      }
    return node.id(id)
  }

  var takesChildren: Bool {
    switch kind {
    case .container, .aligned: true
    default: false
    }
  }

  /// All parts, this one first.
  var parts: [SpaceTree] { [self] + children.flatMap(\.parts) }

  var isDeepOnly: Bool {
    if case .deep = kind { true } else { false }
  }

  /// Changes the part with an id.
  mutating func change(_ id: Int, _ change: (inout SpaceTree) -> Void) {
    if self.id == id { return change(&self) }
    for index in children.indices { children[index].change(id, change) }
  }

  /// What differs between two layouts of the tree, but for the rounding of sums.
  func difference(_ one: ResolvedLayout, _ other: ResolvedLayout) -> String? {
    for id in parts.flatMap({ [$0.id, Self.idOfContent($0.id)] }) {
      let (boxes, others) = (one.nodes(of: id).map(\.box), other.nodes(of: id).map(\.box))
      let isSame =
        boxes.count == others.count
        && zip(boxes, others).allSatisfy { box, other in
          areEqual(box.numbers, other.numbers)
        }
      if !isSame { return "part \(id) of\n\(one)\nfor\n\(other)" }
    }
    return nil
  }

  /// The id of what a reader shows.
  static func idOfContent(_ id: Int) -> Int { -id }
}

extension Rect3D {
  fileprivate var numbers: [CGFloat] {
    [origin.x, origin.y, origin.z, size.width, size.height, size.depth].map { CGFloat($0) }
  }
}

private func areEqual(_ one: [CGFloat], _ other: [CGFloat]) -> Bool {
  zip(one, other).allSatisfy { areEqual($0, $1) }
}
