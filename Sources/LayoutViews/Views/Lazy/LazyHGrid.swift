/// Views in rows, column by column.
///
///     LazyHGrid(rows: [GridItem(.fixed(40)), GridItem()], spacing: 4) {
///       ForEach(photos) { Thumbnail(photo: $0) }
///     }
///
/// Headers and footers of sections take a line of their own. In a scroll view, the views of
/// elements of data are described when their line comes in sight, if their type says that each
/// element is one view. A condition or an `AnyView` doesn't; put a frame or an id around it.
public struct LazyHGrid<Content: View>: _TransparentView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: the rows.
  ///   - alignment: where the rows are if the grid is higher.
  ///   - spacing: the distance between columns; `nil` for the standard one.
  ///   - pinnedViews: the parts of sections that stay in sight as long as any of their section is.
  ///     Where nothing scrolls horizontally, this changes nothing.
  ///   - content: the views.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing) = (rows, alignment, spacing)
    (self.pinnedViews, self.content) = (pinnedViews, content())
  }

  /// Adds one grid of the content's nodes.
  public func makeNodes(in context: inout ViewContext) {
    context.append(
      context.environment.scrollingAxes.contains(.horizontal)
        ? .lazyHGrid(
          rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews,
          cells: context.rows(of: content, oneNodeEach: true))
        : .lazyHGrid(
          rows: rows, alignment: alignment, spacing: spacing, context.children(of: content).nodes))
  }
}
