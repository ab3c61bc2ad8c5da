// How windows behave on a live screen, and where they are. Scenes are not laid out, so nothing of
// it has an effect.

/// Whether a window allows an action.
public struct WindowInteractionBehavior: Sendable {
  /// As is usual.
  public static let automatic = WindowInteractionBehavior()
  /// They can.
  public static let enabled = WindowInteractionBehavior()
  /// They cannot.
  public static let disabled = WindowInteractionBehavior()
}

/// Whether a scene's window is there when an app starts.
public struct SceneLaunchBehavior: Sendable {
  /// As is usual.
  public static let automatic = SceneLaunchBehavior()
  /// It is there.
  public static let presented = SceneLaunchBehavior()
  /// It is not there.
  public static let suppressed = SceneLaunchBehavior()
}

/// Whether a scene's windows are there again when an app starts again.
public struct SceneRestorationBehavior: Sendable {
  /// As is usual.
  public static let automatic = SceneRestorationBehavior()
  /// They are not there.
  public static let disabled = SceneRestorationBehavior()
}

/// What a window is above.
public struct WindowLevel: Sendable {
  /// As is usual.
  public static let automatic = WindowLevel()
  /// Nothing but the desktop.
  public static let desktop = WindowLevel()
  /// Windows that are used less.
  public static let normal = WindowLevel()
  /// Other windows.
  public static let floating = WindowLevel()
}

/// What a window is for.
public struct WindowManagerRole: Sendable {
  /// As is usual.
  public static let automatic = WindowManagerRole()
  /// For the content of the app.
  public static let principal = WindowManagerRole()
  /// For what goes with the content.
  public static let associated = WindowManagerRole()
}

extension Scene {
  /// Accepts whether a window is there when the app starts.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// Accepts whether windows are there again when the app starts again.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Accepts what windows are above.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Accepts what windows are for.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Accepts whether windows can be dragged by their ground.
  public func windowBackgroundDragBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some Scene { self }
}

extension View {
  /// Accepts whether the view's window can be closed.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepts whether the view's window can fill the screen.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepts whether the view's window can be minimised.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepts whether the view's window can be resized.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepts when the toolbar is there if the view's window fills the screen.
  public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }
}

/// When a toolbar is there if its window fills the screen.
public struct WindowToolbarFullScreenVisibility: Sendable {
  /// As is usual.
  public static let automatic = WindowToolbarFullScreenVisibility()
  /// Always.
  public static let visible = WindowToolbarFullScreenVisibility()
  /// While a pointer is above it.
  public static let onHover = WindowToolbarFullScreenVisibility()
}

// MARK: - Places

/// Where a new window is, and how large.
public struct WindowPlacement: Sendable {
  /// The top leading corner; `nil` for the usual place.
  public var point: CGPoint?
  /// The size; `nil` for the usual one.
  public var size: CGSize?

  /// Creates a placement by a corner.
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
    self.point = position
    self.size = size
  }

  /// Creates a placement in a part of the screen.
  public init(_ position: UnitPoint, size: CGSize? = nil) { self.size = size }

  /// Creates a placement in a part of the screen.
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(width: width, height: height)
  }

  /// Creates a placement of a size.
  public init(
    x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil
  ) {
    if let x, let y { point = CGPoint(x: x, y: y) }
    if let width, let height { size = CGSize(width: width, height: height) }
  }
}

/// The view of a window that is placed.
public struct WindowLayoutRoot {
  /// Returns the view's size for a proposal: none, as there is no window.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// The surroundings of a window that is placed.
public struct WindowPlacementContext {
  /// The screen's rectangles, which are empty.
  public let defaultDisplay = DisplayProxy()
}

/// The rectangles of a screen.
public struct DisplayProxy: Hashable, Sendable {
  /// The screen.
  public let bounds = CGRect.zero
  /// The screen without bars and the like.
  public let visibleRect = CGRect.zero
}

extension Scene {
  /// Accepts a closure that would place new windows; it never runs.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Accepts a closure that would place windows of the best size; it never runs.
  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
}

/// A window beside those with the content of an app.
public struct UtilityWindow<Content: View>: Scene {
  /// The scene is not made of others.
  public typealias Body = Never

  /// Accepts the view, which is not laid out.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  /// Accepts the view, which is not laid out.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}

  /// Accepts the view, which is not laid out.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
}
