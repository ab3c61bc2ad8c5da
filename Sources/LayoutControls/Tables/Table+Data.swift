// Tables with a row for each of some elements.

extension Table {
  /// Creates a table with a row for each element, one of which can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(columns: columns(), of: TableForEachContent(data))
  }

  /// Creates a table with a row for each element, several of which can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(columns: columns(), of: TableForEachContent(data))
  }

  /// Creates a table with a row for each element, one of which can be selected, and columns to sort
  /// by.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>? = nil, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Value == Sort.Compared
  { self.init(columns: columns(), of: TableForEachContent(data)) }

  /// Creates a table with a row for each element, several of which can be selected, and columns to
  /// sort by.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Value == Sort.Compared
  { self.init(columns: columns(), of: TableForEachContent(data)) }
}

/// A row for each of some elements.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// What the rows show.
  public typealias TableRowValue = Data.Element

  private let data: Data

  init(_ data: Data) { self.data = data }

  /// Returns the rows, as views.
  public func _rows(_ row: @escaping (Data.Element) -> AnyView) -> AnyView {
    AnyView(ForEach(data, content: row))
  }
}
