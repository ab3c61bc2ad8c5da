// Lists with a row for a binding to each element of a bound collection. Nobody moves or deletes
// rows, so that those that can be edited are laid out as others.

/// The ways in which rows of a bound collection can be edited. They change no frame.
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

/// The elements of a bound collection as `ForEach` counts them.
public typealias _BoundElements<C: Collection, ID> = LazyMapSequence<C.Indices, (C.Index, ID)>
where C.Index: Hashable

extension List {
  /// Creates a list of bound elements, whose rows can be edited and selected.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, C.Element.ID>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  { self.init(rows: ForEach(data, id: \.id, content: rowContent)) }

  /// Creates a list of bound elements, told apart by one of their properties, whose rows can be
  /// edited and selected.
  @_disfavoredOverload
  public init<
    C: RandomAccessCollection & _BoundCollection & DynamicProperty, ID: Hashable, RowContent: View
  >(
    _ data: C, id: KeyPath<C.Value.Element, ID>, editActions: EditActions<C.Value> = [],
    selection: Binding<SelectionValue>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Value.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C.Value, ID>, ID, RowContent>, C.Value.Index: Hashable
  { self.init(rows: ForEach(data, id: id, content: rowContent)) }

  /// Creates a list of nested bound elements that know their identity, whose rows can be selected.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    selection: Binding<SelectionValue>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of nested bound elements, told apart by one of their properties, whose rows can
  /// be selected.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    selection: Binding<SelectionValue>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<C>, ID, RowContent> {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of bound elements, whose rows can be edited.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C, C.Element.ID>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  { self.init(rows: ForEach(data, id: \.id, content: rowContent)) }

  /// Creates a list of bound elements, told apart by one of their properties, whose rows can be
  /// edited.
  @_disfavoredOverload
  public init<
    C: RandomAccessCollection & _BoundCollection & DynamicProperty, ID: Hashable, RowContent: View
  >(
    _ data: C, id: KeyPath<C.Value.Element, ID>, editActions: EditActions<C.Value> = [],
    @ViewBuilder rowContent: @escaping (Binding<C.Value.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<C.Value, ID>, ID, RowContent>, C.Value.Index: Hashable
  { self.init(rows: ForEach(data, id: id, content: rowContent)) }

  /// Creates a list of nested bound elements that know their identity.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of nested bound elements, told apart by one of their properties.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<C>, ID, RowContent> {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a bound collection that can be edited, from a binding to
  /// the element.
  @inlinable public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  { self.init(data, id: \.id, content: content) }

  /// Creates a view for each element of a bound collection that can be edited, from a binding to
  /// the element.
  @inlinable public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  { self.init(data, id: id, content: content) }
}
