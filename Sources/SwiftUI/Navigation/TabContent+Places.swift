extension TabContent {
  /// Accepts where the tabs are shown unless people choose otherwise.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Accepts where the tabs are shown.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Accepts how the tabs can be rearranged.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
}

/// Where a tab is shown.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = TabPlacement(name: "automatic")
  /// Always at the end of the bar.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the list at the side only.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// How a tab can be rearranged.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Put it elsewhere.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}
