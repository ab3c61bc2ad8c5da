/// Puts the centre of a view at a point, in a container that fills the space it is offered.
///
///     LayoutNode.fixed(width: 40, height: 20).position(x: 30, y: 40)
struct Position: ModifierLayout {
  /// The point, measured from the top leading corner.
  let x: Double
  let y: Double

  init(x: CGFloat, y: CGFloat) {
    self.x = x.isUsable ? Double(x) : 0
    self.y = y.isUsable ? Double(y) : 0
  }
}

// MARK: - Measuring

extension Position {
  func dependence(on axis: Axis, childTurns: Bool) -> LengthDependence { .proposal }

  func size(around child: Size, for proposal: Proposal) -> Size {
    Size(
      proposal.width.isNaN ? child.width : proposal.width,
      proposal.height.isNaN ? child.height : proposal.height)
  }

  @inline(__always) func length(
    on axis: Axis, for proposed: Double, child: (Double) -> Double
  ) -> Double {
    proposed.isNaN ? child(proposed) : proposed
  }
}

// MARK: - Placing

extension Position {
  func placingProposal(in size: Size, for proposal: Proposal) -> Proposal { Proposal(size) }

  // The child is anywhere, so its neighbours are the modifier's own.
  var movedEdges: Edge.Set { .all }

  func origin(of child: some MeasuredChild, in size: Size) -> Point {
    Point(x - child.size.width / 2, y - child.size.height / 2)
  }
}

// MARK: - Explaining

extension Position {
  func reasonForProposal(_ child: Proposal, from proposal: Proposal) -> String {
    "its own size is passed on"
  }

  func reasonForSize(_ size: Size, around child: Size, for proposal: Proposal) -> String {
    let missing = Axis.allCases.filter { proposal[$0].isNaN }.map(\.lengthName)
    return missing.isEmpty
      ? "it takes all that is proposed"
      : "it takes all that is proposed, and its child's \(missing.enumeration) where nothing is"
  }

  func reasonForPlace(of child: Size, in size: Size) -> String? {
    "the child's centre goes to \(Point(x, y).plainText)"
  }
}
