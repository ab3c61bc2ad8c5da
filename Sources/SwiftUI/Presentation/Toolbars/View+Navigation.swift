// Titles, destinations and tabs of a view. They belong to the screen and are not laid out.

nonisolated extension View {
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func navigationTitle<S>(_ title: S) -> some View { self }
  public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View { self }
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func navigationSubtitle<S>(_ subtitle: S) -> some View { self }
  public func navigationDocument(_ url: URL) -> some View { self }

  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { self }

  @_disfavoredOverload
  public func navigationBarTitle<S>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { self }

  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
  public func navigationBarItems<L: View>(leading: L) -> some View { self }
  public func navigationBarItems<T: View>(trailing: T) -> some View { self }
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }

  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }

  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
}

/// The bar above a view.
public struct NavigationBarItem: Hashable, Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

// MARK: - Tabs and edges

nonisolated extension View {
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  public func badge(_ count: Int) -> some View { self }
  public func badge(_ key: LocalizedStringKey?) -> some View { self }
  @_disfavoredOverload
  public func badge<S>(_ label: S?) -> some View { self }
  public func statusBar(hidden: Bool) -> some View { self }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool = true, @ViewBuilder content: () -> Content
  ) -> some View { self }

  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
}

/// How content fades at the edge of a scroll view.
public enum ScrollEdgeEffectStyle: Hashable, Sendable { case automatic, hard, soft }
/// When a tab bar becomes smaller.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  case automatic, onScrollDown, onScrollUp, never
}
/// What becomes of the tab for searching when people choose it.
public enum TabSearchActivation: Sendable { case automatic, searchTabSelection }
/// Where the views beside tab bars are.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

extension EnvironmentValues {
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}
