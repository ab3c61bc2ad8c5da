// Effects of shaders. They change pixels, never layout, and are not kept for renderers.

extension View {
  /// Accepts a shader that would change the view's colours.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  /// Accepts a shader that would move the view's pixels.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  /// Accepts a shader that would draw the view anew.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

extension VisualEffect {
  /// Accepts a shader that would change the view's colours.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Accepts a shader that would move the view's pixels.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Accepts a shader that would draw the view anew.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
