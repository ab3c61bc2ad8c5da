/// Answers for guides of measured nodes, through the dimensions that clients hold.
///
/// 1. While the tree is being laid out, its nodes are asked.
/// 2. Outside of a layout, the tree belongs to results too, and results don't change. The reader
///    then asks a storage of its own: a copy of the tree as it is.
/// 3. A tree that is about to change gives such a copy to a reader whose dimensions are still in
///    use. So they stay right, as results do.
/// 4. Once the tree is gone, and nobody has asked before, the reader stops with a message.
final class GuideReader: KeptGuideSource, GuideSource, DepthGuideSource {
  /// The storage being read, which ends the reader before it goes. A weak reference would make the
  /// count of all references to the storage slow, for as long as it lives.
  private var storage: Unmanaged<TreeStorage>?
  /// The result that is read, if it is one.
  private let original: TreeStorage?
  /// The reader's own storage. If it is a part of the tree, its root is the only node to ask for.
  private var own: (storage: TreeStorage, isPart: Bool)?
  let identity: ObjectIdentifier

  /// A reader for a tree that is being laid out, or for the dimensions of one node of a result.
  init(storage: TreeStorage, isResult: Bool = false) {
    self.storage = .passUnretained(storage)
    self.original = isResult ? storage : nil
    self.identity = ObjectIdentifier(storage)
  }

  override func end() { storage = nil }

  override func move(to copy: TreeStorage) { storage = .passUnretained(copy) }

  override func keep(_ copy: TreeStorage) { keep(copy, isPart: false) }

  private func keep(_ copy: TreeStorage, isPart: Bool) {
    own = (copy, isPart)
    storage = nil
  }
}

// MARK: - Asking

extension GuideReader {
  func explicitGuide(_ guide: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard let (storage, node) = source(for: dimensions.node, isInPlane: true) else { return nil }
    let dimensions = dimensions.of(node)
    return ask(storage, node) { storage.explicitPosition(of: guide, in: dimensions) }
  }

  func explicitGuide(_ guide: DepthAlignment, in dimensions: ViewDimensions3D) -> CGFloat? {
    guard let (storage, node) = source(for: dimensions.plane.node, isInPlane: false),
      Int(node) < storage.space.isDeep.count
    else { return nil }
    let view = ViewInSpace(
      node: Int(node),
      proposal: VolumeProposal(size: dimensions.plane.proposal, depth: dimensions.depthProposal),
      depth: dimensions.extent, isPlaced: dimensions.isPlaced)
    return ask(storage, node) {
      storage.explicitPosition(of: guide, in: view, layer: dimensions.layer)
    }
  }

  /// Returns the storage to ask for a node's guides, with the node's place there.
  private func source(for node: Int32, isInPlane: Bool) -> (storage: TreeStorage, node: Int32)? {
    if let own { return (own.storage, own.isPart ? 0 : node) }
    guard let tree = storage?.takeUnretainedValue() else { ProxyMisuse.treeIsGone() }
    if original == nil, tree.work.isActive { return (tree, node) }
    // Guides depend on nothing around the node, so of a result, what is inside of it is enough:
    // asking each of many views would take time that grows with the square of their number
    // otherwise.
    if original != nil, isInPlane, let part = tree.part(at: Int(node)) {
      keep(part, isPart: true)
      return (part, 0)
    }
    let copy = tree.copy(keepsCaches: false)
    keep(copy)
    if original == nil { tree.reading.dimensions = nil }
    return (copy, node)
  }

  private func ask(_ storage: TreeStorage, _ node: Int32, _ question: () -> Double?) -> CGFloat? {
    if storage.work.isActive { return question().map { CGFloat($0) } }
    // A node that has its place is asked for the depth that it was placed with.
    storage.work.depth = storage.depthPlace(of: Int(node)).proposal
    // Closures ask this storage in turn, and not a copy of it for each question.
    return storage.asking(question).map { CGFloat($0) }
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
