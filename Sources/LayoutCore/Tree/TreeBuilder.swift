/// Writes a described tree into flat storage.
///
/// Works in a loop over lists of siblings, so a tree may have any number of levels.
struct TreeBuilder {
  let storage: TreeStorage
  private var pending = Buffer<Siblings>()
  /// The most children that a node has that was written.
  private(set) var mostChildren = 0
  /// The record in whose place a node is written; its entries in the tables are used again.
  private(set) var replaced: NodeRecord?

  /// Some described siblings that are not written yet. The description that they are in is kept as it is
  /// until all of it is written.
  private struct Siblings: BitwiseCopyable {
    let nodes: UnsafePointer<LayoutNode>
    let count: Int32
    let parent: Int32
    let context: Context
  }

  /// What a node inherits from the nodes around it.
  struct Context: BitwiseCopyable {
    var orientation: UInt8
    var isRightToLeft: Bool
  }

  private static var manyMeasuredLeaves: Int { 256 }

  init(storage: TreeStorage) { self.storage = storage }

  /// Writes a node, for which there is a place, and everything below it.
  ///
  /// - Parameter replaced: the record that was there before.
  mutating func write(
    _ node: LayoutNode, at index: Int, parent: Int, replacing replaced: NodeRecord? = nil
  ) {
    let context = inheritedContext(parent: parent)
    self.replaced = replaced
    withUnsafePointer(to: node) { node in
      write(node, at: index, parent: parent, in: context)
      self.replaced = nil
      while pending.count > 0 { write(pending.popLast()) }
    }
    pending.deallocate()
  }

  /// Writes some siblings, and notes their children so that the first one's come next: who descends
  /// the tree from its first to its last node then walks through storage in one direction.
  private mutating func write(_ siblings: Siblings) {
    let (noted, parent) = (pending.count, Int(siblings.parent))
    let first = storage.addNodes(Int(siblings.count))
    storage.nodes[parent].first = Int32(first)
    for offset in 0..<Int(siblings.count) {
      write(siblings.nodes + offset, at: first + offset, parent: parent, in: siblings.context)
    }
    var (front, back) = (noted, pending.count - 1)
    while front < back {
      (pending[front], pending[back]) = (pending[back], pending[front])
      (front, back) = (front + 1, back - 1)
    }
  }

  private func inheritedContext(parent: Int) -> Context {
    guard parent >= 0 else {
      return Context(
        orientation: NodeRecord.noOrientation,
        isRightToLeft: storage.direction == .rightToLeft)
    }
    return Context(
      orientation: storage.orientation(inside: parent),
      isRightToLeft: storage.nodes[parent].flags.has(.rightToLeft))
  }
}

// MARK: - One node

extension TreeBuilder {
  // Nodes are passed by their place, because copying one costs as much as writing it. Methods are mutating
  // even where they change nothing in the builder: others would be called with a copy of it.

  private mutating func write(
    _ node: UnsafePointer<LayoutNode>, at index: Int, parent: Int, in inherited: Context
  ) {
    var context = inherited
    let content = node.pointee.content
    // All of it is written where it belongs: what is put together elsewhere has to be read back first,
    // which waits until it is written.
    storage.nodes[index] = NodeRecord(
      kind: content.kind, orientation: context.orientation, horizontalRole: .center,
      verticalRole: .center, flags: [.unmeasured, .unsummarised], parent: Int32(parent),
      first: 0, count: 0, payload: 0, spacing: SpacingClass.generic, attributes: -1)
    storage.proposals[index] = .unspecified
    let record = storage.nodes + index
    switch node.pointee.body.glance {
    case .numbers(let width, let height) where content.kind == .fixed:
      record.pointee.flags.set(.rightToLeft, if: context.isRightToLeft)
      storage.frames[index] = FrameRecord(x: 0, y: 0, width: width, height: height)
      return storage.describeFixedLeaf(index, &record.pointee, Size(width, height))
    case .numbers(let first, let second):
      describe(content, first, second, in: &record.pointee, at: index)
    case .children(let children, let number):
      describe(content, number, 0, in: &record.pointee, at: index)
      note(children, content, at: index, in: context)
    case .closure: writeMeasured(node, at: index)
    case .details: writeDetails(node, at: index, in: &context)
    }
    record.pointee.flags.set(.rightToLeft, if: context.isRightToLeft)
    if record.pointee.kind != .fixed { storage.frames[index] = .zero }
    if !record.pointee.kind.isLeaf || !storage.describeLeaf(index, &record.pointee) {
      storage.summaries[index] = .unknown
      storage.pending.add(built: index)
    }
  }

  /// Writes a leaf that a closure measures.
  @inline(__always) private mutating func writeMeasured(
    _ node: UnsafePointer<LayoutNode>, at index: Int
  ) {
    let leaf = placeOfLeaf(
      node.pointee.content.contract, hasMetrics: false, in: &storage.nodes[index])
    if !storage.leafMetrics.isEmpty { storage.leafMetrics[leaf] = nil }
    // Last of all, or the closure's references would be counted twice.
    if case .closure(let measure) = node.pointee.body {
      storage.measuredLeaves.put(measure, at: leaf)
    }
  }

  /// Writes a node that has details.
  private mutating func writeDetails(
    _ node: UnsafePointer<LayoutNode>, at index: Int, in context: inout Context
  ) {
    let (content, record) = (node.pointee.content, storage.nodes + index)
    switch node.pointee.body {
    case .numbers, .children, .closure: return
    case .details(let details):
      describe(content, details, in: &record.pointee, at: index)
      if let attributes = details.attributes {
        apply(attributes, to: &record.pointee, &context, at: index)
      }
      let children = details.children.withUnsafeBufferPointer { $0 }
      note(children, content, at: index, in: context)
    }
  }

  /// Notes the children of a node, to be written later.
  @inline(__always) private mutating func note(
    _ children: UnsafeBufferPointer<LayoutNode>, _ content: NodeContent,
    at index: Int, in context: Context
  ) {
    let (record, count) = (storage.nodes + index, children.count)
    record.pointee.flags.set(.staticContent, if: content.isStatic)
    guard let nodes = children.baseAddress, count > 0 else { return }
    record.pointee.count = Int32(count)
    mostChildren = max(mostChildren, count)
    if count == 1, content.isStatic, content.kind == .stack || content.kind == .zstack {
      // A stack around exactly one view is that view; only its orientation shows.
      if content.kind == .zstack { record.pointee.orientation = NodeRecord.noOrientation }
      record.pointee.kind = .transparent
    }
    var context = context
    context.orientation = storage.orientation(inside: index)
    pending.append(
      Siblings(nodes: nodes, count: Int32(count), parent: Int32(index), context: context))
  }

  /// Describes a node that has nothing but a few numbers, or also children.
  @inline(__always) mutating func describe(
    _ content: NodeContent, _ first: Double, _ second: Double, in record: inout NodeRecord,
    at index: Int
  ) {
    switch content.kind {
    case .fixed: storage.frames[index] = FrameRecord(x: 0, y: 0, width: first, height: second)
    case .spacer, .divider: record.payload = put(first, content.kind, in: &storage.lengths)
    case .stack: describeStack(content, spacing: first, in: &record)
    default: break
    }
  }

  @inline(__always) mutating func describeStack(
    _ content: NodeContent, spacing: Double, in record: inout NodeRecord
  ) {
    record.orientation = UInt8(content.axis.rawValue)
    record.payload = put(
      StackRecord(spacing: spacing, gap: 0, totalGap: 0), .stack, in: &storage.stacks)
    if content.axis == .horizontal {
      record.verticalRole = content.guide
    } else {
      record.horizontalRole = content.guide
    }
  }

  /// Makes room for a measured leaf, and returns where.
  mutating func placeOfLeaf(
    _ contract: LeafContract, hasMetrics: Bool, in record: inout NodeRecord
  ) -> Int {
    // Of many, there are probably more, and at most as many as nodes: making room once for all of them
    // saves copying, and room that is never used takes no memory.
    if storage.measured.count == Self.manyMeasuredLeaves {
      storage.measured.reserve(storage.capacity)
      storage.measuredLeaves.reserve(storage.capacity)
    }
    record.payload = put(
      MeasuredRecord(
        contract, wraps: contract == .wrapping && storage.options.usesShortcuts,
        hasMetrics: hasMetrics),
      .measured, in: &storage.measured)
    return Int(record.payload)
  }
}

// MARK: - Tables

extension TreeBuilder {
  /// Stores an element in a table, in the place of one of the same kind if that is replaced, and
  /// returns its index.
  @inline(__always) func put<Element>(
    _ element: Element, _ kind: NodeKind, in table: inout Buffer<Element>
  ) -> Int32 {
    if let replaced, replaced.kind == kind {
      table[Int(replaced.payload)] = element
      return replaced.payload
    }
    table.append(element)
    return Int32(table.count - 1)
  }
}

// MARK: - Orientation

extension TreeStorage {
  /// The orientation that spacers and dividers directly inside of a node have.
  @inline(__always) func orientation(inside node: Int) -> UInt8 {
    let record = nodes + node
    switch record.pointee.kind {
    case .stack: return record.pointee.orientation
    case .zstack, .grid: return NodeRecord.noOrientation
    case .layout:
      return layouts[Int(record.pointee.payload)].box.properties.stackOrientation
        .map { UInt8($0.rawValue) } ?? NodeRecord.noOrientation
    default: return record.pointee.orientation
    }
  }
}

extension NodeBody {
  /// What of a body is seen without counting a reference: all of it but closures and details.
  fileprivate enum Glance: BitwiseCopyable {
    case numbers(Double, Double)
    case children(UnsafeBufferPointer<LayoutNode>, Double)
    case closure
    case details
  }

  @inline(__always) fileprivate var glance: Glance {
    switch self {
    case .numbers(let first, let second): .numbers(first, second)
    case .children(let children, let number):
      .children(children.withUnsafeBufferPointer { $0 }, number)
    case .closure: .closure
    case .details: .details
    }
  }
}
