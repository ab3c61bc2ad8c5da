/// What a frame with limits says of its numbers, an axis at a time.
extension FlexibleFrame {
  func reasonForAnswer(of view: ExplainedView) -> String {
    Axis.clauses { axis in
      self[axis].reasonForLength(on: axis, around: view.content[axis], for: view.proposal[axis])
    }
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    Axis.clauses { axis in
      self[axis].reason(forProposing: child.proposal[axis], on: axis, from: view.proposal[axis])
    }
  }
}

extension FlexibleLength {
  /// Why a child is proposed what it is on an axis: what it was measured with, or the frame's own
  /// length, in which it is placed.
  fileprivate func reason(
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

  /// Why a frame is as long as it is on an axis.
  fileprivate func reasonForLength(
    on axis: Axis, around child: Double, for proposed: Double
  ) -> String {
    let (name, limit) = (axis.lengthName, axis.limitName)
    let length = length(around: child, for: proposed)
    if proposed.isNaN, !ideal.isNaN { return reasonForIdealLength(on: axis) }
    let isDecided = !lengthWithoutChild(for: proposed).isNaN
    let wanted = isDecided ? proposed : child
    let source = "\(isDecided ? "the proposed" : "its child's") \(name) "
    if proposed > maximum && length == maximum
      || proposed < minimum && length == minimum && child > length
    {
      return reason(for: length, not: proposed, of: "the proposed \(name) ", on: axis)
    }
    if length == wanted { return axis.asLarge(as: isDecided ? "proposed" : "its child") }
    if length == minimum && wanted < length || length == maximum && wanted > length {
      return reason(for: length, not: wanted, of: source, on: axis)
    }
    return wanted < length
      ? "it takes the proposed \(name) \(length.plainText), which max\(limit) allows"
      : "it keeps to the proposed \(name) \(length.plainText), which min\(limit) allows"
  }

  /// What an ideal length does where none is proposed.
  func reasonForIdealLength(on axis: Axis) -> String {
    "no \(axis.lengthName) is proposed, so it has its ideal\(axis.limitName) \(ideal.plainText)"
  }

  /// How one of the limits decides a length in place of the one wanted.
  func reason(for length: Double, not wanted: Double, of source: String, on axis: Axis) -> String {
    let change = wanted < length ? "raised to min" : "limited to max"
    return "\(source)\(wanted.plainText) is \(change)\(axis.limitName) \(length.plainText)"
  }
}
