/// Gives a view its ideal length on some axes, whatever is proposed.
///
///     LayoutNode.flexible.fixedSize(horizontal: true, vertical: false)
struct FixedSize: ModifierLayout {
  let axes: Axis.Set
}

// MARK: - Measuring

extension FixedSize {
  func dependence(on axis: Axis, childDependsOnOther: Bool) -> LengthDependence {
    // Its length still follows from the child, but no longer from this proposal.
    axes.contains(axis) ? .child : .proposalByChild
  }

  func childProposal(for proposal: Proposal) -> Proposal {
    Proposal(
      axes.contains(.horizontal) ? Proposal.none : proposal.width,
      axes.contains(.vertical) ? Proposal.none : proposal.height)
  }

  func lengths(
    on axis: Axis, around child: LengthSummary, asking ask: (Double) -> Double
  ) -> LengthSummary { axes.contains(axis) ? LengthSummary(always: child.ideal) : child }
}

// MARK: - Explaining

extension FixedSize {
  func reasonForAnswer(of view: ExplainedView) -> String {
    axes.isEmpty
      ? "it is as large as its child"
      : "it is as large as its child, which has its ideal \(lengths)"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    if axes.isEmpty { return "no axis is fixed, so the proposal is passed on" }
    let nothing = axes == [.horizontal, .vertical] ? "nothing" : "no \(lengths)"
    return "\(nothing) is proposed, so that its child has its ideal \(lengths)"
  }

  private var lengths: String {
    axes == [.horizontal, .vertical]
      ? "size" : Axis.allCases.filter(axes.contains).map(\.lengthName).enumeration
  }
}
