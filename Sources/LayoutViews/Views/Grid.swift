/// Views in rows and columns.
///
///     Grid(alignment: .leading, horizontalSpacing: 8) {
///       GridRow {
///         Text("Name")
///         Text("Ada")
///       }
///       Divider().gridCellUnsizedAxes(.horizontal)
///       GridRow {
///         Text("Profession")
///         Text("Mathematician")
///       }
///     }
///
/// Columns are as wide as their widest cell, and rows as high as their highest. A view that is in
/// no row covers all columns.
@frozen public struct Grid<Content: View>: _TransparentView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let horizontalSpacing: CGFloat?
  @usableFromInline let verticalSpacing: CGFloat?
  @usableFromInline package let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: how views line up in their cells.
  ///   - horizontalSpacing: the distance between columns; `nil` lets the views decide.
  ///   - verticalSpacing: the distance between rows; `nil` lets the views decide.
  ///   - content: the rows, and views that cover all columns, from top to bottom.
  @inlinable public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
    (self.verticalSpacing, self.content) = (verticalSpacing, content())
  }

  /// Adds one grid of the content's nodes.
  @inlinable public func makeNodes(in context: inout ViewContext) {
    context.append(
      .grid(
        alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing, context.children(of: content).nodes))
  }
}
