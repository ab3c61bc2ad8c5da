/// Rotates a view in space, and takes the room that the rotated view needs.
///
///     LayoutNode.fixed(width: 100, height: 40).rotation3DLayout(turn)
///
/// 1. A rotation that maps axes to axes proposes the lengths in the order of the child's axes; any
///    other passes the proposal on unchanged.
/// 2. The modifier is as large as the smallest box, with edges along the axes, around the rotated
///    child.
/// 3. The child is in the middle of it.
struct VolumeRotation: VolumeModifier {
  let rotation: Rotation3D
  /// The rotation's matrix, by row.
  private let rows: [[Double]]

  init(_ rotation: Rotation3D) {
    self.rotation = rotation
    let (x, y, z) = rotation.columns
    self.rows = [[x.x, y.x, z.x], [x.y, y.y, z.y], [x.z, y.z, z.z]]
  }

  var takesChildShape: Bool { false }

  /// Whether each axis is mapped to an axis.
  var permutesAxes: Bool {
    rows.allSatisfy { row in row.allSatisfy { $0 == 0 || $0.magnitude == 1 } }
  }

  func childProposal(for proposal: VolumeProposal, ideal: Volume?) -> VolumeProposal {
    guard permutesAxes else { return proposal }
    var child = proposal
    for axis in 0..<3 {
      for childAxis in 0..<3 where rows[axis][childAxis] != 0 { child[childAxis] = proposal[axis] }
    }
    return child
  }

  func volume(around child: Volume) -> Volume {
    var volume = Volume(size: .zero, depth: 0)
    for axis in 0..<3 {
      for childAxis in 0..<3 where rows[axis][childAxis] != 0 {
        volume[axis] += rows[axis][childAxis].magnitude * child[childAxis]
      }
    }
    return volume
  }
}

// MARK: - Explaining

extension VolumeRotation {
  func reasonForAnswer(of view: ExplainedView) -> String {
    "its child needs that much room once it is turned"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    permutesAxes
      ? "its turn brings axes onto axes, so the proposed lengths change places with them"
      : "it passes on its own proposal, whatever its turn"
  }

  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String {
    "its turned child is in the middle of it"
  }
}
