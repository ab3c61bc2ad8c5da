/// Puts the centre of a view at a point, in a container that fills the space it is offered.
///
///     LayoutNode.fixed(width: 40, height: 20).position(x: 30, y: 40)
struct Position: ModifierLayout {
  /// The point, measured from the top leading corner.
  let x: Double
  let y: Double

  init(x: CGFloat, y: CGFloat) {
    self.x = Double(x.usable)
    self.y = Double(y.usable)
  }
}

// MARK: - Measuring

extension Position {
  func dependence(on axis: Axis, childDependsOnOther: Bool) -> LengthDependence { .proposal }

  func size(around child: Size, for proposal: Proposal) -> Size {
    Size(
      proposal.width.isNaN ? child.width : proposal.width,
      proposal.height.isNaN ? child.height : proposal.height)
  }

  func lengths(
    on axis: Axis, around child: LengthSummary, asking ask: (Double) -> Double
  ) -> LengthSummary { LengthSummary(minimum: 0, ideal: child.ideal, maximum: .infinity) }
}

// MARK: - Placing

extension Position {
  func placingProposal(in size: Size, for proposal: Proposal) -> Proposal { Proposal(size) }

  // The child is anywhere, so its neighbours are the modifier's own.
  var movedEdges: Edge.Set { .all }

  func origin(of child: some MeasuredChild, in size: Size) -> Point {
    // An endless child has no centre, and begins at the point.
    Point(
      child.size.width.isFinite ? x - child.size.width / 2 : x,
      child.size.height.isFinite ? y - child.size.height / 2 : y)
  }
}

// MARK: - Explaining

extension Position {
  func reasonForAnswer(of view: ExplainedView) -> String {
    let missing = Axis.allCases.filter { view.proposal[$0].isNaN }.map(\.lengthName)
    switch missing.count {
    case 0: return "it takes all that is proposed"
    case 1:
      return "it takes all that is proposed, and no \(missing[0]) is, so that is its child's"
    default: return "nothing is proposed, so it is as large as its child"
    }
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    "it passes on its own size"
  }

  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String {
    let (wanted, size) = (Point(x, y), child.size)
    let centre = Point(child.origin.x + size.width / 2, child.origin.y + size.height / 2)
    // Whole units move it by more than rounding does.
    let isMoved = max(abs(centre.x - wanted.x), abs(centre.y - wanted.y)) > 1e-6
    return isMoved && size.isFinite
      ? "its centre goes to \(centre.plainText), the last before \(wanted.plainText) that whole "
        + "units allow" : "its centre goes to \(wanted.plainText)"
  }
}
