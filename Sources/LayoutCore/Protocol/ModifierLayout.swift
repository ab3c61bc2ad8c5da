/// The layout of a modifier: a view with its own size around exactly one child.
///
/// A modifier decides its proposal to the child, its own size, and the child's position; the engine
/// does the rest. The child's explicit guides pass through, moved by the child's origin.
///
/// To add a modifier, write a type like ``FixedSize`` or ``Position``, and a method of
/// ``LayoutNode`` that puts it around a node. Nothing else has to know about it.
protocol ModifierLayout: Explaining, Sendable {
  /// Returns the proposal to the child when the modifier is measured.
  func childProposal(for proposal: Proposal) -> Proposal

  /// Returns the modifier's size if it is known without asking the child.
  func sizeWithoutChild(for proposal: Proposal) -> Size?

  /// Returns the modifier's size around a child that was measured with ``childProposal(for:)``.
  func size(around child: Size, for proposal: Proposal) -> Size

  /// Returns the proposal to the child when the modifier, of a size for a proposal, is placed.
  func placingProposal(in size: Size, for proposal: Proposal) -> Proposal

  /// Returns the child's position, measured from the modifier's top leading corner.
  func origin(of child: some MeasuredChild, in size: Size) -> Point

  /// The edges on which the child's spacing no longer counts.
  var movedEdges: Edge.Set { get }

  /// Returns the modifier's lengths on an axis, as far as they follow from the child's.
  ///
  /// With them, the engine answers a container's questions for the minimum, ideal and maximum
  /// length without asking further down.
  ///
  /// - Parameter ask: gives the child's length for any other proposal, or NaN if it is not known.
  func lengths(
    on axis: Axis, around child: LengthSummary, asking ask: (_ proposed: Double) -> Double
  ) -> LengthSummary

  /// Returns what the modifier's length on an axis depends on.
  ///
  /// - Parameter childDependsOnOther: whether the child's length depends on the proposal for the
  ///   other axis.
  func dependence(on axis: Axis, childDependsOnOther: Bool) -> LengthDependence
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
  func dependence(on axis: Axis, childDependsOnOther: Bool) -> LengthDependence { .proposalByChild }
}

/// A modifier's child after it was measured.
protocol MeasuredChild {
  var size: Size { get }
  /// Returns the position of a guide in the child: the explicit one, or the default.
  func position(of guide: GuideKey) -> Double
  /// Returns the role of a guide of which it is known that the child does not set it, and that it
  /// is not a custom one.
  func plainRole(of guide: GuideKey) -> GuideRole?
}

extension MeasuredChild {
  func plainRole(of guide: GuideKey) -> GuideRole? { nil }
}

/// The kinds of dependence of a modifier's length on an axis.
enum LengthDependence {
  /// It is the child's length, for the same proposal.
  case unchanged
  /// It depends on proposals as the child's length does.
  case proposalByChild
  /// It depends on the proposed length, whatever the child does with it.
  case proposal
  /// It depends on the child alone, whose proposal on this axis is always the same.
  case child
  /// It depends on nothing: it is always the same, and so is the proposal to the child.
  case nothing
}
