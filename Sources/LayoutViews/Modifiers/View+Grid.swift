// What a view says to the grid that it is in. Modifiers around pass it on, containers don't.

nonisolated extension View {
  /// Sets how many columns of a grid the view spans.
  ///
  ///     GridRow {
  ///       Text("Over both columns").gridCellColumns(2)
  ///     }
  @inlinable public func gridCellColumns(_ count: Int) -> some View {
    modifier(NodeModifier { $0.gridCellColumns(count) })
  }

  /// Aligns the view in its cell by an anchor, in place of the grid's alignment.
  @inlinable public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(NodeModifier { $0.gridCellAnchor(anchor) })
  }

  /// Keeps the view from making its column or row larger on some axes.
  ///
  ///     Divider().gridCellUnsizedAxes(.horizontal)  // as wide as the grid is without it
  @inlinable public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(NodeModifier { $0.gridCellUnsizedAxes(axes) })
  }

  /// Aligns the cells of the view's column, in place of the grid's alignment.
  @inlinable public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(NodeModifier { $0.gridColumnAlignment(guide) })
  }
}
