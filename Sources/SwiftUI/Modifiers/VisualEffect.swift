import LayoutCore

/// A look that depends on a view's geometry and never changes it.
///
/// Renderers draw the view so, and it responds where it is drawn. Coordinates that are read inside
/// are those without the effect. Shaders are accepted, and left out.
public protocol VisualEffect: Sendable, Animatable {
  // The looks that a view gets one after the other, and how many these are, whatever its geometry.
  static var _lookCount: Int { get }
  var _looks: [RenderLook] { get }
}

/// A look that changes nothing, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public static var _lookCount: Int { 0 }
  public var _looks: [RenderLook] { [] }
}

nonisolated extension View {
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    keeping({ effect(EmptyVisualEffect(), $0)._looks }) { node, looks in
      (0..<Effect._lookCount).reduce(node) { node, number in node.drawn { looks($0)[number] } }
    }
  }
  public func visualEffect3D<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy3D) -> Effect
  ) -> some View {
    keeping({ effect(EmptyVisualEffect(), $0)._looks }) { node, looks in
      (0..<Effect._lookCount).reduce(node) { node, number in node.drawn3D { looks($0)[number] } }
    }
  }
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
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    transformEffect(CGAffineTransform(translationX: x, y: y))
  }
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }
  public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect { scaleEffect(x: scale.width, y: scale.height, anchor: anchor) }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { adding(.scale(x: x, y: y), anchor: anchor) }
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect { adding(.rotation(radians: angle.radians), anchor: anchor) }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(.turn(Rotation3D(angle, axis: axis), anchorZ: anchorZ), anchor: anchor)
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.matrix(transform), anchor: .topLeading)
  }
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    transformEffect(CGAffineTransform(transform))
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius: radius, isOpaque: opaque))
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.filter(.brightness(amount)))
  }
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.filter(.contrast(amount))) }
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.filter(.saturation(amount)))
  }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.filter(.grayscale(amount)))
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.filter(.hueRotation(angle.radians)))
  }
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}

// MARK: - One after the other

extension VisualEffect {
  private func adding(_ effect: Appearance.Effect) -> some VisualEffect {
    ChangedEffect(base: self, look: RenderLook(effects: [effect]))
  }

  private func adding(_ effect: RenderTransform.Effect, anchor: UnitPoint) -> some VisualEffect {
    ChangedEffect(base: self, look: RenderLook(transform: RenderTransform(effect, anchor: anchor)))
  }
}

private struct ChangedEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let look: RenderLook
  static var _lookCount: Int { Base._lookCount + 1 }
  var _looks: [RenderLook] { base._looks + [look] }
}
