extension Image {
  /// Creates an image of a size from code that draws it.
  ///
  /// The code never runs: renderers know only the size.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(drawnAt: size, label: label)
  }
}
