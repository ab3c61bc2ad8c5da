// Menus for selected rows of lists and tables, and other values of rows. They are not laid out.

extension View {
  /// Accepts menus for the rows that people select, and a closure for when they choose rows. The
  /// menus are not laid out, and the closure never runs.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }

  /// Accepts a menu that appears when the view is pressed, which is not laid out.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self
  }

  /// Accepts whether the view can be selected, and leaves it unchanged.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Accepts text by which the view can be found.
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Accepts text by which the view can be found.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// Accepts text by which the view can be found.
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }

  /// Accepts that the view would be shown as out of date.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Accepts at which edges the view's gestures would come before the system's.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

/// A menu that appears when a view is pressed. It is not laid out.
public struct ContextMenu<MenuItems: View> {
  /// Accepts the menu's items.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}
