/// What leaves say of their sizes where a layout is explained, in halves of sentences.
enum FixedLeaf {
  static let reasonForSize = "it is always as large, whatever is proposed"
}

extension FlexibleLeaf {
  static func reasonForSize(for proposal: Proposal) -> String {
    let missing = Axis.allCases.filter { proposal[$0].isNaN }.map(\.lengthName)
    if missing.isEmpty { return "it takes what is proposed" }
    let none = "\(idealLength.plainText) stands for the \(missing.enumeration) that nobody proposes"
    return missing.count == 2 ? none : "it takes what is proposed, and \(none)"
  }
}

extension ClampedLeaf {
  func reasonForSize(for proposal: Proposal) -> String {
    Axis.allCases.map { axis in
      let limits = axis == .horizontal ? horizontal : vertical
      let offered = FlexibleLeaf.length(for: limits.childProposal(for: proposal[axis]))
      return limits.reasonForLength(
        on: axis, around: offered, for: proposal[axis], childName: "what is offered")
    }.enumeration
  }
}

extension SpacerLeaf {
  static func reasonForSize(
    along axes: [Axis], minimum: Double, for proposal: Proposal
  ) -> String {
    axes.map { axis in
      let proposed = proposal[axis]
      if proposed.isNaN {
        return "no \(axis.lengthName) is proposed, so it keeps its least, \(minimum.plainText)"
      }
      return proposed < minimum
        ? "its least \(axis.lengthName) is \(minimum.plainText)"
        : "it takes all of the \(axis.lengthName) that is proposed"
    }.enumeration
  }
}

extension DividerLeaf {
  static func reasonForSize(thickness: Double, isVertical: Bool) -> String {
    "it is a \(isVertical ? "vertical" : "horizontal") line, \(thickness.plainText) thick and as long "
      + "as proposed"
  }
}

extension LeafContract {
  func reasonForSize(for proposal: Proposal, hasText: Bool) -> String {
    let subject = hasText ? "its text" : "its content"
    switch self {
    case .wrapping where proposal.width.isFinite:
      return "\(subject) wraps within the width proposed"
    case .wrapping: return "\(subject) has all the width that it wants"
    case .arbitrary: return "that is what \(subject) measures for this proposal"
    }
  }
}
