extension LayoutNode {
  /// Creates a list: rows from top to bottom that scroll in a container as large as proposed.
  ///
  /// On an axis without a proposal, the list's length is 0. Rows out of sight have no frame.
  ///
  /// - Parameters:
  ///   - spacing: the distance between rows.
  ///   - destination: where the rows are scrolled to.
  ///   - margins: space around the rows.
  ///   - clips: whether renderers draw only what is in the list's frame.
  ///   - rows: the rows, each as wide as the list; see
  ///     ``listRow(insets:minHeight:separator:separatorThickness:_:)``.
  public static func list(
    spacing: CGFloat = 0, to destination: ScrollDestination = .offset(.zero),
    margins: EdgeInsets = EdgeInsets(), clips: Bool = true, rows: LayoutRows
  ) -> LayoutNode {
    let content = lazyVStack(
      alignment: .leading, spacing: spacing.isUsable ? spacing : 0, rows: rows)
    return scroll(to: destination, margins: margins, clips: clips, content)
      .frame(
        minWidth: 0, idealWidth: 0, maxWidth: .infinity, minHeight: 0, idealHeight: 0,
        maxHeight: .infinity, alignment: .topLeading
      )
      .named("List").noting([.unlessFinite(spacing, "a spacing", "0 is used")])
  }

  /// Creates a row of a list: a node between insets.
  ///
  /// - Parameters:
  ///   - insets: the space around the node.
  ///   - minHeight: the least height of the row, insets included.
  ///   - separator: a line along the lower edge. It reaches from the node's
  ///     `listRowSeparatorLeading` guide to its `listRowSeparatorTrailing` guide. Where the node
  ///     sets no such guide, the line ends at the inset.
  ///   - separatorThickness: the line's thickness.
  ///   - content: the node.
  public static func listRow(
    insets: EdgeInsets = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8),
    minHeight: CGFloat = 24, separator: LayoutNode? = nil, separatorThickness: CGFloat = 1,
    _ content: LayoutNode
  ) -> LayoutNode {
    layout(
      ListRowLayout(insets: insets, minHeight: minHeight, separatorThickness: separatorThickness),
      // The content must be the first child, and an empty node would be no child at all.
      [content.content.isEmpty ? .vstack([]) : content] + (separator.map { [$0] } ?? [])
    ).named("ListRow").noting(
      NodeAttributes.Problem.inInsets(insets) + [
        .unlessLength(minHeight, "a least height"),
        .unlessLength(separatorThickness, "a separator with a thickness"),
      ])
  }
}
