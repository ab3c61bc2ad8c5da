import LayoutCore

/// What the layouts of one width and of one height have in common: a line of slots, in which they
/// put their views.
protocol EqualLengthLayout: ExplainedLayout where Cache == Void {
  var axis: Axis { get }
  var alignment: Alignment { get }
  var spacing: CGFloat? { get }
  /// What is the same for all views, and whose it is, in words.
  static var equality: String { get }

  /// Measures the views and adds them to an empty line.
  func fill(_ line: inout SlotLine, _ subviews: Subviews, for proposal: ProposedViewSize)
}

extension EqualLengthLayout {
  private func slots(_ subviews: Subviews, for proposal: ProposedViewSize) -> SlotLine {
    var line = SlotLine(axis: axis, alignment: alignment, spacing: spacing, subviews)
    fill(&line, subviews, for: proposal)
    return line
  }

  /// Returns the extent of the views' slots.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { slots(subviews, for: proposal).size }

  /// Places each view in its slot.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { slots(subviews, for: proposal).place(at: bounds.origin) }

  /// Says that all views get one length.
  public func reasonForProposal(
    toSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> String { "every view is proposed the same \(Self.equality), or an equal share" }

  /// Says that the view is aligned in its space.
  public func reasonForPlacement(
    ofSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> String { "it is aligned in space \(index + 1) of \(subviews.count)" }
}
