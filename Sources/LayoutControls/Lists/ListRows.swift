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

  /// The distance to the sections beside the one that the row is in; `nil` for the list's own.
  enum SectionSpacing: LayoutValueKey { static var defaultValue: CGFloat? { nil } }

  enum Top {}
  enum Leading {}
  enum Bottom {}
  enum Trailing {}

  /// What is behind the row.
  enum Background: LayoutValueKey { static var defaultValue: LayoutNode? { nil } }

  /// Whether there is a line above the row.
  enum SeparatorAbove: LayoutValueKey { static var defaultValue: Visibility { .automatic } }

  /// Whether there is a line below the row.
  enum SeparatorBelow: LayoutValueKey { static var defaultValue: Visibility { .automatic } }

  /// The colour of the line below the row.
  enum SeparatorTint: LayoutValueKey { static var defaultValue: Appearance.Paint? { nil } }
}

// MARK: - Rows

extension ViewContext {
  /// Adds a list with a row for each node of some content, in a scroll view of its own.
  mutating func appendList(of content: some View, named name: String, _ metrics: ListMetrics) {
    let environment = environment
    var rows = LayoutRows()
    withEnvironment {
      $0.scrollSettings = ScrollSettings()
      $0.scrollingAxes = .vertical
      if let labels = metrics.labels { $0.controlStyles.usualLabels = labels }
      $0[SectionFonts.self] = metrics.sectionFonts
      $0[OutlineInset.self] = metrics.outlineInset
      $0.soughtElements = environment.scrollDestination().soughtElements
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
  fileprivate func listed(_ metrics: ListMetrics, in environment: EnvironmentValues) -> LayoutRows {
    let rows = DescribedRows(self)
    return LayoutRows(
      count: count, rowForID: MainActorStandIn.keeping { row(for: $0) },
      // That has looked into all rows.
      searched: { _ in [] },
      MainActorStandIn.keeping { index in
        let nodes = rows.nodes(of: index)
        if nodes.isEmpty { return [] }
        let (before, after) = (rows.neighbour(of: index, -1), rows.neighbour(of: index, 1))
        let edges = nodes.map(RowEdge.init)
        return nodes.indices.map { number in
          LayoutNode.row(
            of: nodes[number], after: number > 0 ? edges[number - 1] : before?.last,
            before: number + 1 < nodes.count ? edges[number + 1] : after?.first, metrics,
            in: environment)
        }
      })
  }
}

/// What a row tells those beside it.
private struct RowEdge {
  let place: SectionPlace?
  let sectionSpacing: CGFloat?
  let separatorAbove: Visibility

  init(_ node: LayoutNode) {
    place = node[SectionPlace.self]
    sectionSpacing = node[ListRow.SectionSpacing.self]
    separatorAbove = node[ListRow.SeparatorAbove.self]
  }
}

/// The rows of a list, each described once although its neighbours ask for it too.
private final class DescribedRows {
  private let rows: LayoutRows
  /// The first and the last node of rows; `nil` for rows without any.
  private var edges: [Int: (first: RowEdge, last: RowEdge)?] = [:]
  /// Rows that were described for their neighbours, and not yet for themselves. Whatever changes in
  /// them before they are, the list is described again, because it does not show them.
  private var ahead: [Int: [LayoutNode]] = [:]

  init(_ rows: LayoutRows) { self.rows = rows }

  /// Describes a row to be shown.
  func nodes(of row: Int) -> [LayoutNode] { ahead.removeValue(forKey: row) ?? describe(row) }

  /// The edges of the nearest row on one side that has any nodes, not too far away.
  func neighbour(of row: Int, _ step: Int) -> (first: RowEdge, last: RowEdge)? {
    for distance in 1...Self.mostEdges {
      let row = row + distance * step
      guard row >= 0, row < rows.count else { return nil }
      if let known = edges[row] {
        if let known { return known }
        continue
      }
      let nodes = describe(row)
      if nodes.isEmpty { continue }
      if ahead.count >= Self.mostAhead { ahead = [:] }
      ahead[row] = nodes
      if let edges = edges[row] { return edges }
    }
    return nil
  }

  private func describe(_ row: Int) -> [LayoutNode] {
    let nodes = rows[row]
    if edges.count >= Self.mostEdges { edges = [:] }
    edges[row] = .some(
      nodes.first.flatMap { first in nodes.last.map { (RowEdge(first), RowEdge($0)) } })
    return nodes
  }

  private static var mostAhead: Int { 4 }
  private static var mostEdges: Int { 10_000 }
}

extension LayoutNode {
  /// A list's row of a node between its neighbours.
  fileprivate static func row(
    of node: LayoutNode, after previous: RowEdge?, before next: RowEdge?,
    _ metrics: ListMetrics, in environment: EnvironmentValues
  ) -> LayoutNode {
    let part = node[SectionPlace.self]?.part ?? .content
    let minHeight =
      switch part {
      case .content: metrics.minRowHeight(in: environment)
      case .header: environment.defaultMinListHeaderHeight ?? metrics.minHeaderHeight
      case .footer: metrics.minHeaderHeight
      }
    let insets = metrics.insets(of: part)
    func side(_ own: CGFloat?, _ usual: CGFloat) -> CGFloat {
      own.map { metrics.addsSideInsets ? $0 + usual : $0 } ?? usual
    }
    var row = LayoutNode.listRow(
      insets: EdgeInsets(
        top: node[ListRow.Inset<ListRow.Top>.self] ?? insets.top,
        leading: side(node[ListRow.Inset<ListRow.Leading>.self], insets.leading),
        bottom: node[ListRow.Inset<ListRow.Bottom>.self] ?? insets.bottom,
        trailing: side(node[ListRow.Inset<ListRow.Trailing>.self], insets.trailing)),
      minHeight: minHeight,
      separator: node.isSeparated(from: next) ? separator(below: node, environment) : nil, node)
    if let background = node[ListRow.Background.self] { row = row.background(background) }
    let margins = node.sectionMargins(after: previous, before: next, metrics, in: environment)
    return margins == EdgeInsets() ? row : row.padding(margins)
  }

  /// The space around the row of a node: that of its section, but for a row in the middle only the
  /// sides.
  private func sectionMargins(
    after previous: RowEdge?, before next: RowEdge?, _ metrics: ListMetrics,
    in environment: EnvironmentValues
  ) -> EdgeInsets {
    let place = self[SectionPlace.self]
    let part = place?.part ?? .content
    var margins = EdgeInsets(
      top: 0, leading: self[ListRow.Margin<ListRow.Leading>.self] ?? metrics.sectionInset,
      bottom: 0,
      trailing: self[ListRow.Margin<ListRow.Trailing>.self] ?? metrics.sectionInset)
    // The list has that distance anywhere.
    let rowSpacing = environment.listValues.rowSpacing.map { $0.isFinite ? $0 : 0 } ?? 0
    if let previous {
      if previous.place?.section != place?.section {
        let own = [previous.sectionSpacing, self[ListRow.SectionSpacing.self]].compactMap(\.self)
        let spacing =
          own.isEmpty
          ? environment.listValues.sectionSpacing : own.reduce(0, +) / CGFloat(own.count)
        margins.top =
          (self[ListRow.Margin<ListRow.Top>.self] ?? 0)
          + (spacing
            ?? metrics.sectionSpacing(
              after: previous.place?.part ?? .content, before: part, in: environment)) - rowSpacing
      } else if part != .content || previous.place?.part ?? .content != .content {
        margins.top = -rowSpacing
      }
    } else {
      margins.top = self[ListRow.Margin<ListRow.Top>.self] ?? metrics.topMargin(above: part)
    }
    if next == nil || next?.place?.section != place?.section {
      margins.bottom =
        self[ListRow.Margin<ListRow.Bottom>.self] ?? (next == nil ? metrics.bottomMargin : 0)
    }
    return margins
  }

  /// Whether there is a line below the row of a node.
  private func isSeparated(from next: RowEdge?) -> Bool {
    switch self[ListRow.SeparatorBelow.self] {
    case .visible: return true
    case .hidden: return false
    case .automatic:
      let place = self[SectionPlace.self]
      guard let next, place?.part ?? .content == .content, next.place == place else { return false }
      return next.separatorAbove != .hidden
    }
  }

  private static func separator(
    below node: LayoutNode, _ environment: EnvironmentValues
  ) -> LayoutNode {
    let paint =
      node[ListRow.SeparatorTint.self] ?? SeparatorShapeStyle.separator._paint(in: environment)
    return LayoutNode.flexible.appearance(Appearance(content: .shape(.init(fill: paint)))).named(
      "Separator")
  }
}

/// The environment's values for lists.
struct ListValues {
  var minRowHeight: CGFloat?
  var minHeaderHeight: CGFloat?
  var rowSpacing: CGFloat?
  /// The distance between sections; `nil` for the style's.
  var sectionSpacing: CGFloat?
  /// The style, whose measures may depend on the platform.
  var style: any ListStyle = .automatic
}

extension EnvironmentValues {
  var listValues: ListValues {
    get { self[ListValuesKey.self] }
    set { self[ListValuesKey.self] = newValue }
  }
}

private enum ListValuesKey: EnvironmentKey { static var defaultValue: ListValues { ListValues() } }
