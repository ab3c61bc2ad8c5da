/// What a node consists of, in as few allocations as there can be.
enum NodeBody {
  /// What describes a leaf: a width and a height, a least length, a thickness, or nothing.
  case numbers(Double, Double)
  /// The children of a container or modifier, and a distance between them; NaN lets them decide.
  case children([LayoutNode], Double)
  /// What measures a leaf.
  case closure((ProposedViewSize) -> LeafMeasurement)
  /// All of that and whatever else there is.
  case details(NodeDetails)
}

/// What only some nodes have: attributes, very many levels, and in a subclass what describes their kind.
///
/// Details never change once they are shared. A description of any height can be released: what is below the
/// details of a tall one is taken apart in a loop instead of letting each level release the next.
class NodeDetails {
  private(set) var children: [LayoutNode]
  let extent: NodeExtent
  /// What the numbers of a ``NodeBody`` would be.
  let numbers: (first: Double, second: Double)
  final var attributes: NodeAttributes?

  init(
    children: [LayoutNode] = [], numbers: (Double, Double) = (0, 0),
    attributes: NodeAttributes? = nil
  ) {
    self.extent = NodeExtent(of: children)
    self.children = children
    self.numbers = numbers
    self.attributes = attributes
  }

  /// The same details in another instance.
  func copy() -> NodeDetails {
    NodeDetails(children: children, numbers: numbers, attributes: attributes)
  }

  /// Takes the children of details that nobody else has.
  final func takeChildren() -> [LayoutNode] {
    let taken = children
    children = []
    return taken
  }

  deinit {
    guard extent.height > NodeExtent.harmlessHeight else { return }
    var released = children
    children = []
    while !released.isEmpty {
      var (details, siblings) = Self.parts(of: released.removeLast())
      if details != nil, isKnownUniquelyReferenced(&details), let details {
        released.append(contentsOf: details.children)
        details.children = []
      }
      let place = siblings.withUnsafeBufferPointer { $0.baseAddress }
      siblings.withUnsafeMutableBufferPointer { siblings in
        // They have been copied if somebody else has them.
        guard let first = siblings.baseAddress, UnsafePointer(first) == place else { return }
        for offset in siblings.indices { released.append((first + offset).take()) }
      }
    }
  }

  /// The details of a node that is given away, so that nobody counts them twice, or the children of a tall
  /// one.
  private static func parts(
    of node: consuming LayoutNode
  ) -> (details: NodeDetails?, children: [LayoutNode]) {
    switch node.body {
    case .details(let details): return (details, [])
    case .children(let children, _) where node.content.extent.height > NodeExtent.harmlessHeight:
      return (nil, children)
    default: return (nil, [])
    }
  }
}

/// The details of a node whose kind needs more than a few numbers.
final class PayloadDetails<Payload>: NodeDetails {
  let payload: Payload

  init(
    _ payload: Payload, children: [LayoutNode] = [], numbers: (Double, Double) = (0, 0),
    attributes: NodeAttributes? = nil
  ) {
    self.payload = payload
    super.init(children: children, numbers: numbers, attributes: attributes)
  }

  override func copy() -> NodeDetails {
    PayloadDetails(payload, children: children, numbers: numbers, attributes: attributes)
  }
}

extension NodeDetails {
  /// The rest of the description, of the type that goes with the node's kind.
  @inline(__always) final func payload<Payload>(_ type: Payload.Type) -> Payload {
    unsafeDowncast(self, to: PayloadDetails<Payload>.self).payload
  }
}
