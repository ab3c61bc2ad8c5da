/// A modifier that computes all three lengths of its child together.
protocol VolumeModifier {
  /// Whether the proposal depends on the child's ideal size and depth.
  var takesChildShape: Bool { get }

  /// Returns the proposal to the child.
  ///
  /// - Parameter ideal: the child's ideal size and depth, if they are needed.
  func childProposal(for proposal: VolumeProposal, ideal: Volume?) -> VolumeProposal

  /// Returns the modifier's size and depth around a child.
  func volume(around child: Volume) -> Volume

  /// Why it proposes what it does.
  var reasonForProposal: String { get }

  /// Why it is as large as it is.
  var reasonForSize: String { get }
}
