/// Answers questions about the geometry of one node in a placed tree.
///
/// It may be asked on any thread, once the layout has ended in which it was made: while it is in
/// use, the tree that it reads is not changed, but copied. Before the end of that layout it stops
/// with a message on other threads, and everywhere once the tree is gone.
final class NodeGeometry: SpatialGeometrySource {
  private weak var storage: TreeStorage?
  /// The outermost of the trees that contain the node.
  private weak var outermost: TreeStorage?
  private let mark: UseMark
  private let node: Int

  init(of node: Int, in storage: TreeStorage) {
    var outermost = storage
    while let outer = outermost.host?.storage { outermost = outer }
    self.storage = storage
    self.outermost = outermost
    self.mark = outermost.markUse()
    self.node = node
  }

  private func read<Answer>(_ read: (TreeStorage) -> Answer) -> Answer {
    guard let outermost, let storage else { ProxyMisuse.layoutIsGone() }
    mark.checkThread()
    return withExtendedLifetime(outermost) { read(storage) }
  }

  var size: CGSize { read { $0.frames[node].size.cgSize } }

  var safeAreaInsets: EdgeInsets { read { $0.safeAreaInsets(of: node, .all, on: .all) } }

  var scrollContentInsets: EdgeInsets? {
    read { storage in
      var climb = ClimbToWindow(from: node, in: storage)
      while climb.goUp() {
        guard case .scroll(let scroll) = climb.storage.geometry(of: climb.node)?.role else {
          continue
        }
        return climb.storage.contentInsets(of: climb.node, scroll.axes)
      }
      return nil
    }
  }

  func transform(to space: CoordinateSpace) -> CGAffineTransform? {
    if space.isLocal { return .identity }
    return read { climb(to: space, in: $0)?.transform }
  }

  var depth: Double { read { $0.depthPlace(of: node).depth } }

  func transform3D(to space: CoordinateSpace) -> AffineTransform3D? {
    if space.isLocal { return .identity }
    return read { climb(to: space, in: $0, isInSpace: true)?.spaceTransform }
  }

  func size(of space: CoordinateSpace) -> CGSize? {
    guard !space.isGlobal else { return nil }
    return read { climb(to: space, in: $0).map { $0.storage.frames[$0.node].size.cgSize } }
  }

  /// Returns the way to the node with a space, or to the window.
  private func climb(
    to space: CoordinateSpace, in storage: TreeStorage, isInSpace: Bool = false
  ) -> ClimbToWindow? {
    var climb = ClimbToWindow(from: node, in: storage, isInSpace: isInSpace)
    repeat {
      if climb.is(space) { return climb }
    } while climb.goUp()
    return space.isGlobal ? climb.inWindow() : nil
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
