// How windows' toolbars and menus in the menu bar look. Scenes are not laid out.

extension Scene {
  /// Accepts a style for the toolbars of the scene's windows.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Accepts a style for menus in the menu bar.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}

/// How a window's toolbar looks.
public protocol WindowToolbarStyle {}

/// The usual toolbar.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

/// A toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

/// A toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init(showsTitle: Bool = true) {}
}

/// A low toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The usual toolbar.
  public static var automatic: DefaultWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A toolbar below the title.
  public static var expanded: ExpandedWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar beside the title.
  public static var unified: UnifiedWindowToolbarStyle { .init() }

  /// A toolbar beside the title, or instead of it.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A low toolbar beside the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }

  /// A low toolbar beside the title, or instead of it.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    .init()
  }
}

/// How a menu in the menu bar looks.
public protocol MenuBarExtraStyle {}

/// The usual menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

/// A menu that is pulled down.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

/// A window below the menu bar.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The usual menu.
  public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu that is pulled down.
  public static var menu: PullDownMenuBarExtraStyle { .init() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window below the menu bar.
  public static var window: WindowMenuBarExtraStyle { .init() }
}
