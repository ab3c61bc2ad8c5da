/// The remembered answers of a measured leaf: the ideal one, and the last other one.
struct MeasuredRecord: BitwiseCopyable {
  /// What the leaf promises.
  let contract: LeafContract
  /// What of it is relied on: nothing if shortcuts are off.
  let promise: LeafContract
  let hasMetrics: Bool
  private var knowsIdeal = false
  private var knowsLast = false
  /// Whether the ideal answer is the one to any proposal that is at least as wide.
  private var idealIsEnough = false
  private var ideal = Size.zero
  private var lastProposal = Proposal.unspecified
  private var last = Size.zero

  init(_ contract: LeafContract, relyingOn promise: LeafContract, hasMetrics: Bool) {
    self.contract = contract
    self.promise = promise
    self.hasMetrics = hasMetrics
  }

  /// The same leaf without its answers.
  var withoutAnswers: MeasuredRecord {
    MeasuredRecord(contract, relyingOn: promise, hasMetrics: hasMetrics)
  }

  /// One of the two answers.
  enum Answer {
    case ideal
    case last
  }
}

extension MeasuredRecord {
  /// Returns the answer to a proposal, if it follows from an earlier one.
  ///
  /// For a leaf that wraps, the ideal answer holds for all proposals at least as wide as it. Any
  /// other answer without a limit on the height holds for all widths from its own up to the one
  /// that was proposed; where a leaf truncates, for heights of at least its own.
  @inline(__always) func answer(to proposal: Proposal) -> Answer? {
    if idealIsEnough, !(proposal.width < ideal.width) { return .ideal }
    switch promise {
    case .wrapping:
      return knowsLast && proposal.width <= lastProposal.width && proposal.width >= last.width
        ? .last : nil
    case .truncating: return answerOfTruncating(to: proposal)
    case .arbitrary:
      if knowsIdeal, proposal.isIdentical(to: .unspecified) { return .ideal }
      return knowsLast && proposal.isIdentical(to: lastProposal) ? .last : nil
    }
  }

  private func answerOfTruncating(to proposal: Proposal) -> Answer? {
    let proposal = question(proposal)
    if knowsIdeal, proposal.isIdentical(to: question(.unspecified)) { return .ideal }
    guard knowsLast else { return nil }
    if proposal.isIdentical(to: lastProposal) { return .last }
    let isWhole = lastProposal.height == .infinity && proposal.height >= last.height
    return isWhole && proposal.width <= lastProposal.width && proposal.width >= last.width
      ? .last : nil
  }

  /// Returns the proposal by which an answer is remembered.
  @inline(__always) func question(_ proposal: Proposal) -> Proposal {
    guard promise == .truncating else { return proposal }
    return Proposal(
      proposal.width.isNaN ? .infinity : proposal.width,
      proposal.height.isNaN ? .infinity : proposal.height)
  }

  /// Returns the ideal size, if it is known to be the answer because the proposal is at least as
  /// wide.
  @inline(__always) func sizeIfUnwrapped(for proposal: Proposal) -> Size? {
    idealIsEnough && !(proposal.width < ideal.width) ? ideal : nil
  }

  @inline(__always) func size(of answer: Answer) -> Size {
    answer == .ideal ? ideal : last
  }

  mutating func remember(_ size: Size, for proposal: Proposal) -> Answer {
    let proposal = question(proposal)
    if proposal.isIdentical(to: question(.unspecified))
      || (promise == .wrapping && proposal.width == .infinity)
    {
      remember(ideal: size)
      return .ideal
    }
    last = size
    lastProposal = proposal
    knowsLast = true
    return .last
  }

  @inline(__always) mutating func remember(ideal size: Size) {
    ideal = size
    knowsIdeal = true
    switch promise {
    case .arbitrary: break
    case .wrapping: idealIsEnough = true
    case .truncating: idealIsEnough = size.width > 0
    }
  }
}

/// The baselines of a measured leaf's two answers; NaN where there is no text.
struct BaselineRecord: BitwiseCopyable {
  private var ideal = Pair()
  private var last = Pair()

  /// The first and the last baseline of an answer.
  struct Pair: BitwiseCopyable {
    var first = Double.nan
    var last = Double.nan

    var isEmpty: Bool { first.isNaN && last.isNaN }
  }

  subscript(answer: MeasuredRecord.Answer) -> Pair {
    get { answer == .ideal ? ideal : last }
    set { if answer == .ideal { ideal = newValue } else { last = newValue } }
  }
}
