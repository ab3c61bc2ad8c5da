/// How tab views look.
public protocol TabViewStyle: Sendable {}

/// The usual style.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// Pages to leaf through.
public struct PageTabViewStyle: TabViewStyle {
  /// When there are dots for the pages.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// If there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// Tabs in a sidebar where there is room for it.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// Tabs in a bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The usual style.
  public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to leaf through.
  public static var page: PageTabViewStyle { .init() }

  /// Pages to leaf through.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs in a sidebar where there is room for it.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs in a bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

// MARK: - Dots for pages

extension View {
  /// Accepts how the dots of pages in the view look, which are not laid out.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

/// How the dots of pages look.
public protocol IndexViewStyle: Sendable {}

/// Dots for the pages of a tab view.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a ground behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// As is usual.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While people use the dots.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots for the pages of a tab view.
  public static var page: PageIndexViewStyle { .init() }

  /// Dots for the pages of a tab view.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}
