/// What a frame with limits says of its numbers, an axis at a time.
extension FlexibleFrame {
  func reasonForProposal(_ child: Proposal, from proposal: Proposal) -> String {
    Axis.allCases.map { self[$0].reason(forProposing: child[$0], on: $0, from: proposal[$0]) }
      .enumeration
  }

  func reasonForSize(_ size: Size, around child: Size, for proposal: Proposal) -> String {
    Axis.allCases.map { axis in
      self[axis].reasonForLength(on: axis, around: child[axis], for: proposal[axis])
    }.enumeration
  }
}

extension FlexibleLength {
  /// Why a child is proposed what it is on an axis: what it was measured with, or the frame's own length, in
  /// which it is placed.
  func reason(
    forProposing offered: Double, on axis: Axis, from proposed: Double
  ) -> String {
    let (name, limit) = (axis.lengthName, axis.limitName)
    if offered.isNaN { return "no \(name) is proposed" }
    let wanted = proposed.isNaN ? ideal : proposed
    let result = childProposal(for: proposed)
    if result != offered { return "it is placed in the frame's own \(name) \(offered.plainText)" }
    if result > wanted {
      return "min\(limit) raises the \(name) \(wanted.plainText) to \(result.plainText)"
    }
    if result < wanted {
      return "max\(limit) limits the \(name) \(wanted.plainText) to \(result.plainText)"
    }
    if proposed.isNaN { return "ideal\(limit) \(result.plainText) stands in for the \(name)" }
    return isUnlimited
      ? "the \(name) is passed on" : "the \(name) \(result.plainText) is within its limits"
  }

  /// Why a frame, or a leaf of such limits, is as long as it is on an axis.
  func reasonForLength(
    on axis: Axis, around child: Double, for proposed: Double, childName: String = "its child"
  ) -> String {
    let (name, limit) = (axis.lengthName, axis.limitName)
    let length = length(around: child, for: proposed)
    if proposed.isNaN, !ideal.isNaN {
      return "no \(name) is proposed, so it is ideal\(limit) \(length.plainText)"
    }
    let isDecided = !lengthWithoutChild(for: proposed).isNaN
    let wanted = isDecided ? proposed : child
    let source =
      isDecided
      ? "the \(name) \(wanted.plainText) that is proposed"
      : "\(childName)'s \(name) \(wanted.plainText)"
    if proposed > maximum, length == maximum {
      return "the \(name) \(proposed.plainText) that is proposed is clamped to max\(limit) "
        + length.plainText
    }
    if length == wanted {
      return "it is as \(axis.adjective) as \(isDecided ? "proposed" : childName)"
    }
    if length == minimum, wanted < length {
      return "\(source) is raised to min\(limit) \(length.plainText)"
    }
    if length == maximum, wanted > length {
      return "\(source) is clamped to max\(limit) \(length.plainText)"
    }
    return wanted < length
      ? "it takes the \(name) \(length.plainText) that is proposed, as max\(limit) allows"
      : "it keeps to the \(name) \(length.plainText) that is proposed, as min\(limit) allows"
  }
}
