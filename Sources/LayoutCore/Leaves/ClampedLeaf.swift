/// A leaf that takes the proposed size, within limits: a flexible leaf and its flexible frame in
/// one.
struct ClampedLeaf: Equatable, BitwiseCopyable {
  let horizontal: FlexibleLength
  let vertical: FlexibleLength

  func length(on axis: Axis, for proposed: Double) -> Double {
    let limits = axis == .horizontal ? horizontal : vertical
    let child = FlexibleLeaf.length(for: limits.childProposal(for: proposed))
    return limits.length(around: child, for: proposed)
  }
}
