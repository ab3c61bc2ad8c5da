/// Writing nodes whose description exceeds a few numbers.
extension TreeBuilder {
  func describe(
    _ content: NodeContent, _ details: NodeDetails, in record: inout NodeRecord, at index: Int
  ) {
    switch content.kind {
    case .stack where content.guide == .custom:
      describeStack(content, spacing: details.numbers.first, in: &record)
      storage.namedGuides[record.payload] = details.payload((any AlignmentID.Type).self)
    case .clamped:
      record.payload = put(details.payload(ClampedLeaf.self), .clamped)
    case .measured:
      let leaf = measuredByOptions(details) ?? details.payload(MeasuredLeaf.self)
      let place = placeOfLeaf(leaf.contract, hasMetrics: leaf.metrics != nil, in: &record)
      storage.measuredLeaves.put(
        StoredLeaf(measure: leaf.measure, metrics: leaf.metrics), at: place)
    case .zstack, .overlay, .background:
      let guides = details.payload(GuidePair.self)
      record.payload = put(guides, content.kind)
      setRoles(guides, in: &record)
    case .grid:
      let grid = GridRecord(details.payload(GridDescription.self))
      setRoles(grid.alignment, in: &record)
      record.payload = put(grid, .grid, in: &storage.grids)
    case .layout:
      let layout = LayoutRecord(box: standardised(details.payload(LayoutBox.self), at: index))
      record.payload = put(layout, .layout, in: &storage.layouts)
    case .frame:
      let frame = details.payload(FixedFrame.self)
      record.payload = put(frame, .frame)
      setRoles(frame.alignment, in: &record)
    case .flexibleFrame:
      let frame = details.payload(FlexibleFrame.self)
      record.payload = put(frame, .flexibleFrame)
      setRoles(frame.alignment, in: &record)
    case .padding:
      let padding = details.payload(Padding.self)
      record.payload = put(
        padding.isStandard
          ? padding.with(standard: standardLength(of: .padding, at: index)) : padding, .padding)
    case .aspectRatio:
      record.payload = put(details.payload(AspectRatio.self), .aspectRatio)
    case .transform:
      record.payload = put(
        details.payload(RenderTransform.self), .transform, in: &storage.transforms)
    case .offset:
      record.payload = put(details.payload(Point.self), .offset)
    case .modifier:
      record.payload = put(
        details.payload((any ModifierLayout).self), .modifier, in: &storage.modifiers)
    default:
      let (first, second) = details.numbers
      describe(content, first, second, in: &record, at: index)
    }
  }

  /// Rounds the numbers that describe a node to whole units.
  @inline(never) func roundNumbers(of node: Int) {
    let (unit, record) = (storage.unit, storage.nodes + node)
    let payload = Int(record.pointee.payload)
    switch record.pointee.kind {
    case .fixed:
      storage.frames[node].size = unit.up(storage.frames[node].size)
      storage.describeFixedLeaf(node, &record.pointee, storage.frames[node].size)
    case .flexible where unit.up(FlexibleLeaf.idealLength) != FlexibleLeaf.idealLength:
      // A leaf whose lengths are computed, as its ideal ones are others than usual.
      let none = FlexibleLength(minimum: nil, ideal: nil, maximum: nil)
      record.pointee.kind = .clamped
      record.pointee.payload = put(ClampedLeaf(horizontal: none, vertical: none), .clamped)
    case .frame: storage.fixedFrames[payload] = storage.fixedFrames[payload].rounded(to: unit)
    case .flexibleFrame:
      storage.flexibleFrames[payload] = storage.flexibleFrames[payload].rounded(to: unit)
    case .padding: storage.paddings[payload] = storage.paddings[payload].rounded(to: unit)
    case .offset: storage.points[payload] = unit.down(storage.points[payload])
    default: break
    }
  }

  private func setRoles(_ guides: GuidePair, in record: inout NodeRecord) {
    record.horizontalRole = guides.horizontal.role
    record.verticalRole = guides.vertical.role
  }

  func apply(
    _ attributes: NodeAttributes, to record: inout NodeRecord, _ context: inout Context,
    at index: Int
  ) {
    if attributes.standardLengths != nil { storage.setsLengths = true }
    var attributes = standardised(attributes, in: record)
    if attributes.geometry != nil { attributes = storage.admitted(attributes) }
    record.attributes = storage.store(attributes, inPlaceOf: replaced?.attributes ?? -1)
    if attributes.depth != nil { storage.space.isUsed = true }
    if let direction = attributes.direction {
      context.isRightToLeft = direction == .rightToLeft
      record.flags.formUnion(.directionIsSet)
    }
  }
}

// MARK: - Taking descriptions apart

/// Takes apart descriptions that are not shared: values are moved out, so no reference is counted.
extension UnsafeMutablePointer<LayoutNode> {
  /// Takes the node, and leaves a leaf of size zero in its place.
  @inline(__always) func take() -> LayoutNode {
    let taken = move()
    initialize(to: LayoutNode(NodeContent(.fixed)))
    return taken
  }

  /// Takes the node's body, and leaves an empty one in its place.
  @inline(__always) func takeBody() -> NodeBody {
    withUnsafeMutablePointer(to: &pointee.body) { body in
      let taken = body.move()
      body.initialize(to: .numbers(0, 0))
      return taken
    }
  }
}
