import LayoutCore

/// A row or column of views that all have the ideal height of the highest one.
///
///     EqualHeightLayout(spacing: 12) {
///       ForEach(cards) { Text($0.name).frame(maxHeight: .infinity) }
///     }
///
/// It uses only the public `Layout` protocol, so it also serves as an example of one.
///
/// - In a row, each view has its ideal width. If these widths do not fit, the widest views are
///   proposed less, until the proposals do. Then each view is proposed the largest of all heights
///   in these widths.
/// - In a column, each view is proposed the column's width and the largest of all heights in that
///   width, or an equal share of the height if that would exceed the proposal.
///
/// A view that does not take its full height is aligned in it.
public struct EqualHeightLayout: EqualLengthLayout, Sendable {
  /// Whether the views are in a row or in a column.
  public var axis: Axis
  /// How views are aligned. Along the line, a view is aligned in its own slot. Across it, the views
  /// of a row line up on their vertical guides, and those of a column on their horizontal ones.
  public var alignment: Alignment
  /// The distance between neighbours; `nil` lets them decide.
  public var spacing: CGFloat?

  /// Creates a row or a column of views of one height.
  public init(axis: Axis = .horizontal, alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension EqualHeightLayout {
  static var equality: String { "height: that of the highest" }

  func fill(_ line: inout SlotLine, _ subviews: Subviews, for proposal: ProposedViewSize) {
    let widths: [CGFloat?] =
      axis == .horizontal
      ? Self.widths(subviews, in: proposal.width.map { $0 - line.totalGap })
      : subviews.map { _ in proposal.width }
    let highest =
      zip(subviews, widths).map { $0.sizeThatFits(.init(width: $1, height: nil)).height }.max() ?? 0
    let height = axis == .horizontal ? highest : line.share(of: proposal.height, atMost: highest)
    for (subview, width) in zip(subviews, widths) {
      line.append(subview, ProposedViewSize(width: width, height: height), height, on: .vertical)
    }
  }

  /// Returns each view's ideal width, reduced for views that want more than a fair share of the
  /// available width.
  private static func widths(_ subviews: Subviews, in available: CGFloat?) -> [CGFloat?] {
    var widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    guard var rest = available else { return widths }
    for (position, index) in widths.indices.sorted(by: { widths[$0] < widths[$1] }).enumerated() {
      widths[index] = min(widths[index], max(rest / CGFloat(widths.count - position), 0))
      rest -= widths[index]
    }
    return widths
  }
}
