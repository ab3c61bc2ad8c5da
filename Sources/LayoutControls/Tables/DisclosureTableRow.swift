/// A row of a table, under which other rows can be unfolded.
///
///     Table(of: File.self) {
///       TableColumn("Name", value: \.name)
///     } rows: {
///       ForEach(folders) { folder in
///         DisclosureTableRow(folder) {
///           ForEach(folder.files) { TableRow($0) }
///         }
///       }
///     }
///
/// It is folded unless a binding says otherwise. Unfolded, the rows follow it, and their cells in
/// the first column are 16 further in. Its arrow is before the first cell, in the margin of the
/// row, and takes no room.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>:
  TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// What the rows show.
  public typealias TableRowValue = Label.TableRowValue

  private let label: Label
  private let isExpanded: Bool
  private let content: () -> Content

  /// Creates a row, and the rows that can be unfolded under it.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Label.TableRowValue {
    self.label = TableRow(value)
    self.isExpanded = isExpanded?.wrappedValue ?? false
    self.content = content
  }

  /// Returns the row, and the others if they are unfolded.
  public func _rows(_ row: @escaping (Label.TableRowValue) -> AnyView) -> AnyView {
    let first = label._rows(row).overlay(alignment: .leading) {
      TableRowArrow(isExpanded: isExpanded)
    }
    guard isExpanded else { return AnyView(first) }
    let others = content()._rows(row)
      .transformEnvironment(\.tableValues) { $0.level += 1 }
    return AnyView(TupleView((first, others)))
  }
}

/// The arrow of a row that can be unfolded, as wide as the row's margin, before the first cell's
/// content.
nonisolated private struct TableRowArrow: View {
  @Environment(\.tableValues) private var values
  let isExpanded: Bool

  var body: some View {
    let indentation = TableValues.indentation * CGFloat(values.level)
    Image(systemName: isExpanded ? "chevron.down" : "chevron.right")
      .resizable()
      .scaledToFit()
      .foregroundStyle(.secondary)
      .frame(width: 8, height: 8)
      .alignmentGuide(.leading) { $0[.trailing] - indentation }
  }
}

// MARK: - Nested elements

/// A row for each of some elements, under which the elements that it holds can be unfolded; all are
/// folded.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// What the rows show.
  public typealias TableRowValue = Data.Element

  private let data: Data
  private let hasChildren: (Data.Element) -> Bool

  init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
    self.data = data
    self.hasChildren = { $0[keyPath: children] != nil }
  }

  /// Returns the outermost elements' rows.
  public func _rows(_ row: @escaping (Data.Element) -> AnyView) -> AnyView {
    let hasChildren = hasChildren
    let rows = ForEach(data) { element in
      if hasChildren(element) {
        row(element).overlay(alignment: .leading) { TableRowArrow(isExpanded: false) }
      } else {
        row(element)
      }
    }
    return AnyView(rows)
  }
}
