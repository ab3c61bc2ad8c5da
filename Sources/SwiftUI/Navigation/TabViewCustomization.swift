/// A person's changes to the tabs of a tab view. Without such changes, it is empty.
public struct TabViewCustomization: Codable, Sendable {
  /// What people have changed about one tab.
  public struct TabCustomization: Codable, Sendable {
    /// Whether the tab is in the bar.
    public var tabBarVisibility = Visibility.automatic
    /// Whether the tab is in the sidebar.
    public var sidebarVisibility = Visibility.automatic

    private enum CodingKeys: CodingKey {}

    fileprivate init() {}

    /// Reads a customization.
    public init(from decoder: any Decoder) throws {}
  }

  private enum CodingKeys: CodingKey {}

  private var tabs: [String: TabCustomization] = [:]

  /// Creates a value without changes.
  public init() {}

  /// Reads a value without changes.
  public init(from decoder: any Decoder) throws {}

  /// What people have changed about the tab with an identifier.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// The order of the tabs in a section, if people have changed it.
  public subscript(sectionID id: String) -> [String]? { nil }

  /// Forgets the changes to the order of tabs in sections.
  public mutating func resetSectionOrder() {}

  /// Forgets which tabs people have shown and hidden.
  public mutating func resetVisibility() { tabs = [:] }
}

extension View {
  /// Accepts what people have changed about the tabs of tab views in the view, which changes no
  /// layout: tabs are not laid out.
  public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }

  /// Accepts views above the tabs in a sidebar, which are not laid out.
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Accepts views below the tabs in a sidebar, which are not laid out.
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Accepts views at the bottom of a sidebar, which are not laid out.
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Accepts whether tabs would be in a bar or in a sidebar at first; they are not laid out.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
}

/// The place of the tabs in a tab view that has room for a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// Where they usually are.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// In a bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// In a sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
