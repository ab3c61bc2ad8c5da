/// A node's content beyond ``NodeContent``, in as few allocations as possible.
enum NodeBody {
  /// The numbers that describe a leaf: a width and a height, a least length, a thickness, or none.
  case numbers(Double, Double)
  /// The children of a container or modifier, and the spacing between them; NaN lets them decide.
  case children([LayoutNode], Double)
  /// The closure that measures a leaf.
  case closure(@Sendable (ProposedViewSize) -> LeafMeasurement)
  /// Any of the others, with an id of the node.
  case identified(NodeIdentity)
  /// All of that and anything else.
  case details(NodeDetails)
}

/// What only some nodes have: attributes, very many levels, and in a subclass the description of
/// their kind.
///
/// Details never change once they are shared. A description of any height can be released: what is
/// below the details of a tall one is taken apart in a loop instead of level by level, recursively.
/// What closures hold is released recursively, on another stack if need be.
class NodeDetails {
  private(set) var children: [LayoutNode]
  let extent: NodeExtent
  /// The numbers that ``NodeBody`` would hold.
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

  /// Returns a separate instance with the same details.
  func copy() -> NodeDetails {
    NodeDetails(children: children, numbers: numbers, attributes: attributes)
  }

  /// Takes the children of details that are not shared.
  final func takeChildren() -> [LayoutNode] {
    let taken = children
    children = []
    return taken
  }

  private func takeAttributes() -> NodeAttributes? {
    let taken = attributes
    attributes = nil
    return taken
  }

  deinit {
    // Closures that describe rows and readers' content hold nodes, which nothing here can reach.
    if attributes?.geometry != nil { CallStackGuard.release(CallStackGuard.Held(takeAttributes())) }
    guard extent.height > NodeExtent.recursionSafeHeight else { return }
    var released = children
    children = []
    while !released.isEmpty {
      var (details, siblings) = Self.parts(of: released.removeLast())
      if details != nil, isKnownUniquelyReferenced(&details), let details {
        released.append(contentsOf: details.children)
        details.children = []
      }
      // The address is compared and never read, and each element is taken from its own place.
      let place = unsafe siblings.withUnsafeBufferPointer { $0.baseAddress }
      unsafe siblings.withUnsafeMutableBufferPointer { siblings in
        // The array has been copied if it is referenced elsewhere.
        guard let first = siblings.baseAddress, unsafe UnsafePointer(first) == place else { return }
        for offset in siblings.indices { unsafe released.append((first + offset).take()) }
      }
    }
  }

  /// Returns the parts of a node that is consumed: its details, so that no reference is counted
  /// twice, or the children of a tall one.
  private static func parts(
    of node: consuming LayoutNode
  ) -> (details: NodeDetails?, children: [LayoutNode]) {
    if case .identified(var identity) = node.body {
      node.body = .numbers(0, 0)
      guard isKnownUniquelyReferenced(&identity) else { return (nil, []) }
      node.body = identity.takeBody()
    }
    switch node.body {
    case .details(let details): return (details, [])
    case .children(let children, _)
    where node.content.extent.height > NodeExtent.recursionSafeHeight:
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
  /// Returns the description of the node's kind, of the type that goes with that kind. Only what
  /// makes nodes of a kind pairs both, so the type is checked in debug builds alone.
  @inline(__always) final func payload<Payload>(_ type: Payload.Type) -> Payload {
    unsafe unsafeDowncast(self, to: PayloadDetails<Payload>.self).payload
  }
}
