nonisolated extension Scene {
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}

/// How windows look.
public protocol WindowStyle: Sendable {}
/// The usual look.
public struct DefaultWindowStyle: WindowStyle { public init() {} }
/// A window with a bar that shows the title.
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
/// A window without a bar.
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
/// A window without a frame.
public struct PlainWindowStyle: WindowStyle { public init() {} }
/// A window with depth.
public struct VolumetricWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: Self { Self() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: Self { Self() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: Self { Self() }
}
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { Self() } }
extension WindowStyle where Self == VolumetricWindowStyle {
  public static var volumetric: Self { Self() }
}

/// How a window's toolbar looks.
public protocol WindowToolbarStyle {}
/// The usual toolbar.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// A toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// A toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public init(showsTitle: Bool = true) {}
}
/// A low toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: Self { Self() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: Self { Self() }
  public static func unified(showsTitle: Bool) -> Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: Self { Self() }
  public static func unifiedCompact(showsTitle: Bool) -> Self { Self() }
}

/// How a menu in the menu bar looks.
public protocol MenuBarExtraStyle {}
/// The usual menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// A menu that is pulled down.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// A window below the menu bar.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  public static var automatic: Self { Self() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: Self { Self() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: Self { Self() }
}
