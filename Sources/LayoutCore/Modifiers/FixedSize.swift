/// Gives a view its ideal length on some axes, whatever is proposed.
///
///     LayoutNode.flexible.fixedSize(horizontal: true, vertical: false)
struct FixedSize: ModifierLayout {
  let axes: Axis.Set
}

// MARK: - Measuring

extension FixedSize {
  func dependence(on axis: Axis, childTurns: Bool) -> LengthDependence {
    // Its length still follows from the child, but no longer from this proposal.
    axes.contains(axis) ? .child : .proposalByChild
  }

  func childProposal(for proposal: Proposal) -> Proposal {
    Proposal(
      axes.contains(.horizontal) ? Proposal.none : proposal.width,
      axes.contains(.vertical) ? Proposal.none : proposal.height)
  }

  @inline(__always) func length(
    on axis: Axis, for proposed: Double, child: (Double) -> Double
  ) -> Double {
    child(axes.contains(axis) ? Proposal.none : proposed)
  }
}

// MARK: - Explaining

extension FixedSize {
  func reasonForProposal(_ child: Proposal, from proposal: Proposal) -> String {
    let names = Axis.allCases.filter(axes.contains).map(\.lengthName)
    return names.isEmpty
      ? "no axis is fixed, so the proposal is passed on"
      : "no \(names.joined(separator: " or ")) is proposed, so that the child takes its ideal one"
  }

  func reasonForSize(_ size: Size, around child: Size, for proposal: Proposal) -> String {
    "it is as large as its child, whatever is proposed on the axes that it fixes"
  }
}
