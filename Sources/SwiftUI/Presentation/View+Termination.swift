// What happens around what a view presents, and around its window. Nothing does: layout stays the
// same.

extension View {
  /// Accepts whether an app ends while the view is presented.
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }

  /// Accepts whether an app ends while the view's dialogs are presented.
  public func dialogPreventsAppTermination(_ prevents: Bool?) -> some View { self }

  /// Accepts which point of the window stays if its size changes.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Accepts a name by which people's use of the view is told from other use.
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }

  /// Accepts which part of what people search for is selected.
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
}

extension ToolbarContent {
  /// Accepts whether the items are there.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent { self }
}
