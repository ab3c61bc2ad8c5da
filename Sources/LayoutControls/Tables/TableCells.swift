/// What a table knows of one of its columns.
public struct _TableColumn<RowValue> {
  let header: AnyView
  let cell: (RowValue) -> AnyView
  /// The least and the greatest width; `nil` where there is no such limit.
  var limits: (min: CGFloat?, max: CGFloat?) = (nil, nil)
  var alignment = HorizontalAlignment.leading
  var isHidden = false
}

/// The cells of one row, one for each column.
///
/// A cell's frame depends on the column's limits alone, so that columns are the same in all rows.
/// Cells of the first column are indented by the rows that theirs is folded into.
nonisolated struct TableCells<RowValue>: View {
  @Environment(\.tableValues) private var values
  let columns: [_TableColumn<RowValue>]
  let content: (_TableColumn<RowValue>) -> AnyView

  var body: some View {
    HStack(spacing: 8) {
      ForEach(columns.indices, id: \.self) { number in
        let column = columns[number]
        let least = column.limits.min ?? 0
        VStack(alignment: column.alignment, spacing: 0) { content(column) }
          .padding(.leading, number == 0 ? TableValues.indentation * CGFloat(values.level) : 0)
          .frame(
            minWidth: least, idealWidth: least, maxWidth: column.limits.max ?? .infinity,
            alignment: Alignment(horizontal: column.alignment, vertical: .center))
      }
    }
  }
}

/// The row of the columns' titles, as high as a list's row.
nonisolated struct TableHeader<RowValue>: View {
  @Environment(\.defaultMinListRowHeight) private var minHeight
  let columns: [_TableColumn<RowValue>]

  var body: some View {
    TableCells(columns: columns) { $0.header }
      .padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
      .frame(minHeight: minHeight)
  }
}

// MARK: - Environment

/// The environment's values for tables.
struct TableValues {
  var hidesHeaders = false
  /// How many rows the row is folded into.
  var level = 0

  /// How far rows are moved for each row that they are folded into.
  static let indentation: CGFloat = 16
}

extension EnvironmentValues {
  var tableValues: TableValues {
    get { self[TableValuesKey.self] }
    set { self[TableValuesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Shows or hides the row of titles of tables in the view.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableValues.hidesHeaders, visibility == .hidden)
  }
}

private enum TableValuesKey: EnvironmentKey {
  static var defaultValue: TableValues { TableValues() }
}
