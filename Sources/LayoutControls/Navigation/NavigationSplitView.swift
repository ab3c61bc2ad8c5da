import LayoutCore

/// Columns side by side. The last one takes what the others leave.
///
/// - The sidebar is 200 wide, and the content beside it, if there is some, 240, unless the views in
///   them set a `navigationSplitViewColumnWidth`.
/// - Columns are as high as offered, and their views are in the middle.
/// - In a compact horizontal size class there is one column only: the preferred one, else the
///   sidebar.
///
/// Bars, and lines between columns, take no room.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _TransparentView {
  private let visibility: NavigationSplitViewVisibility
  private let compactColumn: NavigationSplitViewColumn
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ column: Binding<NavigationSplitViewColumn>?, sidebar: Sidebar, content: Content?,
    detail: Detail
  ) {
    self.visibility = visibility?.wrappedValue ?? .automatic
    self.compactColumn = column?.wrappedValue ?? .sidebar
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Adds one row of columns.
  public func makeNodes(in context: inout ViewContext) {
    let columns = columns(isCompact: context.environment.horizontalSizeClass == .compact)
    let nodes = columns.map { column in
      var node: LayoutNode?
      context.identified(by: column) { context in
        node =
          switch column {
          case .sidebar: context.node(of: sidebar, in: .vertical)
          case .content: context.node(of: content, in: .vertical)
          default: context.node(of: detail, in: .vertical)
          }
      }
      return LayoutNode.splitColumn(
        node, width: columns.count > 1 && column != .detail ? column.width : nil)
    }
    context.append(.hstack(spacing: 0, nodes).keptWithOneChild().named("NavigationSplitView"))
  }

  private func columns(isCompact: Bool) -> [NavigationSplitViewColumn] {
    if isCompact { return [content == nil && compactColumn == .content ? .detail : compactColumn] }
    let all: [NavigationSplitViewColumn] =
      content == nil ? [.sidebar, .detail] : [.sidebar, .content, .detail]
    switch visibility {
    case .detailOnly: return [.detail]
    case .doubleColumn: return all.suffix(2)
    default: return all
    }
  }
}

extension LayoutNode {
  /// A column of a split view, of a width or as wide as offered.
  fileprivate static func splitColumn(_ node: LayoutNode?, width: CGFloat?) -> LayoutNode {
    let width = node.flatMap { $0[SplitColumnWidth.self] } ?? width
    let column = LayoutNode.screen(node, named: "Column")
    return width.map { column.frame(width: $0) } ?? column
  }
}

// MARK: - Columns

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view of two columns. Bindings may say which are shown, and which one where there is
  /// room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail()
    )
  }
}

extension NavigationSplitView {
  /// Creates a view of three columns. Bindings may say which are shown, and which one where there
  /// is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }
}
