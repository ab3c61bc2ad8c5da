// Modifiers for pointers. The closures never run, and nothing looks different under a pointer.

extension View {
  /// Accepts a closure for where the pointer is over the view; it never runs.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Accepts a closure for where the pointer is over the view; it never runs.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Accepts how the view would look under the pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Accepts how the view would look under the pointer.
  public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View { self }

  /// Accepts how views inside would look under the pointer.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Sets whether views inside would look the same under the pointer.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isHoverEffectEnabled, !disabled)
  }

  /// Accepts how the pointer would look over the view.
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
}

/// Where the pointer is.
@frozen public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a point.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// How a view looks under the pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = HoverEffect(name: "automatic")
  /// The pointer becomes a light behind the view.
  public static let highlight = HoverEffect(name: "highlight")
  /// The pointer slides under the view and lifts it.
  public static let lift = HoverEffect(name: "lift")
}
