/// Writes a described tree into flat storage.
///
/// It works in a loop over lists of siblings, so a tree may have any number of levels. Parts of a
/// description that are not shared are moved out instead of copied. This counts no references, and
/// the rest of a tall description is released level by level.
struct TreeBuilder: ~Copyable {
  let storage: TreeStorage
  private var pending = OwningBuffer<Siblings>()
  /// The largest number of children of any node written.
  private(set) var maxChildren = 0
  /// The record that a node replaces; its entries in the tables are reused.
  private(set) var replaced: NodeRecord?
  /// Whether the node that is replaced had the new one's ids, which have stayed.
  private var keepsIDs = false
  /// Whether the children of the node that is replaced stay, and none are written.
  private var keepsContent = false

  /// Described siblings that are not written yet.
  private struct Siblings {
    var nodes: [LayoutNode]
    let parent: Int32
    let context: Context
    /// Whether the nodes may be moved out, unless their array turns out to be shared.
    let mayBeTaken: Bool
  }

  /// What a node inherits from its ancestors.
  struct Context: BitwiseCopyable {
    var orientation: Orientation
    var isRightToLeft: Bool
  }

  init(storage: TreeStorage) { self.storage = storage }

  deinit { pending.deallocate() }

  /// Writes a node into an existing place, and everything below it.
  ///
  /// - Parameters:
  ///   - replaced: the record that was there before.
  ///   - keepsIDs: whether the node's ids are there already.
  ///   - keepsContent: whether the children that were there before are the node's.
  mutating func write(
    _ node: consuming LayoutNode, at index: Int, parent: Int,
    replacing replaced: NodeRecord? = nil, keepingIDs keepsIDs: Bool = false,
    keepingContent keepsContent: Bool = false
  ) {
    let context = inheritedContext(parent: parent)
    (self.replaced, self.keepsIDs, self.keepsContent) = (replaced, keepsIDs, keepsContent)
    write(&node, at: index, parent: parent, in: context, taking: true)
    (self.replaced, self.keepsIDs, self.keepsContent) = (nil, false, false)
    while pending.count > 0 { write(pending.pop()) }
  }

  /// Writes some siblings, and queues their children so that the first sibling's come next. A walk
  /// through the tree in order then reads storage in one direction.
  private mutating func write(_ siblings: consuming Siblings) {
    let (noted, parent) = (pending.count, Int(siblings.parent))
    let (context, mayBeTaken) = (siblings.context, siblings.mayBeTaken)
    let first = storage.addNodes(siblings.nodes.count)
    storage.nodes[parent].first = Int32(first)
    let place = siblings.nodes.withUnsafeBufferPointer { $0.baseAddress }
    if mayBeTaken {
      siblings.nodes.withUnsafeMutableBufferPointer { nodes in
        // The array is copied here if it is shared, and its address changes.
        let areTaken = nodes.baseAddress.map { UnsafePointer($0) } == place
        for offset in nodes.indices {
          write(&nodes[offset], at: first + offset, parent: parent, in: context, taking: areTaken)
        }
      }
    } else {
      siblings.nodes.withUnsafeBufferPointer { nodes in
        guard let nodes = UnsafeMutablePointer(mutating: nodes.baseAddress) else { return }
        for offset in siblings.nodes.indices {
          write(nodes + offset, at: first + offset, parent: parent, in: context, taking: false)
        }
      }
    }
    pending.reverse(from: noted)
  }

  private func inheritedContext(parent: Int) -> Context {
    guard parent >= 0 else {
      return Context(orientation: .neither, isRightToLeft: storage.direction == .rightToLeft)
    }
    return Context(
      orientation: storage.orientation(inside: parent),
      isRightToLeft: storage.nodes[parent].flags.has(.rightToLeft))
  }
}

// MARK: - One node

extension TreeBuilder {
  // Nodes are passed by address, because copying one costs as much as writing it.

  /// Writes a node.
  ///
  /// - Parameter taking: whether the node is not shared, so that its content may be moved out.
  @inline(__always) private mutating func write(
    _ node: UnsafeMutablePointer<LayoutNode>, at index: Int, parent: Int, in context: Context,
    taking: Bool
  ) {
    let content = node.pointee.content
    // All of it is written in place: a value assembled elsewhere would have to be read back, which
    // waits for the write.
    storage.nodes[index] = NodeRecord(
      kind: content.kind, orientation: context.orientation, horizontalRole: .center,
      verticalRole: .center, flags: .stale,
      parent: Int32(truncatingIfNeeded: parent), first: 0, count: 0, payload: 0,
      spacing: SpacingClass.generic, attributes: -1)
    storage.proposals[index] = .unspecified
    if content.kind == .fixed, let (width, height) = node.pointee.body.numbers {
      let record = storage.nodes + index
      record.pointee.flags.set(.rightToLeft, if: context.isRightToLeft)
      storage.frames[index] = FrameRecord(x: 0, y: 0, width: width, height: height)
      storage.describeFixedLeaf(index, &record.pointee, Size(width, height))
      if storage.unit.isSet { roundNumbers(of: index) }
    } else {
      writeRest(of: node, at: index, in: context, taking: taking)
    }
  }

  /// Writes the rest of a node after its record, unless it is a fixed leaf.
  private mutating func writeRest(
    of node: UnsafeMutablePointer<LayoutNode>, at index: Int, in inherited: Context, taking: Bool
  ) {
    var context = inherited
    let (content, record) = (node.pointee.content, storage.nodes + index)
    if let (first, second) = node.pointee.body.numbers {
      describe(content, first, second, in: &record.pointee, at: index)
    } else {
      switch taking ? node.takeBody() : node.pointee.body {
      case .numbers: break
      case .identified(let identity):
        return writeIdentified(identity, content, at: index, in: context)
      case .children(let children, let number):
        describe(content, number, 0, in: &record.pointee, at: index)
        note(children, content, at: index, in: context, mayBeTaken: taking)
      case .closure(let measure): writeMeasured(measure, content, at: index)
      case .details(let details): writeDetails(details, content, at: index, in: &context)
      }
    }
    record.pointee.flags.set(.rightToLeft, if: context.isRightToLeft)
    if record.pointee.kind != .fixed { storage.frames[index] = .zero }
    if storage.unit.isSet { roundNumbers(of: index) }
    if record.pointee.kind.isPlainLeaf { return storage.describeLeaf(index, &record.pointee) }
    storage.summaries[index] = .unknown
    // Behind content that is kept, it would not come before its children.
    if !keepsContent { storage.pending.add(built: index) }
  }

  /// Writes the ids of a node, and then the rest of it.
  private mutating func writeIdentified(
    _ identity: consuming NodeIdentity, _ content: NodeContent, at index: Int, in context: Context
  ) {
    if !keepsIDs {
      storage.ids.reserve(storage.capacity)
      identity.addAll(to: storage, of: index)
    }
    let isTaken = isKnownUniquelyReferenced(&identity)
    var rest = LayoutNode(content)
    rest.body = isTaken ? identity.takeBody() : identity.body
    writeRest(of: &rest, at: index, in: context, taking: isTaken)
  }

  /// Writes a leaf that a closure measures.
  @inline(__always) private func writeMeasured(
    _ measure: consuming @escaping @Sendable (ProposedViewSize) -> LeafMeasurement,
    _ content: NodeContent,
    at index: Int
  ) {
    let leaf = placeOfLeaf(content.contract, hasMetrics: false, in: &storage.nodes[index])
    storage.measuredLeaves.put(StoredLeaf(measure: measure, metrics: nil), at: leaf)
  }

  /// Writes a node that has details.
  private mutating func writeDetails(
    _ details: consuming NodeDetails, _ content: NodeContent, at index: Int,
    in context: inout Context
  ) {
    let record = storage.nodes + index
    // Attributes come first: what the node is may depend on the lengths that it sets.
    if let attributes = details.attributes {
      apply(attributes.complete, to: &record.pointee, &context, at: index)
    }
    describe(content, details, in: &record.pointee, at: index)
    let isTaken = isKnownUniquelyReferenced(&details)
    note(
      isTaken ? details.takeChildren() : details.children, content, at: index, in: context,
      mayBeTaken: isTaken)
  }

  /// Queues the children of a node, to be written later.
  @inline(__always) private mutating func note(
    _ children: consuming [LayoutNode], _ content: NodeContent, at index: Int, in context: Context,
    mayBeTaken: Bool
  ) {
    let (record, kept) = (storage.nodes + index, keepsContent ? replaced : nil)
    let count = kept.map { Int($0.count) } ?? children.count
    record.pointee.flags.set(.fixedCount, if: content.hasFixedCount)
    guard count > 0 else { return }
    record.pointee.count = Int32(count)
    maxChildren = max(maxChildren, count)
    if count == 1, content.hasFixedCount, content.kind == .stack || content.kind == .zstack {
      record.pointee.becomeTransparent()
    }
    if let kept {
      record.pointee.first = kept.first
      return
    }
    var context = context
    context.orientation = storage.orientation(inside: index)
    pending.append(
      Siblings(
        nodes: children, parent: Int32(index), context: context, mayBeTaken: mayBeTaken))
  }

  /// Writes the description of a node that consists of a few numbers, and of children.
  @inline(__always) func describe(
    _ content: NodeContent, _ first: Double, _ second: Double, in record: inout NodeRecord,
    at index: Int
  ) {
    switch content.kind {
    case .fixed: storage.frames[index] = FrameRecord(x: 0, y: 0, width: first, height: second)
    case .spacer, .divider:
      record.payload = put(
        first.isNaN ? standardLength(of: content.kind, at: index) : first, content.kind)
    case .stack: describeStack(content, spacing: first, in: &record)
    default: break
    }
  }

  /// Writes the description of a stack, without a custom guide.
  @inline(__always) func describeStack(
    _ content: NodeContent, spacing: Double, in record: inout NodeRecord
  ) {
    record.orientation = Orientation(content.axis)
    // Here, because a stack of one view has another kind, as long as it is the only one.
    record.payload = put(
      StackRecord(spacing: storage.unit.up(spacing), gap: 0, totalGap: 0), .stack)
    if content.axis == .horizontal {
      record.verticalRole = content.guide
    } else {
      record.horizontalRole = content.guide
    }
  }
}

// MARK: - Orientation

extension TreeStorage {
  /// Returns the orientation of spacers and dividers directly inside a node.
  @inline(__always) func orientation(inside node: Int) -> Orientation {
    let record = nodes + node
    switch record.pointee.kind {
    case .stack: return record.pointee.orientation
    case .zstack, .grid: return .neither
    case .layout:
      if isModifier(node) { return record.pointee.orientation }
      let box = layouts[Int(record.pointee.payload)].box
      let lazy = box.layout as? LazyStackLayout
      return Orientation(lazy?.line.axis ?? box.properties.stackOrientation)
    default: return record.pointee.orientation
    }
  }
}

extension NodeBody {
  /// The numbers that describe a leaf. Reading them counts no reference.
  @inline(__always) fileprivate var numbers: (Double, Double)? {
    if case .numbers(let first, let second) = self { return (first, second) }
    return nil
  }
}
