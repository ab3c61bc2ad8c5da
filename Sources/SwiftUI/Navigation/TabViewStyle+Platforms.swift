// How tab views look on watches and desktops. Only the selected screen is laid out, as in every
// style.

/// Pages to leaf through from top to bottom, as on a watch.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// How one page follows another.
  public struct TransitionStyle: Hashable, Sendable {
    private let name: String

    /// As is usual.
    public static let automatic = TransitionStyle(name: "automatic")
    /// Through a blur.
    public static let blur = TransitionStyle(name: "blur")
    /// At once.
    public static let identity = TransitionStyle(name: "identity")
  }

  /// Creates the style.
  public init() {}

  /// Creates the style with how one page follows another.
  public init(transitionStyle: TransitionStyle) {}
}

/// Pages to leaf through that turn away at the edges of a watch.
public struct CarouselTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A box with the tabs at its top, as on a desktop.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages to leaf through from top to bottom.
  public static var verticalPage: VerticalPageTabViewStyle { .init() }

  /// Pages to leaf through from top to bottom, with how one follows another.
  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle { .init(transitionStyle: transitionStyle) }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  /// Pages to leaf through that turn away at the edges of a watch.
  public static var carousel: CarouselTabViewStyle { .init() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A box with the tabs at its top.
  public static var grouped: GroupedTabViewStyle { .init() }
}
