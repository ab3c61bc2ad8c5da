/// Views that are all as wide as the widest one would like to be.
///
///     EqualWidthLayout {
///       Button("OK") {}.frame(maxWidth: .infinity)
///       Button("Cancel") {}.frame(maxWidth: .infinity)
///     }
///
/// It uses nothing but the public `Layout` protocol, as do the helpers beside it, so that it can be read as an
/// example of one.
///
/// - In a row, each view is proposed the largest of all ideal widths, or an equal share if the row would
///   be wider than proposed, and the height that is proposed to the row.
/// - In a column, each is proposed the largest of all ideal widths, but no more than is proposed to the
///   column, and no height.
///
/// A view that does not take the width it is given is aligned in it.
public struct EqualWidthLayout: Layout, Sendable {
  /// Whether the views are in a row or in a column.
  public var axis: Axis
  /// Where views are in the space that is theirs. In a row, their vertical guides coincide.
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

  /// The extent of the views' spaces.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    slots(subviews, for: proposal).size
  }
}

extension SlotLine {
  /// Adds a view whose space is as wide as given, and as high as the view comes out.
  fileprivate mutating func append(_ subview: LayoutSubview, _ size: CGSize, height: CGFloat?) {
    let proposal = ProposedViewSize(width: size.width, height: height)
    let dimensions = subview.dimensions(in: proposal)
    append(
      dimensions, proposal: proposal, size: CGSize(width: size.width, height: dimensions.height))
  }
}

// MARK: - Placing

extension EqualWidthLayout {
  /// Places each view in its space.
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
    to index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
  ) -> String { "every view is proposed the width of the widest, or an equal share" }

  /// Says that the view is aligned in its space.
  public func reasonForPlace(
    of index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
  ) -> String { "it is aligned in space \(index + 1) of \(subviews.count)" }
}
