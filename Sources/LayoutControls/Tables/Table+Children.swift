// Tables with rows for elements that hold others.

extension Table {
  /// Creates a table with a row for each of the outermost elements, which hold others.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(columns: columns(), of: TableOutlineGroupContent(data, children: children))
  }

  /// Creates a table with a row for each of the outermost elements, which hold others; one row can
  /// be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(columns: columns(), of: TableOutlineGroupContent(data, children: children))
  }

  /// Creates a table with a row for each of the outermost elements, which hold others; several rows
  /// can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(columns: columns(), of: TableOutlineGroupContent(data, children: children))
  }

  /// Creates a table with a row for each of the outermost elements, which hold others, and columns
  /// to sort by.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(columns: columns(), of: TableOutlineGroupContent(data, children: children))
  }

  /// Creates a table with a row for each of the outermost elements, which hold others; one row can
  /// be selected, and columns to sort by.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(columns: columns(), of: TableOutlineGroupContent(data, children: children))
  }

  /// Creates a table with a row for each of the outermost elements, which hold others; several rows
  /// can be selected, and columns to sort by.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(columns: columns(), of: TableOutlineGroupContent(data, children: children))
  }
}
