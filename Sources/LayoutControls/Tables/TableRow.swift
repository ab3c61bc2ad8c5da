/// Rows of a table, all with the same type of value.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable
  /// The type of the content's body, which the compiler infers.
  associatedtype TableRowBody: TableRowContent = Never

  /// What the rows are made of.
  var tableRowBody: Self.TableRowBody { get }

  /// Describes the rows as views of a list, each made from its value. Rows with a body need no
  /// implementation of their own.
  nonisolated func _rows(_ row: @escaping (Self.TableRowValue) -> AnyView) -> AnyView
}

nonisolated extension TableRowContent where TableRowBody == Never {
  /// Never called: the rows describe themselves without a body.
  public var tableRowBody: Never {
    preconditionFailure("\(Self.self) has no body; it describes itself to its table.")
  }
}

nonisolated extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// Returns the rows of the body.
  public func _rows(_ row: @escaping (Self.TableRowValue) -> AnyView) -> AnyView {
    MainActorStandIn.read(self) { $0.tableRowBody }._rows(row)
  }
}

/// A row of a table, with the value that its cells show.
///
///     Table(of: Person.self) {
///       TableColumn("Name", value: \.name)
///     } rows: {
///       TableRow(author)
///       ForEach(readers) { TableRow($0) }
///     }
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  /// What the row shows.
  public typealias TableRowValue = Value

  private let value: Value

  /// Creates a row.
  public init(_ value: Value) { self.value = value }

  /// Returns the row of the value.
  public func _rows(_ row: @escaping (Value) -> AnyView) -> AnyView { row(value) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// The rows describe themselves.
  public typealias TableRowBody = Never

  /// Returns the rows of each element.
  public func _rows(_ row: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, AnyView>(data: data, id: id, content: { content($0)._rows(row) }))
  }
}

extension ForEach {
  /// Creates a row for each of some elements.
  public init(_ data: Data)
  where
    Content == TableRow<Data.Element>, Data.Element: Identifiable, ID == Data.Element.ID
  { self.init(data: data, id: { $0.id }, content: { TableRow($0) }) }
}
