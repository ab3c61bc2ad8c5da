// Lists of data in which one row is always selected. Selections that may be empty are understood
// first.

extension List {
  /// Creates a list of elements that know their identity, of which one is always selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list of elements, told apart by one of their properties, of which one is always
  /// selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of numbers, of which one is always selected.
  @_disfavoredOverload
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list of bound elements, of which one is always selected.
  public init<C, RowContent: View>(
    _ data: Binding<C>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, C.Element.ID>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(rows: ForEach(data, id: \.id, content: rowContent))
  }

  /// Creates a list of bound elements, told apart by one of their properties, of which one is
  /// always selected.
  public init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, ID>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}
