// Things other than views for each element of some data: a table's rows, tabs.
//
// All of them share one set of initialisers. With a set for each, the compiler tries every set on
// the closure of a `ForEach` of views when there is a mistake in it, and each within each.

extension ForEach {
  /// Creates rows or tabs for each of some elements that know their identity.
  @_disfavoredOverload
  public init(
    _ data: Data, @_RepeatedContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Creates rows or tabs for each of some elements, told apart by one of their properties.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @_RepeatedContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }

  /// Creates rows or tabs for each number of a range.
  @_disfavoredOverload
  public init(
    _ data: Range<Int>, @_RepeatedContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int { self.init(data: data, id: { $0 }, content: content) }
}

/// Builds what `ForEach` repeats in tables and among tabs, from the statements of a closure.
@resultBuilder public enum _RepeatedContentBuilder {
  /// Builds the first things.
  public static func buildPartialBlock<Content>(first: Content) -> Content { first }

  /// Builds the things of an `if` without `else`.
  public static func buildIf<Content>(_ content: Content?) -> Content? { content }
}

// MARK: - Rows

extension _RepeatedContentBuilder {
  /// Passes rows on unchanged.
  public static func buildExpression<Rows: TableRowContent>(_ rows: Rows) -> Rows { rows }

  /// Builds rows after others.
  public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
    accumulated: First, next: Next
  ) -> TupleTableRowContent<First.TableRowValue, (First, Next)>
  where First.TableRowValue == Next.TableRowValue {
    TableRowBuilder.buildPartialBlock(accumulated: accumulated, next: next)
  }

  /// Builds the rows of a condition that holds.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == Second.TableRowValue {
    TableRowBuilder.buildEither(first: first)
  }

  /// Builds the rows of a condition that does not hold.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == Second.TableRowValue {
    TableRowBuilder.buildEither(second: second)
  }
}

// MARK: - Tabs

extension _RepeatedContentBuilder {
  /// Passes tabs on unchanged.
  public static func buildExpression<Tabs: TabContent>(_ tabs: Tabs) -> Tabs { tabs }

  /// Builds tabs after others.
  public static func buildPartialBlock<First: TabContent, Next: TabContent>(
    accumulated: First, next: Next
  ) -> TabContentBuilder<First.TabValue>.Joined where First.TabValue == Next.TabValue {
    .init(_screens: accumulated._screens + next._screens)
  }

  /// Builds the tabs of a condition that holds.
  public static func buildEither<Tabs: TabContent>(
    first: Tabs
  ) -> TabContentBuilder<Tabs.TabValue>.Joined { .init(_screens: first._screens) }

  /// Builds the tabs of a condition that does not hold.
  public static func buildEither<Tabs: TabContent>(
    second: Tabs
  ) -> TabContentBuilder<Tabs.TabValue>.Joined { .init(_screens: second._screens) }
}
