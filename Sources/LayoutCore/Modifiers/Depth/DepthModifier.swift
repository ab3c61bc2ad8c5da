/// A modifier that has a say in how deep its child is, and leaves the plane as it is.
///
/// The engine asks it for one length after the other; NaN stands for "unspecified", and for "not
/// known".
protocol DepthModifier {
  /// The depth that the child is proposed when the modifier is measured.
  func childProposal(for proposed: Double) -> Double

  /// The modifier's depth if it follows without asking the child.
  func depthWithoutChild(for proposed: Double) -> Double

  /// The modifier's depth around a child that was measured with ``childProposal(for:)``.
  func depth(around child: Double, for proposed: Double) -> Double

  /// The depth that the child is proposed when it is placed in a modifier of a depth.
  func placingProposal(in depth: Double, for proposed: Double) -> Double

  /// The guide of the modifier's own box that meets the child's; `nil` if the child is at ``back``.
  var alignment: DepthAlignment? { get }

  /// Where the child is without an alignment.
  var back: Double { get }
}

extension DepthModifier {
  func depthWithoutChild(for proposed: Double) -> Double { .nan }
  func placingProposal(in depth: Double, for proposed: Double) -> Double {
    childProposal(for: proposed)
  }
  var alignment: DepthAlignment? { nil }
  var back: Double { 0 }
}
