/// What a tree knows of the third dimension; nothing in a tree that has none.
struct DepthTable {
  /// Whether any node has to do with the third dimension.
  var isUsed = false
  /// The guides along the depth that any node sets.
  var guides: Set<ObjectIdentifier> = []
  /// Whether depths may depend on sizes in the plane, so that questions for them name both.
  var readsSizes = false

  /// Where each node is along the depth; empty in a flat tree.
  var places: [DepthPlace] = []
  /// Whether each node, or anything inside of it, may have a depth.
  var isDeep: [Bool] = []

  // Answers that were given in the present layout.
  var depths: [DepthQuestion: Double] = [:]
  var sizes: [DepthQuestion: Size] = [:]
  var volumes: [DepthQuestion: VolumeAnswer] = [:]
  var positions: [DepthGuideQuestion: Double] = [:]

  /// Forgets all answers.
  mutating func forget() {
    depths.removeAll(keepingCapacity: true)
    sizes.removeAll(keepingCapacity: true)
    volumes.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
  }
}

/// Where a node is along the depth, from the back of the node around it.
struct DepthPlace: BitwiseCopyable {
  var position = 0.0
  var depth = 0.0
  /// The depth that the node was proposed.
  var proposal = Proposal.none
}

/// A size and depth that were proposed to a node.
struct DepthQuestion: Hashable {
  let node: Int
  private let width: UInt64
  private let height: UInt64
  private let depth: UInt64

  init(_ node: Int, _ proposal: VolumeProposal) {
    self.node = node
    self.width = proposal.size.width.bitPattern
    self.height = proposal.size.height.bitPattern
    self.depth = proposal.depth.bitPattern
  }
}

/// A guide that a node was asked for.
struct DepthGuideQuestion: Hashable {
  let question: DepthQuestion
  let guide: ObjectIdentifier
  /// Whether the node had its place already.
  let isPlaced: Bool
}

/// What a modifier for which all three lengths count proposed, and what came of it.
struct VolumeAnswer: BitwiseCopyable {
  let proposal: VolumeProposal
  let child: Volume
  let volume: Volume
}

extension TreeStorage {
  /// Where a node is along the depth, and how deep it is.
  @inline(__always) func depthPlace(of node: Int) -> DepthPlace {
    space.places.isEmpty ? DepthPlace() : space.places[node]
  }

  /// How far a node's back is from the root's.
  func absoluteDepth(of node: Int) -> Double {
    guard !space.places.isEmpty else { return 0 }
    var (node, position) = (node, 0.0)
    while node >= 0 {
      position += space.places[node].position
      node = Int(nodes[node].parent)
    }
    return position
  }
}
