/// Custom layouts' placing of their subviews.
extension TreeStorage {
  /// Runs a client's placement, and then places the subviews that the client did not place.
  @inline(__always) func placeSubviews(
    of container: Int, in bounds: CGRect, proposal: Proposal, _ body: () -> Void
  ) {
    let outer = work.placing
    let children = children(of: container)
    for child in children { nodes[child].flags.subtract(.everyPlace) }
    // A placement inside of another of the same container changes that one's list: subviews that
    // are not placed again stay where it has put them.
    let isInside = outer.container == Int32(container)
    let list = isInside ? outer.list : scratch.takePlacements(children.count)
    work.placing = SubviewPlacing(
      container: Int32(container), first: Int32(children.lowerBound),
      corner: Point(Double(bounds.origin.x), Double(bounds.origin.y)),
      isFinite: Size(bounds.size).isFinite, list: list)
    body()
    work.placing = .none
    // A subview that was placed and not measured since has the frame that the client gave it.
    for child in children where !nodes[child].flags.has(.placed) {
      finishPlacing(child, list + child - children.lowerBound, in: bounds, proposal: proposal)
    }
    if unit.isSet { roundPositions(in: container) }
    if !isInside { scratch.giveBackPlacements(list) }
    work.placing = outer
  }

  /// Places a subview that the client has not placed, or has measured for another proposal since.
  private func finishPlacing(_ child: Int, _ index: Int, in bounds: CGRect, proposal: Proposal) {
    if nodes[child].flags.has(.hasPlace) {
      let proposal = scratch[placement: index]
      let size = sizeAtHand(of: child, for: proposal) ?? measure(child, proposal)
      placeFinite(child, size, proposal, in: bounds)
    } else if !nodes[child].flags.has(.leftOut) {
      placeFinite(child, measure(child, proposal), proposal, in: bounds)
      frames[child].origin = Size(bounds.size).origin(ofCentered: frames[child].size)
    }
  }

  /// Keeps a subview that was placed with an infinite proposal from becoming infinite.
  private func placeFinite(_ child: Int, _ size: Size, _ placed: Proposal, in bounds: CGRect) {
    guard let proposal = placed.usable(for: size, in: bounds) else { return }
    _ = measure(child, proposal)
    report(
      number: "was placed with an infinite proposal and is \(size.inDiagnostics)", child,
      "it is proposed the size of its container")
  }
}

// MARK: - What can be placed

extension Proposal {
  /// Returns a proposal to use instead of this one, if the subview would be infinite in a finite
  /// container.
  func usable(for size: Size, in bounds: CGRect) -> Proposal? {
    guard !size.isFinite, Size(bounds.size).isFinite else { return nil }
    func finite(_ length: Double, in room: CGFloat) -> Double {
      if length == .infinity { return Double(room) }
      return length == -.infinity ? 0 : length
    }
    return Proposal(finite(width, in: bounds.width), finite(height, in: bounds.height))
  }
}

extension Point {
  /// Returns whether a subview can be placed at this point: the point must be so near that sums of
  /// places stay finite, or the container infinite.
  @inline(__always) func isPlace(inFinite container: Bool) -> Bool {
    (x.isUsable && y.isUsable) || (!container && !x.isNaN && !y.isNaN)
  }
}

// MARK: - What clients do

extension TreeStorage {
  /// Places a subview of the container that is placing. The last call wins.
  @inline(__always) func place(
    subview child: Int, at position: Point, anchor: UnitPoint, proposal: Proposal
  ) {
    let index = indexOfPlacement(of: child)
    guard let size = sizeAtHand(of: child, for: proposal) else {
      return measureAndPut(child, index, at: position, anchor: anchor, proposal: proposal)
    }
    put(child, index, size, at: position, anchor: anchor, proposal: proposal)
  }

  /// The same with a proposal that is rounded down to whole units.
  @inline(never) func place(
    subview child: Int, at position: Point, anchor: UnitPoint, roundedProposal proposal: Proposal
  ) { place(subview: child, at: position, anchor: anchor, proposal: unit.down(proposal)) }

  // A separate function, because a caller has to save registers before the call, and the sizes of
  // most subviews are at hand.
  @inline(never) private func measureAndPut(
    _ child: Int, _ index: Int, at position: Point, anchor: UnitPoint, proposal: Proposal
  ) {
    let size = measure(child, proposal)
    put(child, index, size, at: position, anchor: anchor, proposal: proposal)
  }

  /// Puts a point of a measured subview at a position.
  @inline(__always) private func put(
    _ child: Int, _ index: Int, _ size: Size, at position: Point, anchor: UnitPoint,
    proposal: Proposal
  ) {
    let origin = size.origin(at: position, anchor: anchor)
    let place = Point(origin.x - work.placing.corner.x, origin.y - work.placing.corner.y)
    // Infinite subviews are handled when all are placed, and those that depend on the depth are
    // measured again then.
    let isFinite = (place.x + size.width).isUsable && (place.y + size.height).isUsable
    if !isFinite, !place.isPlace(inFinite: work.placing.isFinite) {
      return report(noPlace: origin, of: child)
    }
    frames[child].origin = place
    scratch[placement: index] = proposal
    var flags = nodes[child].flags
    flags.set(.placed, if: isFinite && !flags.has(.volumetric))
    flags.subtract(.leftOut)
    nodes[child].flags = flags.union(.hasPlace)
  }

  @inline(never) private func report(noPlace origin: Point, of child: Int) {
    report(
      number: "was placed at (\(origin.x.inDiagnostics), \(origin.y.inDiagnostics))", child,
      "the place that it was given before counts, or else it is centred")
  }

  /// Leaves a subview of the container that is placing out of the result.
  func leaveOut(subview child: Int) {
    _ = indexOfPlacement(of: child)
    nodes[child].flags.formUnion([.leftOut, .placed])
    nodes[child].flags.subtract(.hasPlace)
  }

  /// The proposals with which the container that is placing has placed its subviews; `nil` for
  /// those that have no place.
  var givenProposals: [Proposal?] {
    children(of: Int(work.placing.container)).map { child in
      nodes[child].flags.has(.hasPlace) ? scratch[placement: indexOfPlacement(of: child)] : nil
    }
  }

  /// Returns the index, in the list of proposals, of a subview of the container that is placing.
  @inline(__always) private func indexOfPlacement(of child: Int) -> Int {
    // While a layout is only being measured, the container that is placing is another one.
    guard nodes[child].parent == work.placing.container else { ProxyMisuse.placedElsewhere() }
    return work.placing.list &+ child &- Int(work.placing.first)
  }
}
