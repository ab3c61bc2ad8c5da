extension LayoutNode {
  /// Creates a lazy grid that fills its columns row by row.
  ///
  ///     .lazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], photos)
  ///
  /// - Parameters:
  ///   - columns: the columns; one flexible column if empty.
  ///   - alignment: where the columns are if the grid is wider.
  ///   - spacing: the distance between rows; `nil` for the standard one.
  public static func lazyVGrid(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    _ children: [LayoutNode]
  ) -> LayoutNode {
    lazyGrid(.vertical, columns, GuideKey(alignment), spacing) { layout($0, children) }
  }

  /// Creates a lazy grid that fills its rows column by column.
  ///
  /// - Parameters:
  ///   - rows: the rows; one flexible row if empty.
  ///   - alignment: where the rows are if the grid is higher.
  ///   - spacing: the distance between columns; `nil` for the standard one.
  public static func lazyHGrid(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    _ children: [LayoutNode]
  ) -> LayoutNode {
    lazyGrid(.horizontal, rows, GuideKey(alignment), spacing) { layout($0, children) }
  }
}

// MARK: - Cells described when they are needed

extension LayoutNode {
  /// Creates a lazy grid of columns that describes its cells line by line, and only the lines in
  /// sight of the enclosing scroll view.
  ///
  ///     LayoutNode.scroll(
  ///       .lazyVGrid(
  ///         columns: [GridItem(.adaptive(minimum: 80))],
  ///         cells: LayoutRows(count: 1_000_000) { index in
  ///           [LayoutNode.flexible.aspectRatio(1, contentMode: .fit).id(index)]
  ///         }))
  ///
  /// Each row of `cells` is one view. Mark headers and footers of sections, which take a line each,
  /// with ``LayoutRows/inSection(_:as:)``. Lines out of sight have no frames. Their height is taken
  /// to be the average of the lines seen so far. If nothing scrolls vertically, all lines are laid
  /// out.
  ///
  /// - Parameters:
  ///   - columns: the columns; one flexible column if empty.
  ///   - alignment: where the columns are if the grid is wider.
  ///   - spacing: the distance between rows; `nil` for the standard one.
  ///   - pinnedViews: the parts of sections that stay in sight as long as any of their section
  ///     does. See ``PinnedScrollableViews``.
  ///   - cells: the views.
  public static func lazyVGrid(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], cells: LayoutRows
  ) -> LayoutNode {
    lazyGrid(.vertical, columns, GuideKey(alignment), spacing) {
      leaf(CellGrid(layout: $0, cells: cells, pinnedViews: pinnedViews))
    }
  }

  /// Creates a lazy grid of rows that describes its cells line by line, and only the lines in sight
  /// of the enclosing scroll view.
  ///
  /// Each row of `cells` is one view. Mark headers and footers of sections, which take a line each,
  /// with ``LayoutRows/inSection(_:as:)``. Lines out of sight have no frames. Their width is taken
  /// to be the average of the lines seen so far. If nothing scrolls horizontally, all lines are
  /// laid out.
  ///
  /// - Parameters:
  ///   - rows: the rows; one flexible row if empty.
  ///   - alignment: where the rows are if the grid is higher.
  ///   - spacing: the distance between columns; `nil` for the standard one.
  ///   - pinnedViews: the parts of sections that stay in sight as long as any of their section
  ///     does. See ``PinnedScrollableViews``.
  ///   - cells: the views.
  public static func lazyHGrid(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], cells: LayoutRows
  ) -> LayoutNode {
    lazyGrid(.horizontal, rows, GuideKey(alignment), spacing) {
      leaf(CellGrid(layout: $0, cells: cells, pinnedViews: pinnedViews))
    }
  }

  /// Creates a leaf as long as the grid's lines are known or estimated to be; an empty container if
  /// there are none.
  private static func leaf(_ grid: CellGrid) -> LayoutNode {
    guard grid.cells.count > 0 else { return layout(grid.layout, []).noting([grid.cells.problem]) }
    return layout(LazyGridRoom(grid: grid.layout, length: 0, idealBreadth: 0), [])
      .with { $0.changeGeometry { $0.role = .rows(.grid(grid)) } }.noting([grid.cells.problem])
  }

  private static func lazyGrid(
    _ axis: Axis, _ items: [GridItem], _ guide: GuideKey, _ spacing: CGFloat?,
    _ node: (LazyGridLayout) -> LayoutNode
  ) -> LayoutNode {
    let layout = LazyGridLayout(
      axis: axis, items: items.isEmpty ? [GridItem()] : items, guide: guide, spacing: spacing)
    return node(layout).named(axis == .vertical ? "LazyVGrid" : "LazyHGrid")
      .notingProblems(of: items, axis == .vertical ? "column" : "row", spacing: spacing)
  }
}
