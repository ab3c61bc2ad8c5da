/// The layout of a modifier: a view of its own size around exactly one child.
///
/// A modifier says what it proposes, what it answers, and where its child goes; the engine does the rest. Explicit
/// guides of the child pass through, moved by the child's origin.
///
/// To add a modifier, write a type like ``FixedSize`` or ``Position``, and a function of ``LayoutNode`` that puts
/// it around a node. Nothing else has to know it.
protocol ModifierLayout: ExplainedModifier, Sendable {
  /// What the child is proposed when the modifier is measured.
  func childProposal(for proposal: Proposal) -> Proposal

  /// The modifier's size if it follows without asking the child.
  func sizeWithoutChild(for proposal: Proposal) -> Size?

  /// The modifier's size around a child that was measured with ``childProposal(for:)``.
  func size(around child: Size, for proposal: Proposal) -> Size

  /// What the child is proposed when it is placed in a modifier of a size for a proposal.
  func placingProposal(in size: Size, for proposal: Proposal) -> Proposal

  /// Where the child goes, from the modifier's leading top corner.
  func origin(of child: some MeasuredChild, in size: Size) -> Point

  /// The edges on which the child's spacing no longer counts.
  var movedEdges: Edge.Set { get }

  /// The length on an axis for a proposed length, if `child` gives the child's length for what the
  /// modifier proposes to it. NaN stands for "not known" in both.
  ///
  /// With it, the engine answers a container's probes for the least, the ideal and the greatest length
  /// without descending.
  func length(on axis: Axis, for proposed: Double, child: (Double) -> Double) -> Double

  /// What the modifier's length on an axis depends on.
  ///
  /// - Parameter childTurns: whether the child's length depends on what is proposed on the other axis.
  func dependence(on axis: Axis, childTurns: Bool) -> LengthDependence
}

extension ModifierLayout {
  func childProposal(for proposal: Proposal) -> Proposal { proposal }
  func sizeWithoutChild(for proposal: Proposal) -> Size? { nil }
  func size(around child: Size, for proposal: Proposal) -> Size { child }
  func placingProposal(in size: Size, for proposal: Proposal) -> Proposal {
    childProposal(for: proposal)
  }
  func origin(of child: some MeasuredChild, in size: Size) -> Point { .zero }
  var movedEdges: Edge.Set { [] }
  func dependence(on axis: Axis, childTurns: Bool) -> LengthDependence { .proposalByChild }
}

/// A modifier's child after it was measured.
protocol MeasuredChild {
  var size: Size { get }
  /// The position of a guide in the child: explicit, else the default.
  func position(of guide: GuideKey) -> Double
}

/// What a modifier's length on an axis depends on.
enum LengthDependence {
  /// On proposals as the child's length does.
  case proposalByChild
  /// On the proposed length, whatever the child does with it.
  case proposal
  /// On the child alone: it is proposed the same on this axis whatever is proposed.
  case child
  /// On nothing: it is always the same, and so is what the child is proposed.
  case nothing
}
