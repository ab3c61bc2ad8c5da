extension View {
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

/// The order of a menu's items.
public enum MenuOrder: Sendable { case automatic, priority, fixed }

/// Whether choosing an item of a menu ends it.
public enum MenuActionDismissBehavior: Sendable { case automatic, enabled, disabled }
