/// A modifier that affects its child's depth, but not the plane.
///
/// The engine asks for one length after the other. NaN stands for "unspecified" and for "not
/// known".
protocol DepthModifier: Explaining {
  /// Returns the depth proposed to the child when the modifier is measured.
  func childProposal(for proposed: Double) -> Double

  /// Returns the modifier's depth if it is known without asking the child.
  func depthWithoutChild(for proposed: Double) -> Double

  /// Returns the modifier's depth around a child that was measured with ``childProposal(for:)``.
  func depth(around child: Double, for proposed: Double) -> Double

  /// Returns the depth proposed to the child when the modifier, of some depth, is placed.
  func placingProposal(in depth: Double, for proposed: Double) -> Double

  /// The guide at which the modifier's box and the child line up; `nil` if the child is at
  /// ``back``.
  var alignment: DepthAlignment? { get }

  /// The child's position without an alignment.
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

/// A modifier that computes all three lengths of its child together.
protocol VolumeModifier: Explaining {
  /// Whether the proposal depends on the child's ideal size and depth.
  var takesChildShape: Bool { get }

  /// Returns the proposal to the child.
  ///
  /// - Parameter ideal: the child's ideal size and depth, if they are needed.
  func childProposal(for proposal: VolumeProposal, ideal: Volume?) -> VolumeProposal

  /// Returns the modifier's size and depth around a child.
  func volume(around child: Volume) -> Volume
}
