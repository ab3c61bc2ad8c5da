/// The way of a client's layout to a replay: answers its proxies and keeps where it places them.
///
/// It ends with the call that it was made for, like the engine's own.
final class ReplayPass: InlineSizes, SubviewSource {
  private var replay: Replay?
  private var placing: Placing?

  /// A placement that is going on, with the children placed or left out so far.
  private struct Placing {
    let container: Int
    let bounds: CGRect
    var placed: [Int: ReplayedChild] = [:]
    var leftOut: Set<Int> = []
  }

  let identity: ObjectIdentifier

  init(_ replay: Replay) {
    self.replay = replay
    self.identity = ObjectIdentifier(replay.storage)
    super.init(in: nil)
  }

  func end() { replay = nil }

  private var source: Replay {
    guard let replay else { ProxyMisuse.keptTooLong() }
    return replay
  }

  /// Runs a layout's placement in bounds.
  ///
  /// - Returns: the children that it placed, by node, and those that it left out.
  func placements(
    in bounds: CGRect, of container: Int, _ place: () -> Void
  ) -> (placed: [Int: ReplayedChild], leftOut: Set<Int>) {
    let outer = placing
    placing = Placing(container: container, bounds: bounds)
    defer { placing = outer }
    place()
    return (placing?.placed ?? [:], placing?.leftOut ?? [])
  }
}

// MARK: - Answers

extension ReplayPass {
  func measure(_ node: Int32, _ proposal: Proposal) -> Size { source.measure(Int(node), proposal) }

  func dimensions(of node: Int32, _ proposal: Proposal) -> ViewDimensions {
    let replay = source
    let size = replay.measure(Int(node), proposal)
    return ViewDimensions(
      size: size, proposal: proposal, source: replay.storage.guideReader(), node: node,
      mayBeExplicit: replay.storage.nodes[Int(node)].flags.guideKinds)
  }

  func priority(of node: Int32) -> Double { source.storage.priority(of: Int(node)) }

  func spacing(of node: Int32) -> ViewSpacing { source.storage.spacing(of: Int(node)) }

  func layoutValue(of node: Int32, for key: ObjectIdentifier) -> Any? {
    source.storage.innermost(from: Int(node)) { $0.layoutValues[key] }
  }

  func gridTraits(of node: Int32) -> GridCellTraits? {
    source.storage.gridTraits(of: Int(node))
  }

  func explicitGuide(_ guide: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    source.storage.explicitPosition(of: guide, in: dimensions).map { CGFloat($0) }
  }

  func place(_ node: Int32, at position: Point, anchor: UnitPoint, proposal: Proposal) {
    let bounds = placement(around: node)
    let size = source.measure(Int(node), proposal)
    let origin = size.origin(at: position, anchor: anchor)
    let place = Point(origin.x - Double(bounds.origin.x), origin.y - Double(bounds.origin.y))
    // As in the engine, which has reported a place that is none.
    guard place.isPlace(inFinite: Size(bounds.size).isFinite) else { return }
    placing?.leftOut.remove(Int(node))
    placing?.placed[Int(node)] = ReplayedChild(
      node: Int(node), proposal: proposal, size: size, origin: place)
  }

  func leaveOut(_ node: Int32) {
    _ = placement(around: node)
    placing?.placed[Int(node)] = nil
    placing?.leftOut.insert(Int(node))
  }

  func isLeftOut(_ node: Int32) -> Bool { placing?.leftOut.contains(Int(node)) ?? false }

  /// The bounds of the container that is placing its children, which must be the subview's.
  private func placement(around node: Int32) -> CGRect {
    guard let container = placing?.container, let bounds = placing?.bounds,
      Int(source.storage.nodes[Int(node)].parent) == container
    else { ProxyMisuse.placedElsewhere() }
    return bounds
  }

  func placement(of node: Int32) -> (origin: Point, dimensions: ViewDimensions) {
    guard let placing else { return (.zero, dimensions(of: node, .unspecified)) }
    if let placed = placing.placed[Int(node)] {
      return (placed.origin, dimensions(of: node, placed.proposal))
    }
    // As in the engine, a subview that is not placed is in the middle.
    let dimensions = dimensions(of: node, source.original.proposals[placing.container])
    return (Size(placing.bounds.size).origin(ofCentered: dimensions.size), dimensions)
  }

  func withPlacement<Answer>(
    of container: Int32, in bounds: CGRect, _ place: () -> Void, reading read: () -> Answer
  ) -> Answer {
    let outer = placing
    placing = Placing(container: Int(container), bounds: bounds)
    place()
    let answer = read()
    // As in the engine, subviews that are not placed again stay where this placement has put them.
    let inner = placing
    placing = outer
    if outer?.container == Int(container), let inner {
      placing?.placed = inner.placed
      placing?.leftOut = inner.leftOut
    }
    return answer
  }
}
