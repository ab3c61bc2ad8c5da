/// A modifier for which all three lengths of its child count at once.
protocol VolumeModifier {
  /// Whether the child's ideal size and depth are needed to know what to propose.
  var takesChildShape: Bool { get }

  /// What the child is proposed.
  ///
  /// - Parameter ideal: the child's ideal size and depth, if they are needed.
  func childProposal(for proposal: VolumeProposal, ideal: Volume?) -> VolumeProposal

  /// The modifier's size and depth around a child.
  func volume(around child: Volume) -> Volume

  /// Why it proposes what it does.
  var reasonForProposal: String { get }

  /// Why it is as large as it is.
  var reasonForSize: String { get }
}
