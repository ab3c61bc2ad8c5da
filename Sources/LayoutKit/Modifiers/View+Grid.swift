// What a view says to the grid that it is in. Modifiers around pass it on, containers don't.

extension View {
  /// The number of columns that the view covers.
  ///
  ///     GridRow {
  ///       Text("Over both columns").gridCellColumns(2)
  ///     }
  @inlinable public func gridCellColumns(_ count: Int) -> some View {
    modifier(NodeModifier { $0.gridCellColumns(count) })
  }

  /// The point of the view that goes to the same point of its cell, instead of the grid's alignment.
  @inlinable public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(NodeModifier { $0.gridCellAnchor(anchor) })
  }

  /// The axes on which the view does not make its column or row larger than other cells do.
  ///
  ///     Divider().gridCellUnsizedAxes(.horizontal)  // as wide as the grid is without it
  @inlinable public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(NodeModifier { $0.gridCellUnsizedAxes(axes) })
  }

  /// How the cells of the view's column line up, instead of the grid's alignment.
  @inlinable public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(NodeModifier { $0.gridColumnAlignment(guide) })
  }
}
