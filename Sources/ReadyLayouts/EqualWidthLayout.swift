import LayoutCore

/// A row or column of views that all have the ideal width of the widest one.
///
///     EqualWidthLayout {
///       Text("OK").frame(maxWidth: .infinity)
///       Text("Cancel").frame(maxWidth: .infinity)
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
public struct EqualWidthLayout: EqualLengthLayout, Sendable {
  /// Whether the views are in a row or in a column.
  public var axis: Axis
  /// How views are aligned. Along the line, a view is aligned in its own slot. Across it, the views
  /// of a row line up on their vertical guides, and those of a column on their horizontal ones.
  public var alignment: Alignment
  /// The distance between neighbours; `nil` lets them decide.
  public var spacing: CGFloat?

  /// Creates a row or a column of views of one width.
  public init(axis: Axis = .horizontal, alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension EqualWidthLayout {
  static var equality: String { "width: that of the widest" }

  func fill(_ line: inout SlotLine, _ subviews: Subviews, for proposal: ProposedViewSize) {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let width =
      axis == .horizontal
      ? line.share(of: proposal.width, atMost: widest)
      : min(widest, max(proposal.width ?? .infinity, 0))
    let height = axis == .horizontal ? proposal.height : nil
    for subview in subviews {
      line.append(subview, ProposedViewSize(width: width, height: height), width, on: .horizontal)
    }
  }
}
