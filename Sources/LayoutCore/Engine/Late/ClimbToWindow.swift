/// Climbs from a node to the window, across the borders of nested trees.
struct ClimbToWindow {
  private(set) var storage: TreeStorage
  private(set) var node: Int
  /// The map from the starting node's coordinates to the present node's.
  private(set) var transform = PlaneTransform.identity
  /// Whether the climb came through the present node's first child.
  private(set) var cameFromFirst = false

  init(from node: Int, in storage: TreeStorage) {
    self.storage = storage
    self.node = node
  }

  /// Climbs to the parent.
  ///
  /// - Returns: whether there is one.
  mutating func goUp() -> Bool {
    let parent = Int(storage.nodes[node].parent)
    guard parent >= 0 else { return leave() }
    let frame = storage.frames[node]
    transform = transform.followed(
      by: PlaneTransform(translation: storage.physicalX(of: node, in: parent), frame.y))
    if parent == 0, storage.pins != nil {
      let shift = storage.shift(ofPinned: node)
      transform = transform.followed(by: PlaneTransform(translation: shift.x, shift.y))
    }
    if storage.nodes[parent].kind == .transform {
      let effect = storage.transforms[Int(storage.nodes[parent].payload)]
      transform = transform.followed(
        by: effect.matrix(
          in: CGRect(origin: .zero, size: storage.frames[parent].size.cgSize),
          storage.nodes[parent].direction))
    }
    cameFromFirst = node == Int(storage.nodes[parent].first)
    node = parent
    return true
  }

  /// Continues in the tree that contains this one.
  private mutating func leave() -> Bool {
    guard let host = storage.host, let outer = host.storage else { return false }
    transform = transform.followed(by: storage.mapToHost())
    storage = outer
    node = host.node
    cameFromFirst = true
    return true
  }

  /// The map from the starting node's coordinates to the window's, once at the top.
  var mapToWindow: PlaneTransform {
    let origin = storage.window.rootOrigin
    return transform.followed(by: PlaneTransform(translation: origin.x, origin.y))
  }
}

extension TreeStorage {
  /// Returns the map from the root's coordinates to those of the node that contains the tree.
  func mapToHost() -> PlaneTransform {
    guard let host, let outer = host.storage else { return .identity }
    guard
      let nestedTree = outer.nestedTrees[Int32(host.node)]?.first(where: { $0.storage === self })
    else { return .identity }
    return PlaneTransform(
      translation: outer.physicalX(of: nestedTree, in: host.node), nestedTree.origin.y)
  }
}
