// Lists with a row for a binding to each element of a bound collection.

/// The elements of a bound collection as `ForEach` counts them.
public typealias _BoundElements<C: Collection, ID> = LazyMapSequence<C.Indices, (C.Index, ID)>
where C.Index: Hashable

extension List {
  /// Creates a list of bound elements, in which one row can be selected.
  public init<C, RowContent: View>(
    _ data: Binding<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, C.Element.ID>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(rows: ForEach(data, id: \.id, content: rowContent))
  }

  /// Creates a list of bound elements, in which several rows can be selected.
  public init<C, RowContent: View>(
    _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, C.Element.ID>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(rows: ForEach(data, id: \.id, content: rowContent))
  }

  /// Creates a list of bound elements, told apart by one of their properties, in which one row can
  /// be selected.
  public init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, ID>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of bound elements, told apart by one of their properties, in which several rows
  /// can be selected.
  public init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, ID>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of bound elements.
  public init<C, RowContent: View>(
    _ data: Binding<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, C.Element.ID>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(rows: ForEach(data, id: \.id, content: rowContent))
  }

  /// Creates a list of bound elements, told apart by one of their properties.
  public init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, ID>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}
