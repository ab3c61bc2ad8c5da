/// Removing places and entries that changes have left unused.
extension TreeStorage {
  /// Returns a copy of the nodes in use, side by side again, with room for more.
  ///
  /// It keeps everything that is known of the nodes except answers to older proposals.
  func compacted(addingRoomFor extra: Int, inUse: Int, _ places: inout NodePlaces) -> TreeStorage {
    places = NodePlaces(count: count)
    let spare = spareRoom.keys.reduce(0) { $0 + keptSpareRoom(of: Int($1)) }
    let compact = successor(capacity: inUse + spare + extra)
    compact.adopt(allFrom: 0, of: self, keepsSpareRoom: true) { old, new in
      places[old] = new
      if let trees = nestedTrees[Int32(old)] { compact.nestedTrees[Int32(new)] = trees }
    }
    compact.findings = findings.moved(to: places)
    if !self.pending.isEmpty { compact.pending.addAll() }
    return compact
  }

  /// The spare room behind a node's children that is worth keeping. What removed children have left
  /// is not, but where there is any, one more child must find a place.
  private func keptSpareRoom(of node: Int) -> Int {
    min(Int(spareRoom[Int32(node)] ?? 0), Int(nodes[node].count) / 2 + 1)
  }

  /// The spare room behind the children of all nodes.
  var totalSpareRoom: Int { spareRoom.values.reduce(0) { $0 + Int($1) } }

  /// A copy of a node and what is inside of it, for questions that nothing around them has to do
  /// with; `nil` if that is no small part of the tree, so that copying all of it is as fast.
  ///
  /// Clients' layouts may make a difference of where they are, and depths are known for the whole
  /// tree: what holds either is no such part.
  func part(at root: Int) -> TreeStorage? {
    guard !nodes[root].flags.hasAny([.holdsLayouts, .volumetric]) else { return nil }
    let most = count / Self.costOfAdopting
    var inside = [Int32(root)]
    var next = 0
    while next < inside.count {
      let children = children(of: Int(inside[next]))
      guard inside.count + children.count <= most else { return nil }
      inside.append(contentsOf: children.lazy.map(Int32.init))
      next += 1
    }
    let part = successor(capacity: inside.count)
    part.adopt(allFrom: root, of: self) { _, _ in }
    return part
  }

  /// How many nodes are copied with all others in the time in which one is taken over by itself.
  private static var costOfAdopting: Int { 16 }

  /// Takes over a node of another storage, and everything inside of it, as the first nodes of an
  /// empty one.
  private func adopt(
    allFrom root: Int, of other: TreeStorage, keepsSpareRoom: Bool = false,
    _ note: (_ old: Int, _ new: Int) -> Void
  ) {
    var pending = [(old: root, new: addNodes(1), parent: -1)]
    while let (old, new, parent) = pending.popLast() {
      adopt(old, of: other, at: new, parent: parent)
      if !other.ids.isEmpty { ids.adopt(old, of: other.ids, as: new) }
      note(old, new)
      let children = other.children(of: old)
      let spare = keepsSpareRoom ? other.keptSpareRoom(of: old) : 0
      if spare > 0 { spareRoom[Int32(new)] = Int32(spare) }
      guard children.count + spare > 0 else { continue }
      let first = addNodes(children.count + spare)
      nodes[new].first = Int32(first)
      for (offset, child) in children.enumerated().reversed() {
        pending.append((child, first + offset, new))
      }
    }
  }

  /// Returns a copy with all nodes in the same places, without table entries that changes have left
  /// unused.
  func tidied() -> TreeStorage {
    let tidy = successor(capacity: capacity)
    tidy.takeNodes(of: self)
    forEachNode(below: 0) { tidy.adopt($0, of: self, at: $0, parent: Int(nodes[$0].parent)) }
    tidy.ids = ids
    tidy.spareRoom = spareRoom
    tidy.nestedTrees = nestedTrees
    tidy.findings = findings
    tidy.pending = pending.copy()
    return tidy
  }

  /// Copies a node from another storage, with its entries in the tables.
  private func adopt(_ old: Int, of other: TreeStorage, at new: Int, parent: Int) {
    var record = other.nodes[old]
    record.parent = Int32(parent)
    record.payload = adoptPayload(of: record, from: other)
    if record.spacing >= 0 { record.spacing = spacings.adopt(record.spacing, of: other.spacings) }
    if record.attributes >= 0 {
      record.attributes = store(other.attributes[Int(record.attributes)])
    }
    if record.flags.has(.hasPriority) { priorities[new] = other.priorities[old] }
    gaps.adopt(old, of: other.gaps, as: new)
    nodes[new] = record
    frames[new] = other.frames[old]
    summaries[new] = other.summaries[old]
    proposals[new] = other.proposals[old]
  }

  private func adoptPayload(of record: NodeRecord, from other: TreeStorage) -> Int32 {
    let words = record.payloadWords
    if words > 0 {
      let place = payloads.adopt(words, at: record.payload, of: other.payloads)
      if let guide = other.namedGuides[record.payload] { namedGuides[place] = guide }
      return place
    }
    switch record.kind {
    case .measured: return adoptLeaf(record.payload, of: other)
    case .modifier: return modifiers.adopt(record.payload, of: other.modifiers)
    case .transform: return transforms.adopt(record.payload, of: other.transforms)
    case .grid: return grids.adopt(record.payload, of: other.grids)
    case .layout:
      let layout = layouts.adopt(record.payload, of: other.layouts)
      // A layout's cache may identify subviews by their old places.
      layouts[Int(layout)].isCurrent = false
      return layout
    default: return 0
    }
  }

  private func adoptLeaf(_ leaf: Int32, of other: TreeStorage) -> Int32 {
    let (old, new) = (Int(leaf), measured.count)
    measured.append(other.measured[old])
    measuredLeaves.append(other.measuredLeaves.address(of: old).pointee.copy())
    if old < other.baselines.count {
      while baselines.count < new { baselines.append(BaselineRecord()) }
      baselines.append(other.baselines[old])
    }
    return Int32(new)
  }
}

extension NodeRecord {
  /// How many words of the payload table describe the node.
  var payloadWords: Int {
    switch kind {
    case .spacer, .divider: return PayloadTable.wordCount(of: Double.self)
    case .clamped: return PayloadTable.wordCount(of: ClampedLeaf.self)
    case .frame: return PayloadTable.wordCount(of: FixedFrame.self)
    case .flexibleFrame: return PayloadTable.wordCount(of: FlexibleFrame.self)
    case .padding: return PayloadTable.wordCount(of: Padding.self)
    case .aspectRatio: return PayloadTable.wordCount(of: AspectRatio.self)
    case .offset: return PayloadTable.wordCount(of: Point.self)
    case .overlay, .background, .zstack: return PayloadTable.wordCount(of: GuidePair.self)
    case .transparent where orientation == .neither:
      return PayloadTable.wordCount(of: GuidePair.self)
    case .stack, .transparent: return PayloadTable.wordCount(of: StackRecord.self)
    case .fixed, .flexible, .depth, .volume, .measured, .modifier, .transform, .grid, .layout:
      return 0
    }
  }
}

extension Array {
  /// Adds an entry of another table, and returns its index.
  fileprivate mutating func adopt(_ index: Int32, of other: [Element]) -> Int32 {
    append(other[Int(index)])
    return Int32(count - 1)
  }
}

/// The places of nodes in storage, after some of them may have moved.
struct NodePlaces {
  /// The new places by the old ones; empty if nothing has moved.
  private var moved: [Int] = []

  /// Creates places for nodes that have not moved.
  init() {}

  /// Creates places for nodes that all get new ones.
  init(count: Int) { moved = Array(repeating: -1, count: count) }

  subscript(old: Int) -> Int {
    get { moved.isEmpty ? old : moved[old] }
    set { moved[old] = newValue }
  }
}
