/// The outcome of a layout: where everything is, and how large.
///
///     let result = LayoutNode.hstack(spacing: 8, [
///       LayoutNode.fixed(width: 40, height: 40).id("icon"),
///       LayoutNode.flexible.id("rest"),
///     ]).layout(in: CGSize(width: 200, height: 60))
///
///     result.frame(of: "rest")  // (48, 0, 152, 60)
///
/// Results never change. They share storage with the tree that made them until the tree changes.
public struct ResolvedLayout {
  let storage: TreeStorage
  /// Where the root is.
  let origin: Point
  /// The grid to which frames are rounded when they are read; `nil` for none.
  var pixelsPerPoint: Double?
  /// What the root was proposed, by a window or by itself.
  let request: (proposal: Proposal, isWindow: Bool)

  init(storage: TreeStorage, proposal: Proposal, window: Size?) {
    self.storage = storage
    self.request = (proposal, window != nil)
    let size = storage.frames[0].size
    self.origin =
      window.map { Point(($0.width - size.width) / 2, ($0.height - size.height) / 2).orZero }
      ?? .zero
  }

  /// The size of the root.
  public var size: CGSize {
    pixelsPerPoint == nil ? storage.frames[0].size.cgSize : frame(ofNode: 0).size
  }
}

// The storage that a result refers to is not changed any more: a tree that goes on changing takes a
// copy first, and questions that need work are answered on a copy too. Closures that clients put into
// the tree run only for such questions, and have to be pure functions.
extension ResolvedLayout: @unchecked Sendable {}

// MARK: - Looking up

extension ResolvedLayout {
  /// The frame of the first node with an id, in the coordinates of the root or window; x counts from
  /// the left in both directions.
  public func frame(of id: some Hashable) -> CGRect? {
    position(of: id).map { frame(ofNode: $0) }
  }

  /// The frames of all nodes with an id, in the order in which they are described.
  public func frames(of id: some Hashable) -> [CGRect] {
    positions(of: id).map { frame(ofNode: $0) }
  }

  /// The size and guides of the first node with an id.
  public func dimensions(of id: some Hashable) -> ViewDimensions? {
    guard let node = position(of: id) else { return nil }
    return ViewDimensions(
      size: storage.frames[node].size, proposal: storage.proposals[node],
      source: GuideReader(copyOf: storage), node: Int32(node))
  }

  func position(of id: some Hashable) -> Int? { positions(of: id).first }

  func positions(of id: some Hashable) -> [Int] {
    let owners = (storage.owners[AnyHashable(id)] ?? []).map(Int.init)
      .filter { !storage.isLeftOut($0) }
    return owners.count < 2 ? owners : owners.sorted(by: storage.comesBefore)
  }

  /// Where a node is, found by walking up.
  func frame(ofNode node: Int) -> CGRect {
    let origin = storage.absoluteOrigin(of: node)
    return reported(
      CGRect(
        x: origin.x + self.origin.x, y: origin.y + self.origin.y,
        width: storage.frames[node].width, height: storage.frames[node].height))
  }
}

extension TreeStorage {
  /// Whether a container left a node out, or one around it.
  fileprivate func isLeftOut(_ node: Int) -> Bool {
    var node = node
    while node >= 0 {
      if nodes[node].flags.has(.leftOut) { return true }
      node = Int(nodes[node].parent)
    }
    return false
  }

  /// Whether a node is described before another one.
  fileprivate func comesBefore(_ a: Int, _ b: Int) -> Bool {
    path(ofNumbersTo: a).lexicographicallyPrecedes(path(ofNumbersTo: b))
  }

  func path(ofNumbersTo node: Int) -> [Int] {
    var path: [Int] = []
    var node = node
    while nodes[node].parent >= 0 {
      let parent = Int(nodes[node].parent)
      path.append(node - Int(nodes[parent].first))
      node = parent
    }
    return path.reversed()
  }
}
