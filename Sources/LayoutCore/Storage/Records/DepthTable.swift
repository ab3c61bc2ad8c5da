/// What a tree knows of the third dimension; empty in a flat tree.
struct DepthTable {
  /// Whether any node has depth attributes.
  var isUsed = false
  /// The guides along the depth that any node sets.
  var guides: Set<ObjectIdentifier> = []
  /// Whether depths may depend on sizes in the plane, so that depth questions include both.
  var readsSizes = false

  /// The place of each node along the depth; empty in a flat tree.
  var places: [DepthPlace] = []
  /// Whether each node, or anything inside it, may have a depth.
  var isDeep: [Bool] = []

  // Answers given in the present layout.
  var depths: [DepthQuestion: Double] = [:]
  var sizes: [DepthQuestion: Size] = [:]
  var volumes: [DepthQuestion: VolumeAnswer] = [:]
  var positions: [DepthGuideQuestion: Double] = [:]
  /// The depths that were proposed when custom layouts' caches were made or updated, by layout: a
  /// cache by proposal may hold answers for no other.
  var cacheDepths: [Int: Double] = [:]

  /// Forgets all answers.
  mutating func forget() {
    depths.removeAll(keepingCapacity: true)
    sizes.removeAll(keepingCapacity: true)
    volumes.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
    cacheDepths.removeAll(keepingCapacity: true)
  }
}

/// A node's place along the depth, measured from the back of its parent.
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
  /// Whether the node was placed when it was asked.
  let isPlaced: Bool
  /// The number of the node's own guides that count, from the innermost.
  let layer: Int
}

/// The proposal that a modifier computing all three lengths made, and the answer.
struct VolumeAnswer: BitwiseCopyable {
  let proposal: VolumeProposal
  let child: Volume
  let volume: Volume
}

extension TreeStorage {
  /// Returns the place of a node along the depth, and its depth.
  @inline(__always) func depthPlace(of node: Int) -> DepthPlace {
    space.places.isEmpty ? DepthPlace() : space.places[node]
  }

  /// Returns the distance from the root's back to a node's.
  func absoluteDepth(of node: Int) -> Double {
    space.places.isEmpty ? 0 : wayOut(from: node).reduce(0) { $0 + space.places[$1].position }
  }

  /// Returns the depth attributes of a node, if it has any.
  @inline(__always) func depthAttributes(of node: Int) -> DepthAttributes? {
    let index = nodes[node].attributes
    return index < 0 ? nil : attributes[Int(index)].depth?.value
  }
}
