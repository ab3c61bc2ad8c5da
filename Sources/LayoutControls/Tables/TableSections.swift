// Groups and sections of a table's rows: they are those of the list that holds the rows.

/// The header of a section of a table: a view across all columns.
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent
{
  /// What a row would show.
  public typealias TableRowValue = Value

  let content: Content

  /// Returns the view, as a row of its own.
  public func _rows(_ row: @escaping (Value) -> AnyView) -> AnyView { AnyView(content) }
}

extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// The rows describe themselves.
  public typealias TableRowBody = Never

  /// Returns the section's rows, after its header.
  public func _rows(_ row: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
    AnyView(
      Section<AnyView, AnyView, AnyView>(
        header: header._rows(row), content: content._rows(row), footer: footer._rows(row),
        isExpanded: isExpanded))
  }

  /// Creates a section of rows without header.
  @_disfavoredOverload
  public init<Value>(@TableRowBuilder<Value> content: () -> Content)
  where Parent == EmptyTableRowContent<Value>, Footer == EmptyTableRowContent<Value> {
    self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }

  /// Creates a section of rows with a header.
  @_disfavoredOverload
  public init<Value, Header: View>(
    @TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Parent == TableHeaderRowContent<Value, Header>, Footer == EmptyTableRowContent<Value> {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(),
      footer: EmptyTableRowContent())
  }

  /// Creates a section of rows with a title.
  @_disfavoredOverload
  public init<Value>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content
  ) where Parent == TableHeaderRowContent<Value, Text>, Footer == EmptyTableRowContent<Value> {
    self.init(
      header: TableHeaderRowContent(content: Text(titleKey)), content: content(),
      footer: EmptyTableRowContent())
  }

  /// Creates a section of rows with a title.
  @_disfavoredOverload
  public init<Value, S: StringProtocol>(
    _ title: S, @TableRowBuilder<Value> content: () -> Content
  ) where Parent == TableHeaderRowContent<Value, Text>, Footer == EmptyTableRowContent<Value> {
    self.init(
      header: TableHeaderRowContent(content: Text(title)), content: content(),
      footer: EmptyTableRowContent())
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// The rows describe themselves.
  public typealias TableRowBody = Never

  /// Groups rows.
  @_disfavoredOverload
  public init<Value>(@TableRowBuilder<Value> content: () -> Content)
  where Value == Content.TableRowValue {
    self = .of(content())
  }

  /// Returns the rows of the group.
  public func _rows(_ row: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
    content._rows(row)
  }
}
