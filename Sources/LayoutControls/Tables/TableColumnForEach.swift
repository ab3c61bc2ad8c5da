/// Columns of a table for each element of some data.
///
///     Table(samples) {
///       TableColumn("Time") { Text($0.time) }
///       TableColumnForEach(channels) { channel in
///         TableColumn(channel.name) { sample in Text(sample.level(of: channel)) }
///       }
///     }
nonisolated public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
>: TableColumnContent
where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What the columns sort rows with.
  public typealias TableColumnSortComparator = Sort
  /// The columns describe themselves.
  public typealias TableColumnBody = Never

  /// The data.
  public var data: Data
  /// Makes the columns of an element.
  public var content: (Data.Element) -> Content

  /// Creates columns from elements that know their identity.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    (self.data, self.content) = (data, content)
  }

  /// Creates columns from elements, told apart by one of their properties.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) { (self.data, self.content) = (data, content) }

  /// Returns the columns of each element.
  public func _columns() -> [_TableColumn<RowValue>] { data.flatMap { content($0)._columns() } }
}
