/// A look that depends on a view's geometry and never changes it.
///
///     card.visualEffect { content, proxy in
///       content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
///     }
///
/// Visual effects are accepted and not kept for renderers.
public protocol VisualEffect: Sendable, Animatable {}

/// A look that changes nothing, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the look.
  public init() {}
}

extension View {
  /// Accepts how the view looks, depending on its geometry; the closure never runs.
  ///
  /// SwiftUI wants the closure to be sendable, which its views are as members of the main actor.
  /// Views belong to no actor here, so that closures that read properties of their views need not
  /// be, here and in the other modifiers of which SwiftUI says so.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }

  /// Accepts how the view looks, depending on its geometry in space; the closure never runs.
  public func visualEffect3D(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy3D) -> some VisualEffect
  ) -> some View { self }
}

// MARK: - Looks

extension VisualEffect {
  /// Makes the view more or less opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }

  /// Moves how the view is drawn.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }

  /// Moves how the view is drawn.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }

  /// Draws the view larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Draws the view larger or smaller.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }

  /// Draws the view larger or smaller.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }

  /// Draws the view turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Draws the view turned in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }

  /// Draws the view with each point moved by a transform.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }

  /// Draws the view with each of its points moved by a transform.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { self }

  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }

  /// Makes the view brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { self }

  /// Makes differences between colours larger or smaller.
  public func contrast(_ amount: Double) -> some VisualEffect { self }

  /// Makes colours stronger or weaker.
  public func saturation(_ amount: Double) -> some VisualEffect { self }

  /// Makes the view greyer.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }

  /// Shifts the hues of the view.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}
