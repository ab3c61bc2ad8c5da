/// A look that depends on a view's geometry and never changes it. It is not kept for renderers.
public protocol VisualEffect: Sendable, Animatable {}

/// A look that changes nothing, to which others are added.
public struct EmptyVisualEffect: VisualEffect { public init() {} }

nonisolated extension View {
  // SwiftUI wants these closures to be sendable, which its views are as members of the main actor.
  // Views belong to no actor here, so closures that read properties of their views need not be.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
  public func visualEffect3D(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy3D) -> some VisualEffect
  ) -> some View { self }
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

// MARK: - Looks

extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
