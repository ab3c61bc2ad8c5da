// What bars and scroll views would do at their edges, and what windows show. Nothing of it is laid
// out.

extension View {
  /// Accepts a second title for the window, which is not laid out.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// Accepts a second title for the window, which is not laid out.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

  /// Accepts a second title for the window, which is not laid out.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }

  /// Accepts whether links show that they lead somewhere.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }

  /// Accepts how content would fade at edges of scroll views in the view.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Accepts whether content would fade at edges of scroll views in the view.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Accepts when tab bars would become smaller.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Accepts what becomes of the tab for searching when people choose it.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// Accepts views beside tab bars, which are not laid out.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Accepts views beside tab bars, which are not laid out, and whether they are there.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View { self }
}

/// How content fades at the edge of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// As the edge's bar has it.
  public static var automatic: ScrollEdgeEffectStyle { .init(name: "automatic") }
  /// At a line.
  public static var hard: ScrollEdgeEffectStyle { .init(name: "hard") }
  /// Gradually.
  public static var soft: ScrollEdgeEffectStyle { .init(name: "soft") }
}

/// When a tab bar becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// When it usually does.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When people scroll down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When people scroll up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// Where the views beside tab bars are.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar.
  case inline
  /// Above the bar.
  case expanded
}

extension EnvironmentValues {
  /// Where the view is beside a tab bar; `nil`, because no view that is laid out is there.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

/// What becomes of the tab for searching when people choose it.
public struct TabSearchActivation: Sendable {
  /// As is usual.
  public static let automatic = TabSearchActivation()
  /// Its field gets the focus.
  public static let searchTabSelection = TabSearchActivation()
}
