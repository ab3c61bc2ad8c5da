import LayoutCore
import ReadyLayouts

extension NumberEntry {
  static let containers = [
    NumberEntry("hstack(alignment:spacing:_:) spacing") {
      .hstack(spacing: $0, views)
    },
    NumberEntry("vstack(alignment:spacing:_:) spacing") {
      .vstack(spacing: $0, views)
    },
    NumberEntry("zstack(alignment:spacing:_:) spacing") {
      .zstack(spacing: $0, views)
    },
    NumberEntry("HStackLayout(alignment:spacing:) spacing") {
      .layout(HStackLayout(spacing: $0), views)
    },
    NumberEntry("VStackLayout(alignment:spacing:) spacing") {
      .layout(VStackLayout(spacing: $0), views)
    },
    NumberEntry(gridLayout + " horizontalSpacing") {
      .layout(GridLayout(horizontalSpacing: $0), gridCells)
    },
    NumberEntry(gridLayout + " verticalSpacing") {
      .layout(GridLayout(verticalSpacing: $0), gridCells)
    },
    NumberEntry("grid(alignment:horizontalSpacing:verticalSpacing:_:) horizontalSpacing") {
      .grid(horizontalSpacing: $0, gridCells)
    },
    NumberEntry("grid(alignment:horizontalSpacing:verticalSpacing:_:) verticalSpacing") {
      .grid(verticalSpacing: $0, gridCells)
    },
    NumberEntry("EqualWidthLayout(axis:alignment:spacing:) spacing", isReported: false) {
      .layout(EqualWidthLayout(spacing: $0), views)
    },
    NumberEntry("EqualHeightLayout(axis:alignment:spacing:) spacing", isReported: false) {
      .layout(EqualHeightLayout(spacing: $0), views)
    },
    NumberEntry(flow + " horizontalSpacing", isReported: false) {
      .layout(FlowLayout(horizontalSpacing: $0), views)
    },
    NumberEntry(flow + " verticalSpacing", isReported: false) {
      .layout(FlowLayout(verticalSpacing: $0), views)
    },
  ]

  private static let gridLayout = "GridLayout(alignment:horizontalSpacing:verticalSpacing:)"
  private static let flow =
    "FlowLayout(alignment:horizontalSpacing:verticalSpacing:isJustified:)"
  private static let gridCells = LayoutNode.gridRow(views) + LayoutNode.gridRow(views)
}

// MARK: - Lazy

extension NumberEntry {
  private static let rows = LayoutRows(count: 20) { _ in [box] }

  /// A track that may be of any kind, with a number.
  private static func tracks(_ number: CGFloat) -> [[GridItem]] {
    [
      [GridItem(.fixed(number))], [GridItem(.flexible(minimum: number))],
      [GridItem(.adaptive(minimum: number))], [GridItem(.fixed(9), spacing: number), GridItem()],
    ]
  }

  static let lazy = [
    NumberEntry("lazyHStack(alignment:spacing:_:) spacing") { .lazyHStack(spacing: $0, views) },
    NumberEntry("lazyVStack(alignment:spacing:_:) spacing") { .lazyVStack(spacing: $0, views) },
    NumberEntry("lazyHStack(alignment:spacing:pinnedViews:rows:) spacing") {
      .scroll(along: .horizontal, .lazyHStack(spacing: $0, rows: rows))
    },
    NumberEntry("lazyVStack(alignment:spacing:pinnedViews:rows:) spacing") {
      .scroll(.lazyVStack(spacing: $0, rows: rows))
    },
    NumberEntry("lazyHGrid(rows:alignment:spacing:_:) rows") {
      .vstack(tracks($0).map { .lazyHGrid(rows: $0, views) })
    },
    NumberEntry("lazyHGrid(rows:alignment:spacing:_:) spacing") {
      .lazyHGrid(rows: [GridItem()], spacing: $0, views)
    },
    NumberEntry("lazyHGrid(rows:alignment:spacing:pinnedViews:cells:) rows") {
      .vstack(tracks($0).map { .lazyHGrid(rows: $0, cells: rows) })
    },
    NumberEntry("lazyHGrid(rows:alignment:spacing:pinnedViews:cells:) spacing") {
      .lazyHGrid(rows: [GridItem()], spacing: $0, cells: rows)
    },
    NumberEntry("lazyVGrid(columns:alignment:spacing:_:) columns") {
      .vstack(tracks($0).map { .lazyVGrid(columns: $0, views) })
    },
    NumberEntry("lazyVGrid(columns:alignment:spacing:_:) spacing") {
      .lazyVGrid(columns: [GridItem()], spacing: $0, views)
    },
    NumberEntry("lazyVGrid(columns:alignment:spacing:pinnedViews:cells:) columns") {
      .vstack(tracks($0).map { .lazyVGrid(columns: $0, cells: rows) })
    },
    NumberEntry("lazyVGrid(columns:alignment:spacing:pinnedViews:cells:) spacing") {
      .lazyVGrid(columns: [GridItem()], spacing: $0, cells: rows)
    },
    NumberEntry("list(spacing:to:margins:clips:rows:) spacing") {
      .list(spacing: $0, rows: rows)
    },
    NumberEntry("list(spacing:to:margins:clips:rows:) destination") {
      .list(to: .offset(CGPoint(x: 0, y: $0)), rows: rows)
    },
    NumberEntry("list(spacing:to:margins:clips:rows:) margins") {
      .list(margins: insets($0), rows: rows)
    },
    NumberEntry(listRow + " insets") { .listRow(insets: insets($0), box) },
    NumberEntry(listRow + " minHeight") { .listRow(minHeight: $0, box) },
    NumberEntry(listRow + " separatorThickness") {
      .listRow(separator: .flexible, separatorThickness: $0, box)
    },
    NumberEntry("scroll(along:to:alignment:margins:clips:_:) destination") {
      .scroll(to: .offset(CGPoint(x: $0, y: $0)), box)
    },
    NumberEntry("scroll(along:to:alignment:margins:clips:_:) alignment") {
      .scroll(alignment: UnitPoint(x: $0, y: $0), box)
    },
    NumberEntry("scroll(along:to:alignment:margins:clips:_:) margins") {
      .scroll(margins: insets($0), box)
    },
  ]

  private static let listRow =
    "listRow(insets:minHeight:separator:separatorThickness:_:)"
}
