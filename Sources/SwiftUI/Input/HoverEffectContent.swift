/// How a view would look under the pointer, or away from it.
///
/// The looks of effects are accepted and not kept for renderers.
public protocol HoverEffectContent {}

/// A look that changes nothing, to which others are added.
public struct EmptyHoverEffectContent: HoverEffectContent, Sendable {
  /// Creates the look.
  public init() {}
}

extension HoverEffectContent {
  /// Makes the view more or less opaque.
  public func opacity(_ opacity: Double) -> some HoverEffectContent { self }

  /// Moves how the view is drawn.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent { self }

  /// Moves how the view is drawn.
  public func offset(_ offset: CGSize) -> some HoverEffectContent { self }

  /// Draws the view larger or smaller.
  public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some HoverEffectContent { self }

  /// Draws the view larger or smaller.
  public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some HoverEffectContent { self }

  /// Draws the view larger or smaller.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some HoverEffectContent { self }

  /// Draws the view turned.
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some HoverEffectContent { self }

  /// Draws the view with each point moved by a transform.
  public func transformEffect(_ transform: CGAffineTransform) -> some HoverEffectContent { self }

  /// Clips the view to a shape.
  public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some HoverEffectContent { self }

  /// Accepts looks that would change with an animation; the closure never runs.
  public func animation(
    _ animation: Animation?, body: (EmptyHoverEffectContent) -> some HoverEffectContent
  ) -> some HoverEffectContent { self }
}
