/// What a leaf says that a closure measures.
struct MeasuredReasons: Explaining {
  let contract: LeafContract
  /// Whether the leaf has lines of text.
  let hasText: Bool

  func reasonForSize(of view: ExplainedView) -> String {
    let subject = hasText ? "its text" : "its content"
    switch contract {
    case .wrapping where view.proposal.width.isFinite:
      return "\(subject) wraps within the proposed width"
    case .wrapping: return "\(subject) gets all the width that it wants"
    case .arbitrary, .truncating:
      return "that is what \(subject) measures for \(view.proposal.plainText)"
    }
  }
}
