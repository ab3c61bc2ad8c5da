/// The measures of a list's style: as measured in SwiftUI, those of the desktop's styles on a
/// desktop and those of grouped styles on a phone.
struct ListMetrics {
  /// The space around the content of a row.
  var rowInsets = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
  /// The least height of a row; `nil` for the environment's.
  private var minRowHeight: CGFloat?
  /// The least height of a section's header.
  var minHeaderHeight: CGFloat = 0
  /// The space above the first section.
  var topMargin: CGFloat = 0
  /// The distance between sections.
  var sectionSpacing: CGFloat = 0
  /// The space at the sides of sections, outside their rows' backgrounds.
  var sectionInset: CGFloat = 0

  /// The least width of labels' icons, and the distance to their titles; `nil` for the values used
  /// outside lists.
  var labels: LabelMetrics? = LabelMetrics(iconWidth: 16, spacing: 6)

  /// The least height of a row by default.
  static let usualRowHeight: CGFloat = 24

  /// Rows from edge to edge.
  static let plain = ListMetrics()

  /// The rows of a form.
  static let form: ListMetrics = {
    var metrics = ListMetrics.plain
    metrics.labels = nil
    return metrics
  }()

  /// The least height of a row. The environment's value takes precedence over the style's.
  func minRowHeight(in environment: EnvironmentValues) -> CGFloat {
    environment[MinListRowHeightKey.self] ?? minRowHeight ?? Self.usualRowHeight
  }
}

extension ListMetrics {
  init(of style: some ListStyle) {
    self.init()
    switch style {
    case is InsetListStyle:
      (rowInsets.leading, rowInsets.trailing) = (16, 16)
      (topMargin, sectionSpacing, minHeaderHeight) = (10, 20, 28)
    case is BorderedListStyle: (rowInsets.leading, rowInsets.trailing) = (7, 7)
    case is SidebarListStyle: minRowHeight = 32
    case is GroupedListStyle: group()
    case is InsetGroupedListStyle:
      group()
      sectionInset = 16
    default: break
    }
  }

  /// Takes the measures of sections that look like cards.
  private mutating func group() {
    rowInsets = EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16)
    minRowHeight = 56
    labels = LabelMetrics(iconWidth: 24, spacing: 16)
    (topMargin, sectionSpacing) = (35, 35)
  }
}

// MARK: - Heights set for all lists

extension EnvironmentValues {
  /// The least height of a list's row; 24 by default.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] ?? ListMetrics.usualRowHeight }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// The least height of a list's header; none by default.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }
}

private enum MinListRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum MinListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
