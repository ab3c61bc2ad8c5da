/// How tab views look.
public protocol TabViewStyle: Sendable {}

public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }

/// Pages to leaf through.
public struct PageTabViewStyle: TabViewStyle {
  /// When there are dots for the pages.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic"), always = Self(name: "always")
    public static let never = Self(name: "never")
  }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { Self() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { Self() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: Self { Self() }
}

nonisolated extension View {
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

/// How the dots of pages look.
public protocol IndexViewStyle: Sendable {}

/// Dots for the pages of a tab view.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a ground behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic"), interactive = Self(name: "interactive")
    public static let always = Self(name: "always"), never = Self(name: "never")
  }

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { Self() }
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> Self { Self() }
}
