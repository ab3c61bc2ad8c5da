/// A leaf that is measured by a closure.
struct MeasuredLeaf {
  let contract: LeafContract
  let metrics: Metrics?
  let measure: @Sendable (ProposedViewSize) -> LeafMeasurement

  /// The text metrics, stored separately because most leaves have none.
  final class Metrics: Sendable {
    let value: TextMetrics

    init(_ value: TextMetrics) { self.value = value }
  }
}

// MARK: - Explaining

/// What a leaf says that a closure measures.
struct MeasuredReasons: Explaining {
  let contract: LeafContract
  /// Whether the leaf has lines of text.
  let hasText: Bool

  func reasonForAnswer(of view: ExplainedView) -> String {
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
