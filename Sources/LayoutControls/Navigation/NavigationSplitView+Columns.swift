/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String

  /// All of them.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All of them.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// How wide the column is unless it says so.
  let width: CGFloat

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar", width: 200)
  /// The column in the middle.
  public static let content = NavigationSplitViewColumn(name: "content", width: 240)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail", width: 0)
}

/// The width of the split view's column that a view is in.
enum SplitColumnWidth: LayoutValueKey { static var defaultValue: CGFloat? { nil } }

nonisolated extension View {
  /// Sets the width of the split view's column that the view is in.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    columnWidth(SplitColumnWidth.self, width)
  }

  /// Sets the width of the split view's column that the view is in, to the ideal one within the
  /// limits.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { columnWidth(SplitColumnWidth.self, ideal, min: min, max: max) }
}
