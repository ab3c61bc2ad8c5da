/// The unsafe area: how far it reaches into views, and views that extend into it.
extension TreeStorage {
  /// Returns how far the surrounding unsafe area reaches into a node, as far as the node touches
  /// it.
  ///
  /// Providers of safe areas are visited from the inside out. An edge of the node that lies on a
  /// provider's safe boundary, or between that and the outer end of the regions, moves to that end,
  /// which usually is the provider's own edge. The next provider sees the node extended in this
  /// way. Every provider but the window belongs to the region of containers.
  ///
  /// Around a scroll view there is none for its content along the axes that scroll: there the
  /// scroll view itself extends into it, and keeps the start and the end of its content out.
  func safeAreaInsets(of node: Int, _ regions: SafeAreaRegions, on edges: Edge.Set) -> EdgeInsets {
    let frame = frames[node]
    guard frame.width.isFinite, frame.height.isFinite, mayTouchUnsafeArea(regions) else {
      return EdgeInsets()
    }
    let isMirrored = nodes[node].flags.has(.rightToLeft)
    let own = Extent(frame.size)
    // Slightly more than half a pixel, so that edges separated only by rounding count as touching.
    let pixel = options.pixelLength.isPixelLength ? Double(options.pixelLength) : 1
    let tolerance = pixel / 2 + 0.001
    var extended = own
    var edges = edges.physical(isMirrored)
    var climb = ClimbToWindow(from: node, in: self)
    while !edges.isEmpty, climb.goUp() {
      edges.subtract(climb.scrollingEdges)
      if climb.cameFromFirst, regions.contains(.container), climb.isProvider {
        let outer = Extent(climb.storage.frames[climb.node].size)
        let inner = outer.inset(by: climb.storage.insetsOfProvider(climb.node))
        extended.extend(
          from: inner, to: outer, climb.transform, edges: edges, within: tolerance)
      }
    }
    let top = climb.storage
    if !edges.isEmpty, let window = top.window.size {
      func safeBounds(ignoring regions: SafeAreaRegions) -> Extent {
        let insets = top.window.insets(ignoring: regions)
        return Extent(window).inset(
          by: PhysicalInsets(insets, isMirrored: top.direction == .rightToLeft))
      }
      extended.extend(
        from: safeBounds(ignoring: []), to: safeBounds(ignoring: regions),
        climb.inWindow().transform, edges: edges, within: tolerance)
    }
    let (left, right) = (own.left - extended.left, extended.right - own.right)
    // A transform on the way may have made parts of units of them.
    return unit.up(
      EdgeInsets(
        top: CGFloat(own.top - extended.top), leading: CGFloat(isMirrored ? right : left),
        bottom: CGFloat(extended.bottom - own.bottom), trailing: CGFloat(isMirrored ? left : right)
      ))
  }

  /// Returns whether there is any unsafe area of some regions that a node could extend into.
  private func mayTouchUnsafeArea(_ regions: SafeAreaRegions) -> Bool {
    if host != nil || (hasLateNodes && lateNodes?.includeSafeAreaProviders != false) { return true }
    return window.size != nil && window.insets(ignoring: []) != window.insets(ignoring: regions)
  }

  /// Returns what a provider takes from the safe area of its first child: the distances between
  /// their edges.
  fileprivate func insetsOfProvider(_ provider: Int) -> PhysicalInsets {
    let child = Int(nodes[provider].first)
    let (outer, inner) = (frames[provider], frames[child])
    // Only the provided edges count. On any other edge, a distance only means that the views differ
    // in size.
    guard let layout = layouts[Int(nodes[provider].payload)].box.layout as? any SafeAreaProviding
    else { return PhysicalInsets() }
    let edges = layout.providedEdges.physical(nodes[provider].flags.has(.rightToLeft))
    let x = physicalX(of: child, in: provider)
    return PhysicalInsets(
      left: edges.contains(.leading) ? x : 0, top: edges.contains(.top) ? inner.y : 0,
      right: edges.contains(.trailing) ? outer.width - x - inner.width : 0,
      bottom: edges.contains(.bottom) ? outer.height - inner.y - inner.height : 0)
  }
}

extension ClimbToWindow {
  fileprivate var isProvider: Bool {
    if case .safeAreaProvider = storage.geometry(of: node)?.role { return true }
    return false
  }

  /// The edges of the starting node along which the present node scrolls it.
  fileprivate var scrollingEdges: Edge.Set {
    guard case .scroll(let content) = storage.geometry(of: node)?.role else { return [] }
    let isTurned = abs(transform.b) > abs(transform.a)
    var edges: Edge.Set = []
    if content.axes.contains(isTurned ? .vertical : .horizontal) { edges.formUnion(.horizontal) }
    if content.axes.contains(isTurned ? .horizontal : .vertical) { edges.formUnion(.vertical) }
    return edges
  }
}

// MARK: - Extending views

extension TreeStorage {
  /// Extends a node into the unsafe area that it touches.
  func extendIntoUnsafeArea(_ node: Int, _ regions: SafeAreaRegions, _ edges: Edge.Set) {
    let insets = safeAreaInsets(of: node, regions, on: edges)
    let child = Int(nodes[node].first)
    let proposal = proposals[node].extended(by: insets)
    frames[child].origin = Point(-Double(insets.leading), -Double(insets.top))
    if !space.places.isEmpty, space.readsSizes, space.isDeep[child] {
      settleInSpace(below: child, for: proposal)
    } else {
      _ = measure(child, proposal)
      settleIfMoved(child)
    }
  }
}

// MARK: - Arithmetic

/// Insets with left and right instead of leading and trailing.
private struct PhysicalInsets {
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0
}

extension PhysicalInsets {
  init(_ insets: EdgeInsets, isMirrored: Bool) {
    self.init(
      left: Double(isMirrored ? insets.trailing : insets.leading), top: Double(insets.top),
      right: Double(isMirrored ? insets.leading : insets.trailing), bottom: Double(insets.bottom))
  }
}

extension Extent {
  /// Moves edges that lie between a provider's safe boundary and the outer end of the unsafe area
  /// out to that end. Where the two boundaries are one, nothing moves.
  ///
  /// - Parameters:
  ///   - transform: the map from this rectangle's coordinates to the provider's.
  ///   - tolerance: how far an edge may be from a boundary that it still touches.
  fileprivate mutating func extend(
    from inner: Extent, to outer: Extent, _ transform: CGAffineTransform, edges: Edge.Set,
    within tolerance: Double
  ) {
    guard let inner = inner.before(transform), let outer = outer.before(transform) else { return }
    func moved(_ edge: Double, _ inner: Double, _ outer: Double) -> Double {
      let reaches = edge - tolerance < inner && outer < edge + tolerance
      // What is drawn as good as flat would be endless to reach any further.
      return reaches && inner != outer && outer.isUsable ? outer : edge
    }
    if edges.contains(.top) { top = moved(top, inner.top, outer.top) }
    if edges.contains(.leading) { left = moved(left, inner.left, outer.left) }
    // Mirrored, the other edges are the same.
    if edges.contains(.bottom) { bottom = -moved(-bottom, -inner.bottom, -outer.bottom) }
    if edges.contains(.trailing) { right = -moved(-right, -inner.right, -outer.right) }
  }

  /// Returns the rectangle that a transform takes to this one; `nil` if there is none, because the
  /// transform turns by part of a right angle, or flattens the plane.
  private func before(_ transform: CGAffineTransform) -> Extent? {
    let isTurned = abs(transform.b) > abs(transform.a)
    // How much of the lengths before is in those after, across and down.
    let across = isTurned ? transform.c : transform.a
    let down = isTurned ? transform.b : transform.d
    guard transform.isRectilinear, across != 0, down != 0, transform.tx.isFinite,
      transform.ty.isFinite
    else { return nil }
    func span(_ start: Double, _ end: Double, _ part: Double, _ move: Double) -> (Double, Double) {
      let (start, end) = ((start - move) / part, (end - move) / part)
      return part < 0 ? (end, start) : (start, end)
    }
    var (x, y) = (span(left, right, across, transform.tx), span(top, bottom, down, transform.ty))
    if isTurned { swap(&x, &y) }
    return Extent(left: x.0, top: y.0, right: x.1, bottom: y.1)
  }
}

extension Extent {
  fileprivate init(_ size: Size) {
    self.init(left: 0, top: 0, right: size.width, bottom: size.height)
  }

  fileprivate func inset(by insets: PhysicalInsets) -> Extent {
    Extent(
      left: left + insets.left, top: top + insets.top, right: right - insets.right,
      bottom: bottom - insets.bottom)
  }
}

extension Edge.Set {
  /// Returns the edges with leading standing for left and trailing for right.
  fileprivate func physical(_ isMirrored: Bool) -> Edge.Set {
    guard isMirrored else { return self }
    var edges = subtracting([.leading, .trailing])
    if contains(.leading) { edges.insert(.trailing) }
    if contains(.trailing) { edges.insert(.leading) }
    return edges
  }
}
