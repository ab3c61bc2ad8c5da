/// Gives a view its ideal length on some axes, whatever is proposed.
///
///     LayoutNode.flexible.fixedSize(horizontal: true, vertical: false)
struct FixedSize: UnaryLayout, BitwiseCopyable {
  let axes: Axis.Set
}

// MARK: - Measuring

extension FixedSize: AxisMapping {
  func childProposal(for proposal: Proposal) -> Proposal {
    Proposal(
      axes.contains(.horizontal) ? Proposal.none : proposal.width,
      axes.contains(.vertical) ? Proposal.none : proposal.height)
  }

  func length(on axis: Axis, for proposed: Double, child: (Double) -> Double) -> Double {
    child(axes.contains(axis) ? Proposal.none : proposed)
  }
}
