/// What a layout has answered last, for one size and proposal.
struct LayoutAnswers {
  private var size = Size(.nan, .nan)
  private var proposal = Proposal.unspecified
  /// Whether it has placed its subviews, and was asked nothing since.
  private(set) var isPlaced = false
  private var horizontal: Guide?
  private var vertical: Guide?

  /// The guide that it was asked for last along an axis.
  private struct Guide {
    let id: ObjectIdentifier
    /// Where it is, if the layout says so.
    let position: Double?
  }

  /// Whether the answers are for a size and a proposal.
  func areFor(_ size: Size, _ proposal: Proposal) -> Bool {
    self.size == size && self.proposal.isIdentical(to: proposal)
  }

  /// Forgets the answers, if there are any.
  mutating func forget() { if !size.width.isNaN { self = LayoutAnswers() } }

  /// Begins with answers for a size and a proposal, unless the present ones are.
  private mutating func begin(_ size: Size, _ proposal: Proposal) {
    if areFor(size, proposal) { return }
    self = LayoutAnswers()
    (self.size, self.proposal) = (size, proposal)
  }

  /// Takes note that the subviews are placed.
  mutating func notePlacement(for size: Size, _ proposal: Proposal) {
    begin(size, proposal)
    isPlaced = true
  }

  /// Takes note that the layout is asked something, and may ask its subviews anything.
  mutating func noteQuestion() { isPlaced = false }

  /// Where a guide is, if that was asked last: `nil` inside if the layout says nothing.
  func position(of guide: GuideKey) -> Double?? {
    let known = guide.axis == .horizontal ? horizontal : vertical
    return known.flatMap { $0.id == ObjectIdentifier(guide.id) ? .some($0.position) : .none }
  }

  /// Takes note of where a guide is.
  mutating func note(
    _ position: Double?, of guide: GuideKey, for size: Size, _ proposal: Proposal
  ) {
    begin(size, proposal)
    let known = Guide(id: ObjectIdentifier(guide.id), position: position)
    if guide.axis == .horizontal { horizontal = known } else { vertical = known }
  }
}
