/// Where a column's title and cells are in the column.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Place { case leading, center, trailing }

  private let place: Place

  /// At the leading edge.
  public static let automatic = TableColumnAlignment(place: .leading)
  /// At the leading edge.
  public static let leading = TableColumnAlignment(place: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(place: .center)
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(place: .trailing)
  /// At the trailing edge, where numbers are.
  public static let numeric = TableColumnAlignment(place: .trailing)

  var guide: HorizontalAlignment {
    switch place {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// A person's changes to the columns of a table. The value keeps what is written to it, and changes
/// no layout.
public struct TableColumnCustomization<RowValue: Identifiable>: Hashable, Codable, Sendable {
  private var hidden: [String: Bool] = [:]

  /// Creates the state of unchanged columns.
  public init() {}

  /// Whether a column is shown.
  public subscript(visibility id: String) -> Visibility {
    get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
  }

  /// Forgets the order of the columns.
  public mutating func resetOrder() {}
}
