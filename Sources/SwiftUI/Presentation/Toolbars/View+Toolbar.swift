// What a view asks of the bars around it. Bars belong to the screen and are not laid out.

nonisolated extension View {
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  public func toolbar<Content: ToolbarContent>(
    id: String? = nil, @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }

  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// A bar.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, navigationBar, bottomBar, tabBar, windowToolbar
}

/// How large the title in a bar is.
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
  case automatic, large, inlineLarge, inline
}

/// What a bar is for.
public enum ToolbarRole: Hashable, Sendable { case automatic, navigationStack, browser, editor }

/// A view that bars usually have.
public enum ToolbarDefaultItemKind: Hashable, Sendable { case sidebarToggle, title, search }
