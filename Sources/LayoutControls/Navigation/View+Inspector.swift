import LayoutCore

nonisolated extension View {
  /// Shows another view in a column at the trailing edge while a value is true.
  ///
  ///     Canvas().inspector(isPresented: $isShown) { Details() }
  ///
  /// The column is 270 wide, which approximates what systems do, unless the views in it set an
  /// `inspectorColumnWidth`; the view itself takes the rest. Both are as high as offered, and their
  /// views are in the middle. In a compact horizontal size class the inspector would be a sheet,
  /// which is not laid out.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented.wrappedValue, inspector: content()))
  }

  /// Sets the width of the inspector that the view is in.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    columnWidth(InspectorColumnWidth.self, width)
  }

  /// Sets the width of the inspector that the view is in, to the ideal one within the limits.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { columnWidth(InspectorColumnWidth.self, ideal, min: min, max: max) }
}

/// The width of the inspector that a view is in.
private enum InspectorColumnWidth: LayoutValueKey { static var defaultValue: CGFloat? { nil } }

/// A view with another one in a column beside it.
private struct InspectorModifier<Inspector: View>: _TransparentModifier {
  let isPresented: Bool
  let inspector: Inspector

  func makeNodes(of content: some View, in context: inout ViewContext) {
    guard isPresented, context.environment.horizontalSizeClass != .compact else {
      content._makeNodes(in: &context)
      return context.grouped { _ in }
    }
    let main = context.node(of: content, in: .vertical)
    var side: LayoutNode?
    context.grouped { side = $0.node(of: inspector, in: .vertical) }
    let width = side.flatMap { $0[InspectorColumnWidth.self] } ?? 270
    let columns = [
      LayoutNode.screen(main, named: "Column"),
      LayoutNode.screen(side, named: "Inspector").frame(width: width),
    ]
    context.append(.hstack(spacing: 0, columns).named("InspectorContainer"))
  }
}
