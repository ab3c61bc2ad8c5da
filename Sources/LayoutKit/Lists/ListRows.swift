/// What rows say of themselves to the list that they are in.
enum ListRow {
  /// The space around the row's content; `nil` for the list's own.
  enum Insets: LayoutValueKey {
    static var defaultValue: EdgeInsets? { nil }
  }

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

extension LayoutNode {
  /// A list with a row for each of some nodes.
  static func list(of nodes: [LayoutNode], in environment: EnvironmentValues) -> LayoutNode {
    let places = nodes.map { $0[SectionPlace.self] }
    let values = environment.listValues
    let rows = nodes.indices.map { index in
      let next =
        index + 1 < nodes.count && places[index + 1] == places[index] ? nodes[index + 1] : nil
      let isContent = places[index].map { $0.part == .content } ?? true
      let isSeparated =
        switch nodes[index][ListRow.SeparatorBelow.self] {
        case .visible: true
        case .hidden: false
        case .automatic:
          isContent && next.map { $0[ListRow.SeparatorAbove.self] != .hidden } ?? false
        }
      let row = LayoutNode.row(
        of: nodes[index], places[index]?.part ?? .content, isSeparated: isSeparated, environment)
      let beginsSection = index > 0 && places[index]?.section != places[index - 1]?.section
      return beginsSection && values.sectionSpacing != 0
        ? row.padding(.top, values.sectionSpacing) : row
    }
    return .list(spacing: values.rowSpacing ?? 0, rows)
  }

  private static func row(
    of node: LayoutNode, _ part: SectionPlace.Part, isSeparated: Bool,
    _ environment: EnvironmentValues
  ) -> LayoutNode {
    let minHeight =
      switch part {
      case .content: environment.defaultMinListRowHeight
      case .header: environment.defaultMinListHeaderHeight ?? 0
      case .footer: CGFloat(0)
      }
    let paint =
      node[ListRow.SeparatorTint.self]
      ?? SeparatorShapeStyle.separator._paint(in: environment)
    let separator = LayoutNode.flexible.drawing(.shape(.init(fill: paint))).named("Separator")
    let row = LayoutNode.listRow(
      insets: node[ListRow.Insets.self] ?? EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8),
      minHeight: minHeight, separator: isSeparated ? separator : nil, node)
    return node[ListRow.Background.self].map { row.background($0) } ?? row
  }
}

/// What the environment says of lists.
struct ListValues {
  var rowSpacing: CGFloat?
  var sectionSpacing: CGFloat = 0
}

extension EnvironmentValues {
  var listValues: ListValues {
    get { builtIn.listValues }
    set { builtIn.listValues = newValue }
  }
}
