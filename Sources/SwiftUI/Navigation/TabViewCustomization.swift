/// A person's changes to the tabs of a tab view. Without such changes, it is empty.
public struct TabViewCustomization: Codable, Sendable {
  /// What people have changed about one tab.
  public struct TabCustomization: Codable, Sendable {
    public var tabBarVisibility = Visibility.automatic
    public var sidebarVisibility = Visibility.automatic
    private enum CodingKeys: CodingKey {}
    fileprivate init() {}
    public init(from decoder: any Decoder) throws {}
  }

  private enum CodingKeys: CodingKey {}
  private var tabs: [String: TabCustomization] = [:]
  public init() {}
  public init(from decoder: any Decoder) throws {}
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  public subscript(sectionID id: String) -> [String]? { nil }
  public mutating func resetSectionOrder() {}
  public mutating func resetVisibility() { tabs = [:] }
}

nonisolated extension View {
  public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
}

/// The place of the tabs in a tab view that has room for a sidebar.
public enum AdaptableTabBarPlacement: Sendable { case automatic, tabBar, sidebar }

// MARK: - Styles, in all of which only the selected screen is laid out

/// Pages to leaf through from top to bottom, as on a watch.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// How one page follows another.
  public enum TransitionStyle: Sendable { case automatic, blur, identity }

  public init(transitionStyle: TransitionStyle = .automatic) {}
}

/// Pages to leaf through that turn away at the edges of a watch.
public struct CarouselTabViewStyle: TabViewStyle { public init() {} }

/// A box with the tabs at its top, as on a desktop.
public struct GroupedTabViewStyle: TabViewStyle { public init() {} }

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  public static var verticalPage: Self { .init() }
  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> Self { .init(transitionStyle: transitionStyle) }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  public static var carousel: Self { .init() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: Self { .init() }
}
