/// Columns of a table, whose rows all have the same type of value.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable
  /// What the columns sort rows with.
  associatedtype TableColumnSortComparator
  /// The type of the content's body, which the compiler infers.
  associatedtype TableColumnBody: TableColumnContent = Never

  /// What the columns are made of.
  var tableColumnBody: Self.TableColumnBody { get }

  /// Describes the columns to their table. Columns with a body need no implementation of their own.
  nonisolated func _columns() -> [_TableColumn<Self.TableRowValue>]
}

nonisolated extension TableColumnContent where TableColumnBody == Never {
  /// Never called: the columns describe themselves without a body.
  public var tableColumnBody: Never {
    preconditionFailure("\(Self.self) has no body; it describes itself to its table.")
  }
}

nonisolated extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// Returns the columns of the body.
  public func _columns() -> [_TableColumn<Self.TableRowValue>] {
    MainActorStandIn.read(self) { $0.tableColumnBody }._columns()
  }
}

/// A column of a table: a title, and a view for each row's value.
///
///     TableColumn("Name") { person in
///       Text(person.name)
///     }
///     .width(min: 80, max: 200)
///
/// A column to sort by says by what. Nothing is sorted: the rows are in the order of the data.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What the column sorts rows with.
  public typealias TableColumnSortComparator = Sort
  /// The column describes itself.
  public typealias TableColumnBody = Never

  private var column: _TableColumn<RowValue>

  init(header: Label, cell: @escaping (RowValue) -> Content) {
    column = _TableColumn(header: AnyView(header), cell: { AnyView(cell($0)) })
  }

  /// Returns the column itself.
  public func _columns() -> [_TableColumn<RowValue>] { [column] }
}

// MARK: - Changes

extension TableColumn {
  private func changed(
    _ change: (inout _TableColumn<RowValue>) -> Void
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var result = self
    change(&result.column)
    return result
  }

  /// Gives the column a fixed width; `nil` for none.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    changed { $0.limits = (width, width) }
  }

  /// Limits the column's width. The ideal width is the one before a person changes it. It is the
  /// least width here if there is no other.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> { changed { $0.limits = (min ?? ideal, max) } }

  /// Aligns the column's title and cells.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> TableColumn<RowValue, Sort, Content, Label> { changed { $0.alignment = alignment.guide } }

  /// Shows or hides the column unless people have chosen something else.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    changed { $0.isHidden = visibility == .hidden }
  }
}
