/// Writes a described tree into flat storage.
///
/// Works in a loop over lists of siblings, so a tree may have any number of levels.
struct TreeBuilder {
  private let storage: TreeStorage
  private var pending: [Siblings] = []
  /// The most children that a node has that was written.
  private(set) var mostChildren = 0
  /// The record in whose place a node is written; its entries in the tables are used again.
  private var replaced: NodeRecord?

  /// Some described siblings that have their places in storage, but are not written yet.
  private struct Siblings {
    let details: Unmanaged<NodeDetails>
    let first: Int
    let parent: Int
    let context: Context
  }

  /// What a node inherits from the nodes around it.
  private struct Context {
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
      while let siblings = pending.popLast() {
        siblings.details._withUnsafeGuaranteedRef { details in
          details.children.withUnsafeBufferPointer { nodes in
            guard let first = nodes.baseAddress else { return }
            for offset in nodes.indices {
              write(
                first + offset, at: siblings.first + offset, parent: siblings.parent,
                in: siblings.context)
            }
          }
        }
      }
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
  // Nodes are passed by their place, because copying one costs as much as writing it.

  private mutating func write(
    _ node: UnsafePointer<LayoutNode>, at index: Int, parent: Int, in inherited: Context
  ) {
    var context = inherited
    var record = NodeRecord(
      kind: .transparent, orientation: context.orientation, horizontalRole: .center,
      verticalRole: .center, flags: [.unmeasured, .unsummarised], parent: Int32(parent),
      first: 0, count: 0, payload: 0, spacing: SpacingClass.generic, attributes: -1)
    storage.frames[index] = .zero
    storage.summaries[index] = .unknown
    storage.proposals[index] = .unspecified

    describe(node, in: &record, at: index)
    let details = node.details
    if let attributes = details?._withUnsafeGuaranteedRef({ $0.attributes }) {
      apply(attributes, to: &record, &context, at: index)
    }
    record.flags.set(.rightToLeft, if: context.isRightToLeft)

    if let details, case let count = details._withUnsafeGuaranteedRef({ $0.children.count }),
      count > 0
    {
      record.first = Int32(storage.addNodes(count))
      record.count = Int32(count)
      mostChildren = max(mostChildren, count)
      let isStatic = details._withUnsafeGuaranteedRef { $0.isStatic }
      record.flags.set(.staticContent, if: isStatic)
      if count == 1, isStatic, record.kind == .stack || record.kind == .zstack {
        // A stack around exactly one view is that view; only its orientation shows.
        record.orientation =
          record.kind == .stack ? record.orientation : NodeRecord.noOrientation
        record.kind = .transparent
      }
      context.orientation = storage.orientation(inside: record)
      pending.append(
        Siblings(
          details: details, first: Int(record.first), parent: index,
          context: context))
    }
    if !record.kind.isLeaf || !storage.describeLeaf(index, &record) {
      storage.pending.add(built: index)
    }
    storage.nodes[index] = record
  }

  private func describe(
    _ node: UnsafePointer<LayoutNode>, in record: inout NodeRecord, at index: Int
  ) {
    let content = node.pointee.content
    record.kind = content.kind
    switch content.kind {
    case .fixed: storage.frames[index].size = Size(content.first, content.second)
    case .flexible: break
    case .spacer, .divider:
      record.payload = put(content.first, content.kind, in: &storage.lengths)
    case .clamped:
      record.payload = put(
        node.payload(ClampedLeaf.self), .clamped, in: &storage.clampedLeaves)
    case .measured: node.withDetails(MeasuredLeaf.self) { describeMeasured($0, in: &record) }
    case .stack:
      record.orientation = UInt8(content.axis.rawValue)
      let guide = node.payload((any AlignmentID.Type).self)
      record.payload = put(
        StackRecord(guide: guide, spacing: content.first, gap: 0, totalGap: 0), .stack,
        in: &storage.stacks)
      if content.axis == .horizontal {
        record.verticalRole = GuideKey(VerticalAlignment(guide)).role
      } else {
        record.horizontalRole = GuideKey(HorizontalAlignment(guide)).role
      }
    case .zstack, .overlay, .background:
      let guides = node.payload(GuidePair.self)
      record.payload = put(guides, content.kind, in: &storage.guidePairs)
      setRoles(guides, in: &record)
    case .grid:
      let grid = GridRecord(node.payload(GridDescription.self))
      setRoles(grid.alignment, in: &record)
      if let replaced, replaced.kind == .grid {
        record.payload = replaced.payload
        storage.grids[Int(replaced.payload)] = grid
      } else {
        record.payload = Int32(storage.grids.count)
        storage.grids.append(grid)
      }
    case .layout:
      record.payload = Int32(storage.layouts.count)
      storage.layouts.append(LayoutRecord(box: node.payload((any LayoutBox).self)))
    default: describeModifier(node, in: &record)
    }
  }

  private func describeMeasured(_ leaf: PayloadDetails<MeasuredLeaf>, in record: inout NodeRecord) {
    // Of many, there are probably more, and at most as many as nodes: making room once for all of them
    // saves copying, and room that is never used takes no memory.
    if storage.measured.count == Self.manyMeasuredLeaves {
      storage.measured.reserve(storage.capacity)
      storage.measuredLeaves.reserve(storage.capacity)
    }
    record.payload = put(
      MeasuredRecord(wraps: leaf.payload.contract == .wrapping && storage.options.usesShortcuts),
      .measured, in: &storage.measured)
    let slot = Int(record.payload)
    if slot == storage.measuredLeaves.count {
      storage.measuredLeaves.append(.passRetained(leaf))
    } else {
      storage.measuredLeaves[slot].release()
      storage.measuredLeaves[slot] = .passRetained(leaf)
    }
  }

  private func describeModifier(
    _ node: UnsafePointer<LayoutNode>, in record: inout NodeRecord
  ) {
    let content = node.pointee.content
    switch content.kind {
    case .frame:
      let frame = node.payload(FixedFrame.self)
      record.payload = put(frame, .frame, in: &storage.fixedFrames)
      setRoles(frame.alignment, in: &record)
    case .flexibleFrame:
      let frame = node.payload(FlexibleFrame.self)
      record.payload = put(frame, .flexibleFrame, in: &storage.flexibleFrames)
      setRoles(frame.alignment, in: &record)
    case .padding:
      record.payload = put(node.payload(Padding.self), .padding, in: &storage.paddings)
    case .fixedSize:
      record.payload = put(
        node.payload(FixedSize.self), .fixedSize, in: &storage.fixedSizes)
    case .aspectRatio:
      record.payload = put(
        node.payload(AspectRatio.self), .aspectRatio, in: &storage.aspectRatios)
    case .position, .offset:
      record.payload = put(
        Point(content.first, content.second), content.kind, in: &storage.points)
    case .transform:
      record.payload = Int32(storage.transforms.count)
      storage.transforms.append(node.payload(RenderTransform.self))
    default: break
    }
  }

  private func setRoles(_ guides: GuidePair, in record: inout NodeRecord) {
    record.horizontalRole = guides.horizontal.role
    record.verticalRole = guides.vertical.role
  }

  private func apply(
    _ attributes: NodeAttributes, to record: inout NodeRecord, _ context: inout Context,
    at index: Int
  ) {
    record.attributes = storage.store(attributes, inPlaceOf: replaced?.attributes ?? -1)
    for id in attributes.ids { storage.owners[id, default: []].append(Int32(index)) }
    if attributes.geometry != nil {
      storage.hasLateNodes = true
      storage.lateNodes = nil
    }
    if let depth = attributes.depth { storage.noteDepth(depth.value) }
    if let direction = attributes.direction {
      context.isRightToLeft = direction == .rightToLeft
      record.flags.formUnion(.directionIsSet)
    }
  }
}

// MARK: - Tables

extension TreeBuilder {
  /// Stores an element in a table, in the place of one of the same kind if that is replaced, and
  /// returns its index.
  @inline(__always) private func put<Element>(
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
  func orientation(inside node: Int) -> UInt8 { orientation(inside: nodes[node]) }

  func orientation(inside record: NodeRecord) -> UInt8 {
    switch record.kind {
    case .zstack, .grid: NodeRecord.noOrientation
    case .layout:
      layouts[Int(record.payload)].box.properties.stackOrientation.map { UInt8($0.rawValue) }
        ?? NodeRecord.noOrientation
    default: record.orientation
    }
  }
}
