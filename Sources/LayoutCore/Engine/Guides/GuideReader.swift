/// Answers for guides of measured nodes, for as long as its storage lives.
final class GuideReader: MovingGuideSource {
  /// The storage, which ends the reader before it goes. A weak reference would make the count of
  /// all references to the storage slow, for as long as it lives.
  private var storage: Unmanaged<TreeStorage>?
  /// The storage of a result, which must not change.
  private let original: TreeStorage?
  /// What is asked instead of the result once somebody asks.
  private var copy: (storage: TreeStorage, node: Int32)?
  let identity: ObjectIdentifier

  /// A reader for a tree that is being laid out.
  init(storage: TreeStorage) {
    self.storage = .passUnretained(storage)
    self.original = nil
    self.identity = ObjectIdentifier(storage)
  }

  /// A reader for the dimensions of one node of a result.
  init(ofResult original: TreeStorage) {
    self.storage = .passUnretained(original)
    self.original = original
    self.identity = ObjectIdentifier(original)
  }

  /// Ends the reader with its storage: what is asked of it later has no explicit guides.
  func end() { storage = nil }

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
    let node = Int(dimensions.node)
    guard storage.nodes[node].flags.has(.guides(guide.role, guide.axis)) else { return nil }
    // Outside of a layout the storage belongs to results too, and results don't change.
    let copy = self.copy ?? storage.copyForGuides(of: node)
    if original != nil { self.copy = copy }
    return copy.storage.placedPosition(of: guide, in: dimensions.of(copy.node)).map { CGFloat($0) }
  }
}

extension ViewDimensions {
  /// The dimensions of a node that is the same in another storage.
  fileprivate func of(_ node: Int32) -> ViewDimensions {
    ViewDimensions(
      size: size, proposal: proposal, source: source, node: node, layer: layer,
      mayBeExplicit: mayBeExplicit)
  }
}

// MARK: - Asking results

extension TreeStorage {
  /// A storage to ask for the guides of a node without changing this one, and the node's place in
  /// it.
  ///
  /// Guides depend on nothing around the node, so what is inside of it is enough: asking each of
  /// many views would take time that grows with the square of their number otherwise.
  fileprivate func copyForGuides(of node: Int) -> (storage: TreeStorage, node: Int32) {
    if let part = part(at: node) { return (part, 0) }
    return (copy(keepsCaches: false), Int32(node))
  }

  /// The explicit position of a guide in a node that has its place, outside of any layout.
  fileprivate func placedPosition(of guide: GuideKey, in dimensions: ViewDimensions) -> Double? {
    // A node that has its place is asked for the depth that it was placed with.
    work.depth = depthPlace(of: Int(dimensions.node)).proposal
    // Closures ask this storage in turn, and not a copy of it for each question.
    return asking { explicitPosition(of: guide, in: dimensions) }
  }
}
