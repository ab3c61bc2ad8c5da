/// Climbs from a node to the window in space. Transforms that affect only drawing count too, as
/// they do in the plane.
struct ClimbInSpace {
  /// The same climb in the plane.
  private(set) var plane: ClimbToWindow
  /// The map from the starting node's coordinates to the present node's.
  private(set) var transform = AffineTransform3D.identity

  init(from node: Int, in storage: TreeStorage) { plane = ClimbToWindow(from: node, in: storage) }

  /// Climbs to the parent.
  ///
  /// - Returns: whether there is one.
  mutating func goUp() -> Bool {
    let (storage, node) = (plane.storage, plane.node)
    for drawn in storage.depthAttributes(of: node)?.transforms ?? [] {
      transform = transform.concatenating(drawn.transform(in: storage.size3D(of: node)))
    }
    guard plane.goUp() else { return false }
    let parent = plane.node
    guard plane.storage === storage else {
      transform = transform.concatenating(AffineTransform3D(storage.mapToHost()))
      return true
    }
    transform = transform.translated(
      by: Vector3D(
        x: storage.physicalX(of: node, in: parent), y: storage.frames[node].y,
        z: storage.depthPlace(of: node).position))
    if parent == 0, storage.pins != nil {
      let shift = storage.shift(ofPinned: node)
      transform = transform.translated(by: Vector3D(x: shift.x, y: shift.y))
    }
    if let inside = storage.depthAttributes(of: parent)?.contentTransform {
      transform = transform.concatenating(inside.transform(in: storage.size3D(of: parent)))
    } else if storage.nodes[parent].kind == .transform {
      let effect = storage.transforms[Int(storage.nodes[parent].payload)]
      let map = effect.matrix(
        in: CGRect(origin: .zero, size: storage.frames[parent].size.cgSize),
        storage.nodes[parent].direction)
      transform = transform.concatenating(AffineTransform3D(map))
    }
    return true
  }

  /// The map from the starting node's coordinates to the window's, once at the top.
  var mapToWindow: AffineTransform3D {
    let origin = plane.storage.window.rootOrigin
    return transform.translated(by: Vector3D(x: origin.x, y: origin.y))
  }
}

extension TreeStorage {
  fileprivate func size3D(of node: Int) -> Size3D {
    Size3D(frames[node].size.cgSize, depth: depthPlace(of: node).depth)
  }
}
