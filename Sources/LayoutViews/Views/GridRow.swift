import LayoutCore

/// The cells of one row of a grid.
///
///     Grid {
///       GridRow(alignment: .firstTextBaseline) {
///         Text("Title").font(.title)
///         Text("Detail")
///       }
///     }
///
/// Outside a grid, or inside another container in a grid, it is like a `Group`. Of a row
/// inside a row, the outer one counts. A modifier of a row is applied to each of its cells.
@frozen public struct GridRow<Content: View>: _TransparentView {
  @usableFromInline let alignment: VerticalAlignment?
  @usableFromInline package let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: how the cells line up vertically; `nil` for the grid's alignment.
  ///   - content: the cells, from leading to trailing.
  @inlinable public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  /// Adds the cells, each of which knows its row.
  @inlinable public func makeNodes(in context: inout ViewContext) {
    // Rows that are described later belong to no grid.
    if context.rows != nil { return content._makeNodes(in: &context) }
    let (start, count) = (context.nodes.count, context.session.feedback.described.count)
    content._makeNodes(in: &context)
    context.alter(from: start, since: count, by: LayoutNode.gridCell(alignment: alignment))
  }
}
