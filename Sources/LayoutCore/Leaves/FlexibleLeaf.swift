/// A leaf that takes the proposed size, like a colour or a shape, and is 10 long without a
/// proposal.
enum FlexibleLeaf {
  /// The length if none is proposed.
  static let idealLength = 10.0

  @inline(__always) static func length(for proposed: Double) -> Double {
    proposed.isNaN ? idealLength : proposed
  }

  @inline(__always) static func size(for proposal: Proposal) -> Size {
    Size(length(for: proposal.width), length(for: proposal.height))
  }
}

// MARK: - Explaining

/// What a leaf says that takes what is proposed.
struct FlexibleReasons: Explaining {
  func reasonForAnswer(of view: ExplainedView) -> String {
    let missing = Axis.allCases.filter { view.proposal[$0].isNaN }
    let ideal = FlexibleLeaf.idealLength.plainText
    switch missing.count {
    case 0: return "it takes what is proposed"
    case 1:
      let (axis, other) = (missing[0], missing[0].cross)
      return "\(other.asLarge(as: "proposed")), and no \(axis.lengthName) is proposed, so it is "
        + "\(ideal) \(axis.adjective)"
    default: return "nothing is proposed, so it is \(ideal) on both axes"
    }
  }
}

/// What a leaf says that has one size for all proposals.
struct FixedReasons: Explaining {
  func reasonForAnswer(of view: ExplainedView) -> String {
    "its size is fixed, whatever is proposed"
  }
}
