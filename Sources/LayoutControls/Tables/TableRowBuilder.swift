/// Builds a table's rows from the statements of a closure: rows, `if`, `switch` and availability
/// checks.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  /// Passes rows on unchanged.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// Builds no rows.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// Builds the first rows.
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
  where Content.TableRowValue == Value { first }

  /// Builds rows after others.
  public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
    accumulated: First, next: Next
  ) -> TupleTableRowContent<Value, (First, Next)>
  where First.TableRowValue == Value, Next.TableRowValue == Value {
    TupleTableRowContent(value: (accumulated, next)) { row in
      AnyView(TupleView((accumulated._rows(row), next._rows(row))))
    }
  }

  /// Builds the rows of an `if` without `else`.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }

  /// Builds the rows of a condition that holds.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalContent<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the rows of a condition that does not hold.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalContent<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Builds rows that may not be available everywhere.
  public static func buildLimitedAvailability<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value { content }
}

/// No rows.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// What a row would show.
  public typealias TableRowValue = Value

  init() {}

  /// Returns an empty view.
  public func _rows(_ row: @escaping (Value) -> AnyView) -> AnyView { AnyView(EmptyView()) }
}

/// Several rows, in their order.
nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Value

  /// The rows.
  public var value: T
  let describe: (@escaping (Value) -> AnyView) -> AnyView

  /// Returns the rows one after the other.
  public func _rows(_ row: @escaping (Value) -> AnyView) -> AnyView { describe(row) }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The rows describe themselves.
  public typealias TableRowBody = Never

  /// Returns the rows, if there are any.
  public func _rows(_ row: @escaping (Wrapped.TableRowValue) -> AnyView) -> AnyView {
    self?._rows(row) ?? AnyView(EmptyView())
  }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// What a row shows.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// The rows describe themselves.
  public typealias TableRowBody = Never

  /// Returns the chosen rows.
  public func _rows(_ row: @escaping (TrueContent.TableRowValue) -> AnyView) -> AnyView {
    switch storage {
    case .trueContent(let content): content._rows(row)
    case .falseContent(let content): content._rows(row)
    }
  }
}
