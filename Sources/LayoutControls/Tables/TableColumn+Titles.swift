// Columns that nothing is sorted by.

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  { self.init(header: Text(titleKey), cell: content) }

  /// Creates a column with a title.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(header: text, cell: content)
  }

  /// Creates a column with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(header: Text(title), cell: content) }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column that shows a text of each value.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(header: Text(titleKey)) { Text($0[keyPath: value]) }
  }

  /// Creates a column that shows a text of each value.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(header: text) { Text($0[keyPath: value]) }
  }

  /// Creates a column that shows a text of each value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(header: Text(title)) { Text($0[keyPath: value]) }
  }
}
