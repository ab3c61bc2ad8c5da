import LayoutCore

/// The values that rows have for their list.
enum ListRow {
  /// The space between an edge of the row and its content; `nil` for the list's own.
  enum Inset<Side>: LayoutValueKey {
    static var defaultValue: CGFloat? { nil }
  }

  /// The space at an edge of the section that the row is in; `nil` for the list's own.
  enum Margin<Side>: LayoutValueKey {
    static var defaultValue: CGFloat? { nil }
  }

  enum Top {}
  enum Leading {}
  enum Bottom {}
  enum Trailing {}

  /// What is behind the row.
  enum Background: LayoutValueKey {
    static var defaultValue: LayoutNode? { nil }
  }

  /// Whether there is a line above the row.
  enum SeparatorAbove: LayoutValueKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// Whether there is a line below the row.
  enum SeparatorBelow: LayoutValueKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// The colour of the line below the row.
  enum SeparatorTint: LayoutValueKey {
    static var defaultValue: Appearance.Paint? { nil }
  }
}

// MARK: - Rows

extension ViewContext {
  /// Adds a list with a row for each node of some content, in a scroll view of its own.
  mutating func appendList(
    of content: some View, named name: String, _ metrics: ListMetrics
  ) {
    let environment = environment
    var rows = LayoutRows()
    withEnvironment {
      $0.scrollSettings = ScrollSettings()
      $0.scrollingAxes = .vertical
      if let labels = metrics.labels { $0.controlStyles.usualLabels = labels }
      $0.soughtElement = environment.scrollDestination().soughtElement
    } _: {
      rows = $0.rows(of: content, areListed: true)
    }
    let settings = environment.scrollSettings
    append(
      .list(
        spacing: environment.listValues.rowSpacing ?? 0, to: environment.scrollDestination(),
        margins: settings.margins, clips: settings.clips,
        rows: rows.listed(metrics, in: environment)
      ).named(name))
  }
}

extension LayoutRows {
  /// A list's row for each node, described when it is needed.
  fileprivate func listed(
    _ metrics: ListMetrics, in environment: EnvironmentValues
  ) -> LayoutRows {
    LayoutRows(
      count: count, rowForID: MainActorStandIn.keeping { row(for: $0) },
      MainActorStandIn.keeping { index in
        let nodes = self[index]
        let (before, after) = (neighbour(of: index, -1)?.last, neighbour(of: index, 1)?.first)
        return nodes.indices.map { number in
          LayoutNode.row(
            of: nodes[number], after: number > 0 ? nodes[number - 1] : before,
            before: number + 1 < nodes.count ? nodes[number + 1] : after, metrics, in: environment)
        }
      })
  }

  /// The nodes of the nearest row on one side that has any, not too far away.
  private func neighbour(of row: Int, _ step: Int) -> [LayoutNode]? {
    (1...16).lazy.map { self[row + $0 * step] }.first { !$0.isEmpty }
  }
}

extension LayoutNode {
  /// A list's row of a node between its neighbours.
  fileprivate static func row(
    of node: LayoutNode, after previous: LayoutNode?, before next: LayoutNode?,
    _ metrics: ListMetrics, in environment: EnvironmentValues
  ) -> LayoutNode {
    let place = node[SectionPlace.self]
    let minHeight =
      switch place?.part ?? .content {
      case .content: metrics.minRowHeight(in: environment)
      case .header: environment.defaultMinListHeaderHeight ?? metrics.minHeaderHeight
      case .footer: CGFloat(0)
      }
    let insets = metrics.rowInsets
    var row = LayoutNode.listRow(
      insets: EdgeInsets(
        top: node[ListRow.Inset<ListRow.Top>.self] ?? insets.top,
        leading: node[ListRow.Inset<ListRow.Leading>.self] ?? insets.leading,
        bottom: node[ListRow.Inset<ListRow.Bottom>.self] ?? insets.bottom,
        trailing: node[ListRow.Inset<ListRow.Trailing>.self] ?? insets.trailing),
      minHeight: minHeight,
      separator: node.isSeparated(from: next) ? separator(below: node, environment) : nil, node)
    if let background = node[ListRow.Background.self] { row = row.background(background) }
    let margins = node.sectionMargins(after: previous, before: next, metrics, in: environment)
    return margins == EdgeInsets() ? row : row.padding(margins)
  }

  /// The space around the row of a node: that of its section, but for a row in the middle only the
  /// sides.
  private func sectionMargins(
    after previous: LayoutNode?, before next: LayoutNode?, _ metrics: ListMetrics,
    in environment: EnvironmentValues
  ) -> EdgeInsets {
    let section = self[SectionPlace.self]?.section
    var margins = EdgeInsets(
      top: 0, leading: self[ListRow.Margin<ListRow.Leading>.self] ?? metrics.sectionInset,
      bottom: 0,
      trailing: self[ListRow.Margin<ListRow.Trailing>.self] ?? metrics.sectionInset)
    if let previous {
      if previous[SectionPlace.self]?.section != section {
        margins.top =
          (self[ListRow.Margin<ListRow.Top>.self] ?? 0)
          + (environment.listValues.sectionSpacing ?? metrics.sectionSpacing)
      }
    } else {
      margins.top = self[ListRow.Margin<ListRow.Top>.self] ?? metrics.topMargin
    }
    if next == nil || next?[SectionPlace.self]?.section != section {
      margins.bottom = self[ListRow.Margin<ListRow.Bottom>.self] ?? 0
    }
    return margins
  }

  /// Whether there is a line below the row of a node.
  private func isSeparated(from next: LayoutNode?) -> Bool {
    switch self[ListRow.SeparatorBelow.self] {
    case .visible: return true
    case .hidden: return false
    case .automatic:
      let place = self[SectionPlace.self]
      guard let next, place?.part ?? .content == .content, next[SectionPlace.self] == place
      else { return false }
      return next[ListRow.SeparatorAbove.self] != .hidden
    }
  }

  private static func separator(
    below node: LayoutNode, _ environment: EnvironmentValues
  ) -> LayoutNode {
    let paint =
      node[ListRow.SeparatorTint.self]
      ?? SeparatorShapeStyle.separator._paint(in: environment)
    return LayoutNode.flexible.appearance(Appearance(content: .shape(.init(fill: paint)))).named(
      "Separator")
  }
}

/// The environment's values for lists.
struct ListValues {
  var rowSpacing: CGFloat?
  /// The distance between sections; `nil` for the style's.
  var sectionSpacing: CGFloat?
  var metrics = ListMetrics.plain
}

extension EnvironmentValues {
  var listValues: ListValues {
    get { self[ListValuesKey.self] }
    set { self[ListValuesKey.self] = newValue }
  }
}

private enum ListValuesKey: EnvironmentKey {
  static var defaultValue: ListValues { ListValues() }
}
