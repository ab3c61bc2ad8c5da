extension View {
  /// Sets whether menus show an arrow, which is not laid out.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets the order of menus' items, which are not laid out.
  public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Accepts whether choosing an item of a menu ends it.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

/// The order of a menu's items.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String

  /// The usual order.
  public static let automatic = MenuOrder(name: "automatic")
  /// The most important item nearest to the label.
  public static let priority = MenuOrder(name: "priority")
  /// The order in which items are written.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether choosing an item of a menu ends it.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// Always.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// Never.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
