/// A view, and another one along one of its edges that reduces its safe area.
///
/// The first subview gets the space that the second one leaves.
struct SafeAreaInsetLayout: OpaqueLayout {
  let edge: Edge
  /// The guide on which the views line up along the edge.
  let guide: GuideKey
  /// The distance between the views; `nil` lets them decide.
  let spacing: CGFloat?

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isAtStart: Bool { edge == .top || edge == .leading }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard subviews.count == 2 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    let (first, second, gap) = lengths(for: Proposal(proposal), subviews)
    return Size(
      along: axis, first.size[axis] + gap + second.size[axis],
      max(first.size[axis.cross], second.size[axis.cross])
    ).cgSize
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
      return
    }
    let size = Size(bounds.size)
    let proposed = Proposal(proposal).completed(on: axis.cross, by: size)
    let (first, second, _) = lengths(for: proposed, subviews)
    let across = (size[axis.cross] - first.size[axis.cross]) / 2
    let firstOrigin = Point(along: axis, isAtStart ? size[axis] - first.size[axis] : 0, across)
    let secondOrigin = Point(
      along: axis, isAtStart ? 0 : size[axis] - second.size[axis],
      across + position(in: subviews[0], for: first.proposal)
        - position(in: subviews[1], for: second.proposal))
    for (subview, origin, answer) in [
      (subviews[0], firstOrigin, first), (subviews[1], secondOrigin, second),
    ] {
      subview.place(
        at: CGPoint(x: Double(bounds.origin.x) + origin.x, y: Double(bounds.origin.y) + origin.y),
        proposal: answer.proposal.viewSize)
    }
  }
}

// MARK: - Arithmetic

extension SafeAreaInsetLayout {
  private struct Answer {
    let proposal: Proposal
    let size: Size
  }

  /// Returns what each view is proposed and answers. The second is offered what exceeds the first
  /// one's minimum, and then the first is offered what the second leaves.
  private func lengths(
    for proposal: Proposal, _ subviews: Subviews
  ) -> (first: Answer, second: Answer, gap: Double) {
    let (first, second) = (subviews[0], subviews[1])
    let gap = gap(between: first, and: second)
    let length = proposal[axis]
    func ask(_ subview: LayoutSubview, offering length: Double) -> Answer {
      let offer = Proposal(along: axis, length, proposal[axis.cross])
      return Answer(proposal: offer, size: Size(subview.sizeThatFits(offer.viewSize)))
    }
    if length.isNaN {
      let answer = ask(second, offering: length)
      return (ask(first, offering: length), answer, gap)
    }
    let least = ask(first, offering: 0).size[axis]
    let answer = ask(second, offering: max(max(length - gap, 0) - least, 0))
    return (ask(first, offering: max(length - (answer.size[axis] + gap), 0)), answer, gap)
  }

  private func gap(between first: LayoutSubview, and second: LayoutSubview) -> Double {
    if let spacing { return spacing.isUsable ? Double(spacing) : 0 }
    let distance =
      isAtStart
      ? second.spacing.distance(to: first.spacing, along: axis)
      : first.spacing.distance(to: second.spacing, along: axis)
    return Double(distance)
  }

  private func position(in subview: LayoutSubview, for proposal: Proposal) -> Double {
    Double(subview.dimensions(in: proposal.viewSize)[guide])
  }
}

extension SafeAreaInsetLayout: SafeAreaProviding {
  var providedEdges: Edge.Set { Edge.Set(edge) }
}

// MARK: - Explaining

extension SafeAreaInsetLayout: Explaining {
  func reasonForAnswer(of view: ExplainedView) -> String {
    "it has room for its first view and the one along its \(edge) edge"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    child.index == 0
      ? "that is what the view along its \(edge) edge leaves"
      : "that is what its first view leaves when it is smallest"
  }

  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String {
    child.index == 0
      ? "it is beside the view along the \(edge) edge"
      : "it is along the \(edge) edge, and its \(guide.name) meets the first view's"
  }
}
