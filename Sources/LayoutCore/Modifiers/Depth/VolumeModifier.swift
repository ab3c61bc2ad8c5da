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
