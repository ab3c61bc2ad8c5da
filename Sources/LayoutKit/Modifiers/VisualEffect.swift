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
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }

  /// Accepts how the view looks, depending on its geometry in space; the closure never runs.
  public func visualEffect3D(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy3D) -> some VisualEffect
  ) -> some View { self }
}

// MARK: - Looks

extension VisualEffect {
  /// More or less opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }

  /// Drawn elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }

  /// Drawn elsewhere.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }

  /// Larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Larger or smaller.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }

  /// Larger or smaller.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }

  /// Turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Turned in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }

  /// With each point moved by a transform.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }

  /// Blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }

  /// Brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { self }

  /// With larger or smaller differences between colours.
  public func contrast(_ amount: Double) -> some VisualEffect { self }

  /// With stronger or weaker colours.
  public func saturation(_ amount: Double) -> some VisualEffect { self }

  /// With less colour.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }

  /// With other hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}
