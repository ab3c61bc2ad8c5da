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

// MARK: - Explaining

extension ClampedLeaf: Explaining {
  func reasonForAnswer(of view: ExplainedView) -> String {
    Axis.clauses { reason(for: view.proposal[$0], on: $0) }
  }

  private func reason(for proposed: Double, on axis: Axis) -> String {
    let limits = axis == .horizontal ? horizontal : vertical
    let length = length(on: axis, for: proposed)
    if proposed.isNaN, !limits.ideal.isNaN { return limits.reasonForIdealLength(on: axis) }
    let wanted = FlexibleLeaf.length(for: proposed)
    if wanted != length {
      let source = proposed.isNaN ? "its own" : "the proposed"
      return limits.reason(for: length, not: wanted, of: "\(source) \(axis.lengthName) ", on: axis)
    }
    return proposed.isNaN
      ? "no \(axis.lengthName) is proposed, so it is \(length.plainText) \(axis.adjective)"
      : axis.asLarge(as: "proposed")
  }
}
