/// A modifier for which all three lengths of its child count at once.
protocol VolumeModifier: Explaining {
  /// Whether the child's ideal size and depth are needed to know what to propose.
  var takesChildShape: Bool { get }

  /// Returns the proposal to the child.
  ///
  /// - Parameter ideal: the child's ideal size and depth, if they are needed.
  func childProposal(for proposal: VolumeProposal, ideal: Volume?) -> VolumeProposal

  /// Returns the modifier's size and depth around a child.
  func volume(around child: Volume) -> Volume
}
