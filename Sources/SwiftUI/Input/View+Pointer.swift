// How views, buttons and badges behave under a pointer. Closures never run, and nothing looks
// different.

nonisolated extension View {
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isHoverEffectEnabled, !disabled)
  }
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}

/// Where the pointer is.
@frozen public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// How a view looks under the pointer.
public enum HoverEffect: Sendable { case automatic, highlight, lift }

/// How the pointer looks.
public enum PointerStyle: Sendable {
  case `default`, horizontalText, verticalText, rectSelection, grabIdle, grabActive, link, zoomIn,
    zoomOut, columnResize, rowResize
}

/// Whether a button acts again and again while it is pressed.
public enum ButtonRepeatBehavior: Sendable { case automatic, enabled, disabled }

/// Whether something scrolls.
public enum ScrollInputBehavior: Sendable { case automatic, enabled, disabled }

/// What scrolls.
public enum ScrollInputKind: Sendable { case handGestureShortcut, look }

/// How prominent a badge is.
public enum BadgeProminence: Sendable { case decreased, standard, increased }
