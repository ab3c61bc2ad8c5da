/// Guides: positions of lines through views.
extension TreeStorage {
  /// Returns the position of a guide in a node as last measured: the explicit one, or the default.
  func position(of guide: GuideKey, _ role: GuideRole, in node: Int) -> Double {
    if let explicit = explicitPosition(of: guide, role, in: node) { return explicit }
    if let position = role.defaultValue(length: frames[node].length(guide.axis)) { return position }
    return defaultPosition(of: guide, in: node)
  }

  /// Returns the default position of a custom guide. A position that a finite view cannot have
  /// counts as 0.
  private func defaultPosition(of guide: GuideKey, in node: Int) -> Double {
    let position = Double(guide.id.defaultValue(in: dimensions(of: node)))
    let size = frames[node].size
    if position.isUsable || !size.isFinite { return position }
    report(
      number: "has \(position.inDiagnostics) as the default of an alignment guide", node,
      "0 is used")
    return 0
  }

  /// Returns the position of a guide in a node as last measured, if the node or something inside
  /// sets it.
  ///
  /// - Parameter layer: the number of the node's own guides that count, from the innermost.
  ///
  /// Follows a chain of modifiers in a loop and adds up their children's positions.
  func explicitPosition(
    of guide: GuideKey, _ role: GuideRole, in node: Int, layer: Int = .max
  ) -> Double? {
    var node = node
    var layer = layer
    var offset = 0.0
    while true {
      guard nodes[node].flags.has(.guides(role, guide.axis)) else { return nil }
      if nodes[node].attributes >= 0, let value = position(of: guide, setBy: node, layer: layer) {
        return offset + value
      }
      layer = .max
      let record = nodes[node]
      if record.kind == .measured {
        return baseline(role, guide.axis, of: node, record).map { offset + $0 }
      }
      guard record.kind.isUnary else {
        return mergedPosition(of: guide, role, in: node, record).map { offset + $0 }
      }
      let child = Int(record.first)
      if record.kind.isPassive {
        if nodes[child].flags.hasAny(.unsure)
          || !isCurrent(child, nodes[child].flags, proposals[node])
        {
          _ = measure(child, proposals[node])
        }
      } else {
        // Placing the child may ask for its guides in turn, recursively.
        if !record.flags.has(.arranged), isStackLow() { return nil }
        arrange(node)
        offset += frames[child].origin[guide.axis]
        if record.flags.has(.volumetric), record.kind.proposesDepth {
          return deepPosition(of: guide, role, in: child, of: node).map { offset + $0 }
        }
      }
      node = child
    }
  }

  /// Returns the value of the outermost of a node's own guides with a key, if it gives a usable
  /// one.
  @inline(__always) private func position(
    of guide: GuideKey, setBy node: Int, layer: Int
  ) -> Double? {
    let attributes = attributeRecords[Int(nodes[node].attributes)]
    let first = Int(attributes.firstGuide)
    var index = min(layer, Int(attributes.guideCount))
    while index > 0 {
      index -= 1
      guard guides.address(of: first + index).pointee.guide.key == guide else { continue }
      let dimensions = dimensions(of: node, layer: index)
      let value = value(ofGuide: first + index, dimensions)
      if value.isUsable { return value }
      if dimensions.size.isFinite {
        reportIgnored(guide: value, of: node)
      } else if !value.isNaN {
        return value
      }
    }
    return nil
  }

  @inline(never) private func reportIgnored(guide value: Double, of node: Int) {
    if work.isRefused { return }
    report(
      number: "sets an alignment guide to \(value.inDiagnostics)", node, "the guide is ignored")
  }

  private func baseline(
    _ role: GuideRole, _ axis: Axis, of node: Int, _ record: NodeRecord
  ) -> Double? {
    guard axis == .vertical, role == .firstBaseline || role == .lastBaseline else { return nil }
    let pair = baselines(ofLeaf: Int(record.payload), proposals[node], node: node)
    let baseline = role == .firstBaseline ? pair.first : pair.last
    return baseline.isNaN ? nil : baseline
  }

  /// Merges the explicit values of a container's children, moved to where the children are.
  ///
  /// Containers far inside have their answer from memory: every one around asks them for each of
  /// its own proposals.
  private func mergedPosition(
    of guide: GuideKey, _ role: GuideRole, in node: Int, _ record: NodeRecord
  ) -> Double? {
    if remembersMergedGuides, let known = rememberedPosition(guide, node) { return known }
    work.guides.level += 1
    work.guides.merges &+= 1
    let position = newlyMergedPosition(of: guide, role, in: node, record)
    work.guides.level -= 1
    if remembersMergedGuides { remember(position, of: guide, in: node) }
    return position
  }

  /// Guides of the frame stay inside of the container, unless a client's layout says otherwise.
  private func newlyMergedPosition(
    of guide: GuideKey, _ role: GuideRole, in node: Int, _ record: NodeRecord
  ) -> Double? {
    if record.kind == .layout { return layoutPosition(of: guide, in: node, record) }
    if role.isFrameGuide || isStackLow() { return nil }
    arrange(node)
    let isDeepStack = record.kind == .zstack && record.flags.has(.volumetric)
    let depths =
      isDeepStack ? depthsOffered(by: node, record, for: Proposal(frames[node].size)) : []
    var merged: CGFloat?
    var count = 0
    for (index, child) in children(of: node).enumerated() {
      let own = proposing(depth: isDeepStack ? depths[index] : work.depth) {
        explicitPosition(of: guide, role, in: child)
      }
      guard let own else { continue }
      let position = CGFloat(frames[child].origin[guide.axis] + own)
      guide.id._combineExplicit(childValue: position, count, into: &merged)
      count += 1
    }
    return merged.flatMap { usable(mergedPosition: Double($0), in: node) }
  }

  /// Returns a position merged from children's guides, if it is usable.
  func usable(mergedPosition position: Double, in node: Int) -> Double? {
    if position.isUsable { return position }
    if frames[node].size.isFinite {
      report(
        number: "has guides inside that are merged to \(position.inDiagnostics)", node,
        "they are ignored")
    }
    return nil
  }

  /// Returns the dimensions of a node as last measured.
  func dimensions(of node: Int, layer: Int = .max) -> ViewDimensions {
    ViewDimensions(
      size: frames[node].size, proposal: proposals[node], source: guideReader(),
      node: Int32(node), layer: layer, mayBeExplicit: nodes[node].flags.guideKinds)
  }

  /// Returns the object through which dimensions given to clients find their guides.
  func guideReader() -> GuideReader {
    // Nothing else is ever stored there.
    if let reader = reading.dimensions { return unsafeDowncast(reader, to: GuideReader.self) }
    let reader = GuideReader(storage: self)
    reading.dimensions = reader
    return reader
  }

  /// Returns the explicit position of a guide in dimensions that a client holds, which need not be
  /// those of the node's last answer.
  func explicitPosition(of guide: GuideKey, in dimensions: ViewDimensions) -> Double? {
    let (node, role, ambient) = (Int(dimensions.node), guide.role, work.depth)
    guard nodes[node].flags.has(.guides(role, guide.axis)) else { return nil }
    defer { work.depth = ambient }
    func position() -> Double? {
      explicitPosition(of: guide, role, in: node, layer: dimensions.layer)
    }
    let flags = nodes[node].flags
    if !flags.hasAny(.unsure), isCurrent(node, flags, dimensions.proposal) { return position() }
    return restoring(node) {
      _ = measure(node, dimensions.proposal)
      return position()
    }
  }
}
