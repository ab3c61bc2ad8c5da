/// What is remembered of a measured leaf's answers: the ideal one, and the last other one.
struct MeasuredRecord: BitwiseCopyable {
  /// An answer with the proposal that got it.
  struct Answer: BitwiseCopyable {
    var proposal = Proposal.unspecified
    var size = Size.zero
    /// The baselines; NaN for a leaf without text.
    var firstBaseline = Double.nan
    var lastBaseline = Double.nan
  }

  let wraps: Bool
  var knowsIdeal = false
  var knowsLast = false
  var ideal = Answer()
  var last = Answer()
}

extension MeasuredRecord {
  /// The answer to a proposal, if it follows from an earlier one.
  ///
  /// For a leaf that wraps, the ideal answer holds for all proposals at least as wide as it, and
  /// another answer for all that lie between its width and the proposal that got it.
  func answer(to proposal: Proposal) -> Answer? {
    if wraps {
      let width = proposal.width
      if knowsIdeal, width.isNaN || width >= ideal.size.width { return ideal }
      if knowsLast, width <= last.proposal.width, width >= last.size.width { return last }
      return nil
    }
    if knowsIdeal, proposal.isIdentical(to: .unspecified) { return ideal }
    if knowsLast, proposal.isIdentical(to: last.proposal) { return last }
    return nil
  }

  mutating func remember(_ answer: Answer) {
    if answer.proposal.isIdentical(to: .unspecified)
      || (wraps && answer.proposal.width == .infinity)
    {
      ideal = answer
      knowsIdeal = true
    } else {
      last = answer
      knowsLast = true
    }
  }
}
