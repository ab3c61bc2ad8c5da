// Lists with rows for bindings to elements that hold others.

extension List where SelectionValue == Never {
  /// Creates a list of bound elements inside each other.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of bound elements inside each other, told apart by one of their properties.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<C>, ID, RowContent> {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list of bound elements inside each other, in which one row can be selected.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of bound elements inside each other, told apart by one of their properties,
  /// in which one row can be selected.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<C>, ID, RowContent> {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of bound elements inside each other, in which several rows can be selected.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of bound elements inside each other, told apart by one of their properties,
  /// in which several rows can be selected.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<C>, ID, RowContent> {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of bound elements inside each other, of which one is always selected.
  @_disfavoredOverload
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of bound elements inside each other, told apart by one of their properties, of
  /// which one is always selected.
  @_disfavoredOverload
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<C>, ID, RowContent> {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
