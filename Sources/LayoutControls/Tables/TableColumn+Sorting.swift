// Columns to sort by: by a property that can be compared, by one with a comparator of its own, or
// with any comparator of the rows' values. What sorts is not kept, as nothing is sorted.

extension TableColumn
where Sort: SortComparator, RowValue == Sort.Compared, Label == Text {
  /// Creates a column to sort by a property.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue> { self.init(header: Text(titleKey), cell: content) }

  /// Creates a column to sort by a property.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue> { self.init(header: text, cell: content) }

  /// Creates a column to sort by a property.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue> { self.init(header: Text(title), cell: content) }

  /// Creates a column to sort by a property with a comparator.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue>, V == C.Compared {
    self.init(header: Text(titleKey), cell: content)
  }

  /// Creates a column to sort by a property with a comparator.
  public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue>, V == C.Compared {
    self.init(header: text, cell: content)
  }

  /// Creates a column to sort by a property with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue>, V == C.Compared {
    self.init(header: Text(title), cell: content)
  }

  /// Creates a column to sort with a comparator.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(header: Text(titleKey), cell: content) }

  /// Creates a column to sort with a comparator.
  public init(
    _ text: Text, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(header: text, cell: content) }

  /// Creates a column to sort with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(header: Text(title), cell: content) }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column that shows a text of each value, to sort by it.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) { self.init(header: Text(titleKey), cell: { Text($0[keyPath: value]) }) }

  /// Creates a column that shows a text of each value, to sort by it.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) { self.init(header: text, cell: { Text($0[keyPath: value]) }) }

  /// Creates a column that shows a text of each value, to sort by it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) { self.init(header: Text(title), cell: { Text($0[keyPath: value]) }) }
}
