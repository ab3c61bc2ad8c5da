/// Guides: where a view says a line through it is.
extension TreeStorage {
  /// The position of a guide in a node, as measured last: explicit, else the default.
  func position(of guide: GuideKey, _ role: GuideRole, in node: Int) -> Double {
    if let explicit = explicitPosition(of: guide, role, in: node) { return explicit }
    if let position = role.defaultValue(length: frames[node].length(guide.axis)) {
      return position
    }
    return defaultPosition(of: guide, in: node)
  }

  /// The default that a client's guide gives. One that is no position in a finite view counts as 0.
  private func defaultPosition(of guide: GuideKey, in node: Int) -> Double {
    let position = Double(guide.id.defaultValue(in: dimensions(of: node)))
    let size = frames[node].size
    if position.isUsable || !size.isFinite { return position }
    report(
      .invalidNumber, node,
      "has \(position) as the default of an alignment guide, which is no position; 0 is used")
    return 0
  }

  /// The position of a guide in a node, as measured last, if the node or something inside sets it.
  ///
  /// - Parameter layer: how many of the guides that the node itself sets count, from the innermost.
  ///
  /// Follows a chain of modifiers in a loop, adding up where each puts its child.
  func explicitPosition(
    of guide: GuideKey, _ role: GuideRole, in node: Int, layer: Int = .max
  ) -> Double? {
    var node = node
    var layer = layer
    var offset = 0.0
    while true {
      let record = nodes[node]
      guard record.flags.has(.guides(role, guide.axis)) else { return nil }
      if record.attributes >= 0,
        let value = position(of: guide, setBy: node, record, layer: layer)
      {
        return offset + value
      }
      layer = .max
      if record.kind == .measured {
        return baseline(role, guide.axis, of: node, record).map { offset + $0 }
      }
      guard record.kind.isUnary else {
        return mergedPosition(of: guide, role, in: node, record).map { offset + $0 }
      }
      let child = Int(record.first)
      if record.kind.isPassive {
        if nodes[child].flags.has(.unsure)
          || !isCurrent(child, nodes[child].flags, proposals[node])
        {
          _ = measure(child, proposals[node])
        }
      } else {
        // Placing the child may ask for its guides in turn, and so on down.
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

  /// The value of the outermost of a node's own guides with a key, if it gives one.
  private func position(
    of guide: GuideKey, setBy node: Int, _ record: NodeRecord, layer: Int
  ) -> Double? {
    let attributes = attributeRecords[Int(record.attributes)]
    let first = Int(attributes.firstGuide)
    var index = min(layer, Int(attributes.guideCount))
    while index > 0 {
      index -= 1
      guard guides[first + index].key == guide else { continue }
      let dimensions = dimensions(of: node, layer: index)
      let value = value(ofGuide: first + index, dimensions)
      let isProbe = !dimensions.size.isFinite
      if value.isUsable || (isProbe && !value.isNaN) { return value }
      if !isProbe, !work.isRefused {
        report(
          .invalidNumber, node,
          "sets an alignment guide to \(value), which is no position; the guide is ignored")
      }
    }
    return nil
  }

  private func baseline(
    _ role: GuideRole, _ axis: Axis, of node: Int, _ record: NodeRecord
  ) -> Double? {
    guard axis == .vertical, role == .firstBaseline || role == .lastBaseline else { return nil }
    let pair = baselines(ofLeaf: Int(record.payload), proposals[node], node: node)
    let baseline = role == .firstBaseline ? pair.first : pair.last
    return baseline.isNaN ? nil : baseline
  }

  /// The values of a container's children where it puts them, merged.
  ///
  /// Guides of the frame stay inside of the container, unless a client's layout says otherwise.
  private func mergedPosition(
    of guide: GuideKey, _ role: GuideRole, in node: Int, _ record: NodeRecord
  ) -> Double? {
    if record.kind == .layout { return layoutPosition(of: guide, in: node, record) }
    if role.isFrameGuide || isStackLow() { return nil }
    arrange(node)
    if record.flags.has(.volumetric), record.kind == .zstack {
      return mergedDeepPosition(of: guide, role, in: node, record)
    }
    var merged: CGFloat?
    var count = 0
    for child in children(of: node) {
      guard let value = explicitPosition(of: guide, role, in: child) else { continue }
      let position = CGFloat(frames[child].origin[guide.axis] + value)
      guide.id._combineExplicit(childValue: position, count, into: &merged)
      count += 1
    }
    return merged.flatMap { usable(mergedPosition: Double($0), in: node) }
  }

  /// A position that children's guides were merged to, unless it is none.
  func usable(mergedPosition position: Double, in node: Int) -> Double? {
    if position.isFinite { return position }
    if frames[node].size.isFinite {
      report(
        .invalidNumber, node,
        "has guides inside that are merged to \(position), which is no position; they are ignored")
    }
    return nil
  }

  /// The dimensions of a node as measured last.
  func dimensions(of node: Int, layer: Int = .max) -> ViewDimensions {
    ViewDimensions(
      size: frames[node].size, proposal: proposals[node], source: guideReader(),
      node: Int32(node), layer: layer, mayBeExplicit: nodes[node].flags.guideKinds)
  }
}

/// Answers for guides of measured nodes, for as long as its storage lives.
final class GuideReader: GuideSource {
  /// The storage, which ends the reader before it goes. A weak reference would make the count of all
  /// references to the storage slow, for as long as it lives.
  private var storage: Unmanaged<TreeStorage>?
  /// The storage of a result, which must not change, and a copy of it to ask once somebody asks.
  private let original: TreeStorage?
  private var copy: TreeStorage?
  let identity: ObjectIdentifier

  /// A reader for a tree that is being laid out.
  init(storage: TreeStorage) {
    self.storage = .passUnretained(storage)
    self.original = nil
    self.identity = ObjectIdentifier(storage)
  }

  /// A reader for a result.
  init(ofResult original: TreeStorage) {
    self.storage = .passUnretained(original)
    self.original = original
    self.identity = ObjectIdentifier(original)
  }

  /// Ends the reader with its storage: what is asked of it later has no explicit guides.
  func end() { storage = nil }

  /// Goes on with a copy of the storage, whose clients' caches may hold dimensions.
  func move(to copy: TreeStorage) { storage = .passUnretained(copy) }

  func explicitGuide(_ guide: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard let storage = storage?.takeUnretainedValue(), Int(dimensions.node) < storage.count,
      dimensions.node >= 0
    else {
      return nil
    }
    if original == nil, storage.work.isActive {
      return storage.explicitPosition(of: guide, in: dimensions).map { CGFloat($0) }
    }
    // Outside of a layout the storage belongs to results too, and results don't change.
    let reader = copy ?? storage.copy(keepsCaches: false)
    if original != nil { copy = reader }
    reader.watchStack()
    return reader.explicitPosition(of: guide, in: dimensions).map { CGFloat($0) }
  }
}

extension TreeStorage {
  /// Hands the dimensions in clients' caches over to the copy that takes over the caches.
  func handOverDimensions(to copy: TreeStorage) {
    guard let reader = work.reader as? GuideReader else { return }
    reader.move(to: copy)
    copy.work.reader = reader
    work.reader = nil
  }

  /// The way by which dimensions given to clients find their guides.
  func guideReader() -> any GuideSource {
    if let reader = work.reader { return reader }
    let reader = GuideReader(storage: self)
    work.reader = reader
    return reader
  }

  /// The explicit position of a guide in dimensions that a client holds, which need not be those of
  /// the node's last answer.
  func explicitPosition(of guide: GuideKey, in dimensions: ViewDimensions) -> Double? {
    let node = Int(dimensions.node)
    let role = guide.role
    guard nodes[node].flags.has(.guides(role, guide.axis)) else { return nil }
    let (frame, proposal, ambient) = (frames[node], proposals[node], work.depth)
    let unmeasured = nodes[node].flags.intersection(.unmeasured)
    // A node that has its place is asked for the depth that it was placed with.
    if !work.isActive { work.depth = depthPlace(of: node).proposal }
    defer { work.depth = ambient }
    if nodes[node].flags.has(.unsure)
      || !isCurrent(node, nodes[node].flags, dimensions.proposal)
    {
      _ = measure(node, dimensions.proposal)
      defer {
        // What was there before is put back; its inside has to be laid out again.
        frames[node] = frame
        proposals[node] = proposal
        nodes[node].flags.subtract([.arranged, .settled])
        nodes[node].flags.formUnion(unmeasured)
      }
      return explicitPosition(of: guide, role, in: node, layer: dimensions.layer)
    }
    return explicitPosition(of: guide, role, in: node, layer: dimensions.layer)
  }
}
