/// Builds a table's columns from the statements of a closure: columns, `if` and availability
/// checks.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Passes columns to sort by on unchanged.
  public static func buildExpression<Content: TableColumnContent>(_ column: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { column }

  /// Passes columns without a sort order on unchanged.
  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent>(_ column: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Never { column }

  /// Builds the first column.
  public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
  where Column.TableRowValue == RowValue { first }

  /// Builds columns after others.
  public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
    accumulated: First, next: Next
  ) -> TupleTableColumnContent<RowValue, Sort, (First, Next)>
  where First.TableRowValue == RowValue, Next.TableRowValue == RowValue {
    TupleTableColumnContent(
      value: (accumulated, next), columns: accumulated._columns() + next._columns())
  }

  /// Builds the columns of an `if` without `else`.
  public static func buildIf<Content: TableColumnContent>(
    _ content: Content?
  ) -> OptionalColumns<Content> where Content.TableRowValue == RowValue { OptionalColumns(content) }

  /// Builds the columns of a condition that holds.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> EitherColumns<First, Second> { .first(first) }

  /// Builds the columns of a condition that does not hold.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> EitherColumns<First, Second> { .second(second) }

  /// Builds columns that may not be available everywhere.
  public static func buildLimitedAvailability<Content: TableColumnContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == RowValue { content }
}

/// Several columns, in their order.
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort, T>:
  TableColumnContent
{
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What the columns sort rows with.
  public typealias TableColumnSortComparator = Sort

  /// The columns.
  public var value: T
  let columns: [_TableColumn<RowValue>]

  /// Returns the columns one after the other.
  public func _columns() -> [_TableColumn<RowValue>] { columns }
}

extension TableColumnBuilder {
  /// Columns that may be missing.
  nonisolated public struct OptionalColumns<Content: TableColumnContent>: TableColumnContent {
    /// What a row shows.
    public typealias TableRowValue = Content.TableRowValue
    /// What the columns sort rows with.
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator

    private let content: Content?

    init(_ content: Content?) { self.content = content }

    /// Returns the columns, if there are any.
    public func _columns() -> [_TableColumn<TableRowValue>] { content?._columns() ?? [] }
  }

  /// Columns that depend on a condition.
  nonisolated public enum EitherColumns<First: TableColumnContent, Second: TableColumnContent>:
    TableColumnContent
  where First.TableRowValue == Second.TableRowValue {
    /// What a row shows.
    public typealias TableRowValue = First.TableRowValue
    /// What the columns sort rows with.
    public typealias TableColumnSortComparator = First.TableColumnSortComparator

    /// Those of a condition that holds.
    case first(First)
    /// Those of a condition that does not hold.
    case second(Second)

    /// Returns the chosen columns.
    public func _columns() -> [_TableColumn<TableRowValue>] {
      switch self {
      case .first(let columns): columns._columns()
      case .second(let columns): columns._columns()
      }
    }
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// What the columns sort rows with.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// The columns describe themselves.
  public typealias TableColumnBody = Never

  /// Groups columns.
  @_disfavoredOverload
  public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self = .of(content())
  }

  /// Returns the columns of the group.
  public func _columns() -> [_TableColumn<Content.TableRowValue>] { content._columns() }
}

nonisolated extension Never: TableColumnContent, TableRowContent {
  /// A value of type `Never` does not exist.
  public typealias TableRowValue = Never
  /// A value of type `Never` does not exist.
  public typealias TableColumnSortComparator = Never
  /// A value of type `Never` does not exist.
  public typealias TableColumnBody = Never
  /// A value of type `Never` does not exist.
  public typealias TableRowBody = Never
}
