/// Answers questions about the geometry of one node in a placed tree.
final class NodeGeometry: SpatialGeometrySource {
  private weak var storage: TreeStorage?
  private let node: Int

  init(of node: Int, in storage: TreeStorage) {
    self.storage = storage
    self.node = node
  }

  var size: CGSize { storage?.frames[node].size.cgSize ?? .zero }

  var safeAreaInsets: EdgeInsets {
    storage?.safeAreaInsets(of: node, .all, on: .all) ?? EdgeInsets()
  }

  func transform(to space: CoordinateSpace) -> PlaneTransform? {
    guard !space.isLocal, let storage else { return .identity }
    var climb = ClimbToWindow(from: node, in: storage)
    repeat {
      if climb.is(space) { return climb.transform }
    } while climb.goUp()
    return space.isGlobal ? climb.mapToWindow : nil
  }

  var depth: Double { storage?.depthPlace(of: node).depth ?? 0 }

  func transform3D(to space: CoordinateSpace) -> AffineTransform3D? {
    guard !space.isLocal, let storage else { return .identity }
    var climb = ClimbInSpace(from: node, in: storage)
    repeat {
      if climb.plane.is(space) { return climb.transform }
    } while climb.goUp()
    return space.isGlobal ? climb.mapToWindow : nil
  }

  func size(of space: CoordinateSpace) -> CGSize? {
    guard let storage else { return nil }
    var climb = ClimbToWindow(from: node, in: storage)
    repeat {
      if climb.is(space) { return climb.storage.frames[climb.node].size.cgSize }
    } while climb.goUp()
    return nil
  }
}

extension ClimbToWindow {
  /// Returns whether a space is the present node's.
  func `is`(_ space: CoordinateSpace) -> Bool {
    guard case .named(let name) = space, let geometry = storage.geometry(of: node) else {
      return false
    }
    if let scrollSpace = name.base as? ScrollSpace {
      guard case .scroll(let scroll) = geometry.role else { return false }
      return scrollSpace.matches(scroll.axes)
    }
    return geometry.spaceNames.contains(name)
  }
}
