// What people could change about tables. Nobody does.

extension TableColumn {
  public func customizationID(_ id: String) -> TableColumn<RowValue, Sort, Content, Label> { self }
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> TableColumn<RowValue, Sort, Content, Label> { self }
}

/// How a table's columns can be changed.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let reorder = Self(rawValue: 1), resize = Self(rawValue: 2)
  public static let visibility = Self(rawValue: 4), all = Self(rawValue: 7)
}

/// Rows of a table that are made from data, and that can be added to in a live table.
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}
