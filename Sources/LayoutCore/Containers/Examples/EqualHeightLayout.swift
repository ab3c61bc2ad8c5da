/// Views that are all as high as the highest one would like to be.
///
///     EqualHeightLayout(spacing: 12) {
///       ForEach(cards) { Card($0).frame(maxHeight: .infinity) }
///     }
///
/// It uses nothing but the public `Layout` protocol, as do the helpers beside it, so that it can be read as an
/// example of one.
///
/// - In a row, each view has its ideal width. If that is too much, the widest ones give way until all
///   fit. Then each is proposed the largest of all heights in those widths.
/// - In a column, each is proposed the column's width, and the largest of all heights in that width, or
///   an equal share if the column would be higher than proposed.
///
/// A view that does not take the height it is given is aligned in it.
public struct EqualHeightLayout: Layout, Sendable {
  /// Whether the views are in a row or in a column.
  public var axis: Axis
  /// Where views are in the space that is theirs.
  public var alignment: Alignment
  /// The distance between neighbours; `nil` lets them decide.
  public var spacing: CGFloat?

  /// Creates a row or a column of views of one height.
  public init(
    axis: Axis = .horizontal, alignment: Alignment = .center, spacing: CGFloat? = nil
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }
}

// MARK: - Measuring

extension EqualHeightLayout {
  private func slots(_ subviews: Subviews, for proposal: ProposedViewSize) -> SlotLine {
    var line = SlotLine(axis: axis, alignment: alignment, spacing: spacing, subviews)
    let widths: [CGFloat?] =
      axis == .horizontal
      ? Self.widths(subviews, in: proposal.width.map { $0 - line.totalGap })
      : subviews.map { _ in proposal.width }
    let highest =
      zip(subviews, widths).map { $0.sizeThatFits(.init(width: $1, height: nil)).height }.max()
      ?? 0
    let height =
      axis == .horizontal ? highest : line.share(of: proposal.height, atMost: highest)
    for (subview, width) in zip(subviews, widths) {
      let proposal = ProposedViewSize(width: width, height: height)
      let dimensions = subview.dimensions(in: proposal)
      line.append(
        dimensions, proposal: proposal, size: CGSize(width: dimensions.width, height: height))
    }
    return line
  }

  /// Each view's ideal width, or less for those that want more than a fair share of what there is.
  private static func widths(_ subviews: Subviews, in available: CGFloat?) -> [CGFloat?] {
    var widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    guard var rest = available else { return widths }
    for (position, index) in widths.indices.sorted(by: { widths[$0] < widths[$1] }).enumerated() {
      widths[index] = min(widths[index], max(rest / CGFloat(widths.count - position), 0))
      rest -= widths[index]
    }
    return widths
  }

  /// The extent of the views' spaces.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    slots(subviews, for: proposal).size
  }
}

// MARK: - Placing

extension EqualHeightLayout {
  /// Places each view in its space.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    slots(subviews, for: proposal).place(subviews, at: bounds.origin)
  }
}

// MARK: - Explaining

extension EqualHeightLayout: ExplainedLayout {
  /// Says that all views get one height.
  public func reasonForProposal(
    to index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
  ) -> String { "every view is proposed the height of the highest, or an equal share" }

  /// Says that the view is aligned in its space.
  public func reasonForPlace(
    of index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
  ) -> String { "it is aligned in space \(index + 1) of \(subviews.count)" }
}
