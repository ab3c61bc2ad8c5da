import LayoutCore
import ReadyLayouts

/// Containers that choose, wrap and line up, at random.
extension RandomTree {
  mutating func adaptiveContainer(
    _ children: [LayoutNode], _ spacing: CGFloat?
  ) -> LayoutNode {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      .viewThatFits(
        in: random.pick([], .horizontal, .vertical, [.horizontal, .vertical]), children)
    case 2: .lazyVStack(alignment: horizontalAlignment(), spacing: spacing, children)
    case 3: .lazyHStack(alignment: verticalAlignment(), spacing: spacing, children)
    case 4:
      .lazyVGrid(
        columns: gridItems(), alignment: horizontalAlignment(), spacing: spacing,
        children.enumerated().map { inSection($1, $0) })
    case 5:
      .lazyHGrid(
        rows: gridItems(), alignment: verticalAlignment(), spacing: spacing, children)
    case _ where !holdsCode: random.pick(.hstack(children), .vstack(spacing: spacing, children))
    case 6:
      .layout(
        FlowLayout(
          alignment: alignment(), horizontalSpacing: spacing,
          verticalSpacing: random.pick(nil, 3), isJustified: random.once(in: 3)), children)
    default:
      random.once(in: 2)
        ? .layout(
          EqualWidthLayout(
            axis: random.pick(.horizontal, .vertical), alignment: alignment(), spacing: spacing),
          children)
        : .layout(
          EqualHeightLayout(
            axis: random.pick(.horizontal, .vertical), alignment: alignment(), spacing: spacing),
          children)
    }
  }

  /// A node that is perhaps the header of a section.
  private mutating func inSection(_ node: LayoutNode, _ section: Int) -> LayoutNode {
    guard random.once(in: 3) else { return node }
    let part = random.pick(SectionPart.header, .content, .footer)
    return node.inSection(section, as: part)
  }
}
