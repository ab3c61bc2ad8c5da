/// The remembered answers of a measured leaf: the ideal one, and the last other one.
struct MeasuredRecord: BitwiseCopyable {
  /// What the leaf promises.
  let contract: LeafContract
  /// Whether the leaf promises to wrap, and shortcuts are on.
  let wraps: Bool
  let hasMetrics: Bool
  private(set) var knowsIdeal = false
  private(set) var knowsLast = false
  private(set) var ideal = Size.zero
  private var lastProposal = Proposal.unspecified
  private var last = Size.zero

  init(_ contract: LeafContract, wraps: Bool, hasMetrics: Bool) {
    self.contract = contract
    self.wraps = wraps
    self.hasMetrics = hasMetrics
  }

  /// The same leaf without its answers.
  var withoutAnswers: MeasuredRecord {
    MeasuredRecord(contract, wraps: wraps, hasMetrics: hasMetrics)
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
  /// other answer holds for all widths from its own up to the one that was proposed.
  @inline(__always) func answer(to proposal: Proposal) -> Answer? {
    if wraps {
      let width = proposal.width
      if knowsIdeal, width.isNaN || width >= ideal.width { return .ideal }
      if knowsLast, width <= lastProposal.width, width >= last.width { return .last }
      return nil
    }
    if knowsIdeal, proposal.isIdentical(to: .unspecified) { return .ideal }
    if knowsLast, proposal.isIdentical(to: lastProposal) { return .last }
    return nil
  }

  /// Returns the ideal size of a leaf that wraps, if it is known and the proposal is at least as
  /// wide.
  @inline(__always) func sizeIfUnwrapped(for proposal: Proposal) -> Size? {
    wraps && knowsIdeal && !(proposal.width < ideal.width) ? ideal : nil
  }

  @inline(__always) func size(of answer: Answer) -> Size {
    switch answer {
    case .ideal: ideal
    case .last: last
    }
  }

  mutating func remember(_ size: Size, for proposal: Proposal) -> Answer {
    if proposal.isIdentical(to: .unspecified) || (wraps && proposal.width == .infinity) {
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
    get {
      switch answer {
      case .ideal: ideal
      case .last: last
      }
    }
    set {
      switch answer {
      case .ideal: ideal = newValue
      case .last: last = newValue
      }
    }
  }
}
