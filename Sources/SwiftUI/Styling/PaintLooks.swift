// How paint would mix and shine, which no renderer is told.

extension ShapeStyle {
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  /// Gradients always fill what they paint.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle() }
}

extension Gradient {
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension AnyGradient {
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension Color {
  public func exposureAdjust(_ stops: Double) -> Color { self }
  public func headroom(_ headroom: Double?) -> Color { self }
}

extension Glass { public func interactive(_ isEnabled: Bool = true) -> Glass { self } }

extension Image { public func antialiased(_ isAntialiased: Bool) -> Image { self } }
