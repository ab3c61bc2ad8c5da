// Lists and rows of bound collections that people could edit. Nobody does, so they are laid out as those without.

/// What people can do with the rows of a bound collection. It changes no frame.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The actions, a bit each.
  public let rawValue: Int

  /// Creates a set of actions.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving rows.
  public static var move: Self { Self(rawValue: 1) }
  /// Deleting rows.
  public static var delete: Self { Self(rawValue: 2) }
  /// All of these.
  public static var all: Self { [.move, .delete] }
}

extension List where SelectionValue == Never {
  /// Creates a list of bound elements, whose rows people can edit.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, C.Element.ID>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list of bound elements, told apart by one of their properties, whose rows people can edit.
  public init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, ID>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Creates a list of bound elements, whose rows people can edit and select.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, C.Element.ID>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list of bound elements, whose rows people can edit, and select any number of.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, C.Element.ID>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Creates a list of bound elements, told apart by one of their properties, whose rows people can edit and
  /// select.
  public init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, ID>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of bound elements, told apart by one of their properties, whose rows people can edit, and
  /// select any number of.
  public init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, ID>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of bound elements, whose rows people can edit and of which one is always selected.
  @_disfavoredOverload
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, C.Element.ID>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list of bound elements, told apart by one of their properties, whose rows people can edit and of
  /// which one is always selected.
  @_disfavoredOverload
  public init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, ID>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}

extension ForEach where Content: View {
  /// A view for each element of a bound collection, which people can edit, from a binding to the element.
  @inlinable public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, content: content)
  }

  /// A view for each element of a bound collection, which people can edit, from a binding to the element.
  @inlinable public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(data, id: id, content: content)
  }
}
