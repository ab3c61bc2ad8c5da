/// What a layout is asked: to place its subviews, or for a guide.
struct LayoutQuestion {
  private let size: Size
  private let proposal: Proposal
  fileprivate let guide: GuideKey?

  init(_ size: Size, _ proposal: Proposal, guide: GuideKey? = nil) {
    (self.size, self.proposal, self.guide) = (size, proposal, guide)
  }

  func isSame(as other: LayoutQuestion) -> Bool {
    size == other.size && guide == other.guide
      && proposal.width.bitPattern == other.proposal.width.bitPattern
      && proposal.height.bitPattern == other.proposal.height.bitPattern
  }
}

/// The answers of a layout to the last questions for guides, one along each axis.
struct LayoutGuides {
  private var horizontal: (question: LayoutQuestion, answer: Answer)?
  private var vertical: (question: LayoutQuestion, answer: Answer)?

  struct Answer {
    /// Where the guide is, if the layout says so.
    let position: Double?
  }

  /// The answer to a question; `nil` if it isn't known.
  subscript(question: LayoutQuestion) -> Answer? {
    get {
      let known = question.guide?.axis == .horizontal ? horizontal : vertical
      return known.flatMap { $0.question.isSame(as: question) ? $0.answer : nil }
    }
    set {
      let known = newValue.map { (question, $0) }
      if question.guide?.axis == .horizontal { horizontal = known } else { vertical = known }
    }
  }
}
