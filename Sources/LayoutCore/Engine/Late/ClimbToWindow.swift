/// Climbs from a node to the window, across the borders of nested trees. Transforms that affect
/// only drawing count too.
struct ClimbToWindow {
  private(set) var storage: TreeStorage
  private(set) var node: Int
  /// The map from the starting node's coordinates to the present node's.
  private(set) var transform = CGAffineTransform.identity
  /// The same in space; `nil` for a climb in the plane.
  private(set) var spaceTransform: AffineTransform3D?
  /// Whether the climb came through the present node's first child.
  private(set) var cameFromFirst = false

  /// - Parameter isInSpace: whether the map in space is needed.
  init(from node: Int, in storage: TreeStorage, isInSpace: Bool = false) {
    self.storage = storage
    self.node = node
    if isInSpace { spaceTransform = .identity }
  }

  /// Climbs to the parent.
  ///
  /// - Returns: whether there is one.
  mutating func goUp() -> Bool {
    if spaceTransform != nil {
      for drawn in storage.depthAttributes(of: node)?.transforms ?? [] {
        follow(drawn.matrix(in: storage.size3D(of: node)))
      }
    }
    let parent = Int(storage.nodes[node].parent)
    guard parent >= 0 else { return leave() }
    move(
      x: storage.physicalX(of: node, in: parent), y: storage.frames[node].y,
      z: spaceTransform == nil ? 0 : storage.depthPlace(of: node).position)
    if parent == 0, storage.pins != nil {
      let shift = storage.shift(ofPinned: node)
      move(x: shift.x, y: shift.y)
    }
    // In the plane, a transform in space counts as what is seen of it from far away.
    if spaceTransform != nil, let inside = storage.depthAttributes(of: parent)?.contentTransform {
      let size = storage.size3D(of: parent)
      let map = inside.matrix(in: size)
      let isMirrored = storage.nodes[parent].direction == .rightToLeft
      follow(isMirrored ? map.mirrored(in: size.width) : map)
    } else if storage.nodes[parent].kind == .transform, !storage.hasLook(parent) {
      let effect = storage.transforms[Int(storage.nodes[parent].payload)]
      follow(
        effect.matrix(
          in: CGRect(origin: .zero, size: storage.frames[parent].size.cgSize),
          direction: storage.nodes[parent].direction))
    }
    cameFromFirst = node == Int(storage.nodes[parent].first)
    node = parent
    return true
  }

  /// Continues in the tree that contains this one.
  private mutating func leave() -> Bool {
    guard let host = storage.host, let outer = host.storage else { return false }
    // Without a place of its own yet, the tree counts as one at the beginning.
    let place = storage.placeInHost?.tree.origin ?? .zero
    move(x: outer.physicalX(place.x, width: storage.frames[0].width, in: host.node), y: place.y)
    storage = outer
    node = host.node
    cameFromFirst = true
    return true
  }

  /// Adds the distance to the window's corner, once at the top.
  func inWindow() -> ClimbToWindow {
    var climb = self
    climb.move(x: storage.window.rootOrigin.x, y: storage.window.rootOrigin.y)
    return climb
  }

  private mutating func move(x: Double, y: Double, z: Double = 0) {
    transform = transform.concatenating(CGAffineTransform(translationX: x, y: y))
    spaceTransform = spaceTransform?.translated(by: Vector3D(x: x, y: y, z: z))
  }

  private mutating func follow(_ map: CGAffineTransform) {
    transform = transform.concatenating(map)
    spaceTransform = spaceTransform?.concatenating(AffineTransform3D(map))
  }

  private mutating func follow(_ map: AffineTransform3D) {
    spaceTransform = spaceTransform?.concatenating(map)
  }
}

extension TreeStorage {
  fileprivate func size3D(of node: Int) -> Size3D {
    Size3D(frames[node].size.cgSize, depth: depthPlace(of: node).depth)
  }
}

extension AffineTransform3D {
  /// Returns the map of the mirror images of points in a view of this width.
  fileprivate func mirrored(in width: Double) -> AffineTransform3D {
    let mirror = AffineTransform3D(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
    return mirror.concatenating(self).concatenating(mirror)
  }
}
