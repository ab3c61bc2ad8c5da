// Tables with rows for elements that hold others.

extension Table {
  /// Creates a table with a row for each element that may hold others, one of which can be
  /// selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(columns: columns(), of: TableOutlineGroupContent(data, children: children))
  }

  /// Creates a table with a row for each element that may hold others, several of which can be
  /// selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(columns: columns(), of: TableOutlineGroupContent(data, children: children))
  }

  /// Creates a table with a row for each element that may hold others, one of which can be
  /// selected, and columns to sort by.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>? = nil,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Value == Sort.Compared
  { self.init(columns: columns(), of: TableOutlineGroupContent(data, children: children)) }

  /// Creates a table with a row for each element that may hold others, several of which can be
  /// selected, and columns to sort by.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Value == Sort.Compared
  { self.init(columns: columns(), of: TableOutlineGroupContent(data, children: children)) }
}
