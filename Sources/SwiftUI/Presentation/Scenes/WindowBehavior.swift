nonisolated extension Scene {
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  public func windowBackgroundDragBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some Scene { self }
}

nonisolated extension View {
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }

  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
  public func dialogPreventsAppTermination(_ prevents: Bool?) -> some View { self }
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
}

/// Whether a window allows an action.
public enum WindowInteractionBehavior: Sendable { case automatic, enabled, disabled }
/// Whether a scene's window is there when an app starts.
public enum SceneLaunchBehavior: Sendable { case automatic, presented, suppressed }
/// Whether a scene's windows are there again when an app starts again.
public enum SceneRestorationBehavior: Sendable { case automatic, disabled }
/// What a window is above.
public enum WindowLevel: Sendable { case automatic, desktop, normal, floating }
/// What a window is for.
public enum WindowManagerRole: Sendable { case automatic, principal, associated }
/// Which sizes windows can have.
public enum WindowResizability: Hashable, Sendable { case automatic, contentSize, contentMinSize }
/// When a toolbar is there if its window fills the screen.
public enum WindowToolbarFullScreenVisibility: Sendable { case automatic, visible, onHover }

// MARK: - Places

nonisolated extension Scene {
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
}

/// Where a new window is, and how large; `nil` for what is usual.
public struct WindowPlacement: Sendable {
  public var point: CGPoint?
  public var size: CGSize?

  public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
    self.point = position
    self.size = size
  }

  public init(_ position: UnitPoint, size: CGSize? = nil) { self.size = size }

  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(width: width, height: height)
  }

  public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    if let x, let y { point = CGPoint(x: x, y: y) }
    if let width, let height { size = CGSize(width: width, height: height) }
  }
}

/// The view of a window that is placed. There is none.
public struct WindowLayoutRoot {
  private init() {}
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// The surroundings of a window that is placed.
public struct WindowPlacementContext { public let defaultDisplay = DisplayProxy() }

/// The rectangles of a screen, which are empty.
public struct DisplayProxy: Hashable, Sendable {
  public let bounds = CGRect.zero
  public let visibleRect = CGRect.zero
}
