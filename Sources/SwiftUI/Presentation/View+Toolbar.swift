// What a live view asks of the bars around it. Bars belong to the screen and are not laid out.

extension View {
  /// Accepts views for the bars, which are not laid out.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Accepts views for the bars, which are not laid out.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  /// Accepts views for bars that can be rearranged. They are not laid out.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  /// Accepts that a view that bars usually have is not there.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

  /// Accepts whether bars are shown.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Accepts whether bars are shown.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepts whether bars have a background.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepts whether bars have a background.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepts a background for bars.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepts whether bars are light or dark.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepts how large the title is.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Accepts a menu for the title, which is not laid out.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Accepts what bars are for.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// Whatever bar there is.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar above.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar below.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar with the tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar of a window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// How large the title in a bar is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  /// As before.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// Large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  /// Small, in the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
}

/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Going from screen to screen.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// Looking through things.
  public static let browser = ToolbarRole(name: "browser")
  /// Changing a document.
  public static let editor = ToolbarRole(name: "editor")
}

/// A view that bars usually have.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field for searching.
  public static let search = ToolbarDefaultItemKind(name: "search")
}
