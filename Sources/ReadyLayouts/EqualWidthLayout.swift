import LayoutCore

/// A row or column of views that all have the ideal width of the widest one.
///
///     EqualWidthLayout {
///       Button("OK") {}.frame(maxWidth: .infinity)
///       Button("Cancel") {}.frame(maxWidth: .infinity)
///     }
///
/// It uses only the public `Layout` protocol, so it also serves as an example of one.
///
/// - In a row, each view is proposed the row's height and the largest of all ideal widths, or an
///   equal share of the width if that would exceed the proposal.
/// - In a column, each view is proposed the largest of all ideal widths, up to the column's
///   proposal, and no height.
///
/// A view that does not take its full width is aligned in it.
public struct EqualWidthLayout: Layout, Sendable {
  /// Whether the views are in a row or in a column.
  public var axis: Axis
  /// How views are aligned. Along the line, a view is aligned in its own slot. Across it, the views
  /// of a row line up on their vertical guides, and those of a column on their horizontal ones.
  public var alignment: Alignment
  /// The distance between neighbours; `nil` lets them decide.
  public var spacing: CGFloat?

  /// Creates a row or a column of views of one width.
  public init(
    axis: Axis = .horizontal, alignment: Alignment = .center, spacing: CGFloat? = nil
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }
}

// MARK: - Measuring

extension EqualWidthLayout {
  private func slots(_ subviews: Subviews, for proposal: ProposedViewSize) -> SlotLine {
    var line = SlotLine(axis: axis, alignment: alignment, spacing: spacing, subviews)
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    switch axis {
    case .horizontal:
      let width = line.share(of: proposal.width, atMost: widest)
      for subview in subviews {
        line.append(subview, CGSize(width: width, height: 0), height: proposal.height)
      }
    case .vertical:
      let width = min(widest, max(proposal.width ?? .infinity, 0))
      for subview in subviews { line.append(subview, CGSize(width: width, height: 0), height: nil) }
    }
    return line
  }

  /// Returns the extent of the views' slots.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    slots(subviews, for: proposal).size
  }
}

extension SlotLine {
  /// Adds a view in a slot of the given width and of the view's own height.
  fileprivate mutating func append(_ subview: LayoutSubview, _ size: CGSize, height: CGFloat?) {
    let proposal = ProposedViewSize(width: size.width, height: height)
    let dimensions = subview.dimensions(in: proposal)
    append(
      dimensions, proposal: proposal, size: CGSize(width: size.width, height: dimensions.height))
  }
}

// MARK: - Placing

extension EqualWidthLayout {
  /// Places each view in its slot.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    slots(subviews, for: proposal).place(subviews, at: bounds.origin)
  }
}

// MARK: - Explaining

extension EqualWidthLayout: ExplainedLayout {
  /// Says that all views get one width.
  public func reasonForProposal(
    toSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> String {
    "every view is proposed the same width: that of the widest, or an equal share"
  }

  /// Says that the view is aligned in its space.
  public func reasonForPlace(
    ofSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> String { "it is aligned in space \(index + 1) of \(subviews.count)" }
}
