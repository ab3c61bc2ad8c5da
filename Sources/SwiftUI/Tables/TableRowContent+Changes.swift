extension TableRowContent {
  /// Accepts a closure that would provide what is dragged; it never runs.
  public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<Self.TableRowValue> { self }

  /// Accepts a menu that would be shown for the row; it is not laid out.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<Self.TableRowValue> { self }

  /// Accepts a closure for when the pointer moves over the row; it never runs.
  public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<Self.TableRowValue> { self }
}

extension DynamicTableRowContent {
  /// Accepts a closure for when elements are dropped between the rows; it never runs.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicTableRowContent<Self.TableRowValue> { self }
}
