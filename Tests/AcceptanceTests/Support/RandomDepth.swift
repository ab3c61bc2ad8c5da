import LayoutCore
import TestSupport

/// What a random tree has to do with the third dimension: nothing but quarter turns may change a
/// frame.
enum RandomDepth: CaseIterable {
  case none
  /// Frames and padding along the depth.
  case frames
  /// The same, with guides along the depth, so that depths may depend on sizes in the plane.
  case guides
  /// Turns by no angle, so that sizes in the plane may depend on depths.
  case turns
  /// Turns that bring depth into the plane.
  case quarterTurns

  /// What changes nothing in the plane.
  static let plain: [RandomDepth] = [.none, .frames, .guides, .turns]

  private static let id = "depth only"

  func applied(to node: LayoutNode) -> LayoutNode {
    let number = node.nodeCount
    switch self {
    case .none: return node
    case .frames: return framed(node, number).id(Self.id)
    case .guides:
      return framed(node, number).id(Self.id).alignmentGuide(DepthAlignment.inMiddle) {
        $0.depth * 0.25 + $0.width
      }
    case .quarterTurns:
      let turn = Rotation3D(angle: .degrees(90), axis: number.isMultiple(of: 2) ? .x : .y)
      return framed(node, number).rotation3DLayout(turn)
    case .turns: return node.rotation3DLayout(.identity).id(Self.id)
    }
  }

  private func framed(_ node: LayoutNode, _ number: Int) -> LayoutNode {
    switch number % 4 {
    case 0: node.frame(depth: CGFloat(number), alignment: .front)
    case 1: node.frame(minDepth: 3, maxDepth: CGFloat(number + 3), alignment: .inMiddle)
    case 2: node.padding3D(EdgeInsets3D(front: 2, back: CGFloat(number)))
    default: node.frame(depth: nil)
    }
  }

  /// Whether both layouts have the same boxes, but for the rounding of sums.
  static func areSame(_ a: ResolvedLayout, _ b: ResolvedLayout) -> Bool {
    func numbers(_ layout: ResolvedLayout) -> [[CGFloat]] {
      layout.nodes.map { [CGFloat($0.box.origin.z), CGFloat($0.box.size.depth)] }
    }
    let (one, other) = (numbers(a), numbers(b))
    return one.count == other.count
      && zip(one, other).allSatisfy { areEqual($0[0], $1[0]) && areEqual($0[1], $1[1]) }
      && zip(a.nodes, b.nodes).allSatisfy { Frame($0.frame).matches(Frame($1.frame)) }
  }

  /// The frames of all nodes but those that concern only the third dimension.
  static func frames(_ layout: ResolvedLayout) -> [Frame] {
    layout.nodes.filter { !$0.ids.contains(AnyHashable(id)) }.map { Frame($0.frame) }
  }
}

extension DepthAlignment {
  /// A guide of a client's, which counts the width too.
  static let inMiddle = DepthAlignment(Middle.self)

  private enum Middle: DepthAlignmentID {
    static func defaultValue(in context: ViewDimensions3D) -> CGFloat {
      context.depth / 2 + context.width / 10
    }
  }
}
