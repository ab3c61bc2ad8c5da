/// A row of a list: content between insets, with a minimum height and an optional separator.
///
/// 1. The content is proposed the row's width less the insets, and no height.
/// 2. The row is as wide as proposed. It is as high as the content and the insets, but at least as
///    high as the minimum. Without a proposed width it is as wide as the content and the insets.
/// 3. The content is at the leading inset, centred between the top and bottom ones.
/// 4. A second subview is the separator, along the row's lower edge. It reaches from the content's
///    `.listRowSeparatorLeading` guide to its `.listRowSeparatorTrailing` guide. Where the content
///    sets no such guide, it ends at the inset.
struct ListRowLayout: BuiltInLayout {
  let insets: EdgeInsets
  let minHeight: CGFloat
  let separatorThickness: CGFloat

  init(insets: EdgeInsets, minHeight: CGFloat, separatorThickness: CGFloat) {
    self.insets = insets.usable
    self.minHeight = minHeight.usableLength
    self.separatorThickness = separatorThickness.usableLength
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }
}

// MARK: - Measuring

extension ListRowLayout {
  func contentProposal(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.leading - insets.trailing, 0) }, height: nil)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let content = subviews.first?.sizeThatFits(contentProposal(proposal.width)) ?? .zero
    return CGSize(
      width: proposal.width ?? max(content.width + insets.leading + insets.trailing, 0),
      height: max(content.height + insets.top + insets.bottom, minHeight))
  }
}

// MARK: - Placing

extension ListRowLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let content = subviews.first else { return }
    let contentProposal = contentProposal(bounds.width)
    let dimensions = content.dimensions(in: contentProposal)
    let free = bounds.height - insets.top - insets.bottom - dimensions.height
    let origin = CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top + free / 2)
    content.place(at: origin, proposal: contentProposal)
    for separator in subviews.dropFirst() {
      let start = dimensions[explicit: .listRowSeparatorLeading].map { origin.x + $0 } ?? origin.x
      let end =
        dimensions[explicit: .listRowSeparatorTrailing].map { origin.x + $0 }
        ?? bounds.maxX - insets.trailing
      let width = max(end - start, 0)
      separator.place(
        at: CGPoint(x: start, y: bounds.maxY - separatorThickness),
        proposal: ProposedViewSize(width: width, height: separatorThickness))
    }
  }
}
