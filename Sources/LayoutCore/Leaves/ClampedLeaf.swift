/// A leaf that takes what is proposed, within limits: a flexible leaf in a flexible frame, as one.
struct ClampedLeaf: Equatable, BitwiseCopyable {
  let horizontal: FlexibleLength
  let vertical: FlexibleLength

  func length(on axis: Axis, for proposed: Double) -> Double {
    let limits = axis == .horizontal ? horizontal : vertical
    let child = FlexibleLeaf.length(for: limits.childProposal(for: proposed))
    return limits.length(around: child, for: proposed)
  }
}
