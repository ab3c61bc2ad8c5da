/// Views in columns, row by row.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 4) {
///       ForEach(photos) { Thumbnail(photo: $0) }
///     }
///
/// Headers and footers of sections take a line of their own. In a scroll view, the views of
/// elements of data are described when their line comes in sight, if their type says that each
/// element is one view. A condition or an `AnyView` doesn't; put a frame or an id around it.
public struct LazyVGrid<Content: View>: _TransparentView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: the columns.
  ///   - alignment: where the columns are if the grid is wider.
  ///   - spacing: the distance between rows; `nil` for the standard one.
  ///   - pinnedViews: the parts of sections that stay in sight as long as any of their section is.
  ///     Where nothing scrolls vertically, this changes nothing.
  ///   - content: the views.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing) = (columns, alignment, spacing)
    (self.pinnedViews, self.content) = (pinnedViews, content())
  }

  /// Adds one grid of the content's nodes.
  public func makeNodes(in context: inout ViewContext) {
    context.append(
      context.environment.scrollingAxes.contains(.vertical)
        ? .lazyVGrid(
          columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews,
          cells: context.rows(of: content, oneNodeEach: true))
        : .lazyVGrid(
          columns: columns, alignment: alignment, spacing: spacing,
          context.children(of: content).nodes))
  }
}
