// What a live view asks of the bars around it. Bars belong to the screen and are not laid out.

extension View {
  /// Accepts a title for the bar, which is not laid out.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Accepts a title for the bar, which is not laid out.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// Accepts a title for the bar, which is not laid out.
  public func navigationTitle(_ title: Text) -> some View { self }

  /// Accepts a title for the bar, which is not laid out.
  public func navigationTitle(_ title: Binding<String>) -> some View { self }

  /// Accepts a view as a title for the bar, which is not laid out.
  public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View { self }

  /// Accepts the file that the screen shows, which the bar would have a menu for.
  public func navigationDocument(_ url: URL) -> some View { self }

  /// Accepts a title for the bar, which is not laid out.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Accepts a title for the bar, which is not laid out.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// Accepts a title for the bar, which is not laid out.
  public func navigationBarTitle(_ title: Text) -> some View { self }

  /// Accepts a title for the bar, which is not laid out.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Accepts a title for the bar, which is not laid out.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Accepts how large the bar's title is.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Accepts whether the bar is hidden.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Accepts whether the bar's back button is hidden.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

  /// Accepts views for the bar, which are not laid out.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }

  /// Accepts views for the bar, which are not laid out.
  public func navigationBarItems<L: View>(leading: L) -> some View { self }

  /// Accepts views for the bar, which are not laid out.
  public func navigationBarItems<T: View>(trailing: T) -> some View { self }

  /// Accepts the view of a destination, which is not laid out.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  /// Accepts the view of a destination, which is not laid out.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }

  /// Accepts the view of a destination, which is not laid out.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
}

/// The bar above a view.
public struct NavigationBarItem: Hashable, Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As before.
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

// MARK: - Tabs, status

extension View {
  /// Accepts a label for the view's tab, which is not laid out.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

  /// Accepts a count to show on the view's tab or row.
  public func badge(_ count: Int) -> some View { self }

  /// Accepts a text to show on the view's tab or row.
  public func badge(_ label: Text?) -> some View { self }

  /// Accepts a text to show on the view's tab or row.
  public func badge(_ key: LocalizedStringKey?) -> some View { self }

  /// Accepts a text to show on the view's tab or row.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Accepts whether the status bar is hidden.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Accepts whether the status bar is hidden.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Accepts whether the system's views above all others are hidden.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
