/// Climbs from a node to the window, across the borders of nested trees.
struct Ascent {
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
  mutating func climb() -> Bool {
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
        by: effect.map(in: storage.frames[parent].size, storage.nodes[parent].direction))
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
      let island = outer.islands[Int32(host.node)]?.first(where: { $0.storage === self })
    else { return .identity }
    return PlaneTransform(
      translation: outer.physicalX(of: island, in: host.node), island.origin.y)
  }
}

extension RenderTransform {
  /// Returns the map of points in a view of some size, in physical coordinates. In right-to-left
  /// layouts it is the mirror image.
  func map(in size: Size, _ direction: LayoutDirection) -> PlaneTransform {
    let (x, y) = (Double(anchor.x) * size.width, Double(anchor.y) * size.height)
    let around = PlaneTransform(translation: -x, -y).followed(by: map)
      .followed(by: PlaneTransform(translation: x, y))
    guard direction == .rightToLeft else { return around }
    let mirror = PlaneTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    return mirror.followed(by: around).followed(by: mirror)
  }

  /// The map of points around the anchor.
  private var map: PlaneTransform {
    switch effect {
    case .scale(let x, let y):
      return PlaneTransform(a: Double(x), b: 0, c: 0, d: Double(y), tx: 0, ty: 0)
    case .rotation(let radians):
      let (sine, cosine) = Rotation.sineAndCosine(of: Double(radians))
      return PlaneTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    case .matrix(let a, let b, let c, let d, let tx, let ty):
      return PlaneTransform(
        a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
    }
  }
}
