/// Rows of values in columns, in a container that takes all that it is offered.
///
///     Table(people) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age") { Text($0.age, format: .number) }.width(60)
///     }
///
/// The columns' titles are in a row of their own, above a list with a row for each value. Columns
/// are 8 apart. A column may have a fixed width. The others share what is left in equal parts,
/// within their limits, whatever their content is. So a column has the same width in each row.
/// Cells are at the leading edges of their columns, or where the column's `alignment` says.
///
/// Where the environment's `horizontalSizeClass` is compact, only the first column is laid out,
/// without the titles. Rows follow the rules of `List`: those out of sight are not described.
/// Selections and sort orders change nothing; sort the data.
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where
  Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue,
  Value: Identifiable
{
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableValues) private var values
  private let columns: Columns
  private let rows: Rows

  init(columns: Columns, of rows: Rows) {
    self.columns = columns
    self.rows = rows
  }

  /// The row of titles above the rows of values.
  public var body: some View {
    let visible = columns._columns().filter { !$0.isHidden }
    let isCompact = sizeClass == .compact
    let columns = isCompact ? Array(visible.prefix(1)) : visible
    VStack(spacing: 0) {
      if !isCompact && !values.hidesHeaders && !columns.isEmpty { TableHeader(columns: columns) }
      PlainRows(
        content: rows._rows { value in AnyView(TableCells(columns: columns) { $0.cell(value) }) })
    }
  }
}

/// The rows of a table, which have no style.
private struct PlainRows<Content: View>: _TransparentView {
  let content: Content

  func makeNodes(in context: inout ViewContext) {
    context.appendList(of: content, named: "List", ListMetrics())
  }
}

// MARK: - Columns and rows

extension Table {
  /// Creates a table of rows written one by one, one of which can be selected.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(columns: columns(), of: rows()) }

  /// Creates a table of rows written one by one, several of which can be selected.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(columns: columns(), of: rows()) }

  /// Creates a table of rows written one by one, one of which can be selected, with columns to sort
  /// by.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>? = nil,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared { self.init(columns: columns(), of: rows()) }

  /// Creates a table of rows written one by one, several of which can be selected, with columns to
  /// sort by.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared { self.init(columns: columns(), of: rows()) }
}
