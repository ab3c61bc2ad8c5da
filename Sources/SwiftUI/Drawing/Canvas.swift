import LayoutCore

/// A drawing that takes whatever space it is offered, as a colour does.
///
/// Its renderer is never called, and its symbols are not laid out.
public struct Canvas<Symbols: View>: PrimitiveView {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols = { EmptyView() }
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    self.isOpaque = opaque
    (self.colorMode, self.rendersAsynchronously) = (colorMode, rendersAsynchronously)
  }

  /// Adds a leaf that takes what is proposed.
  public func makeNodes(in context: inout ViewContext) {
    context.append(LayoutNode.flexible.named("Canvas"))
  }
}

extension Image {
  /// Creates an image of a size. The code that draws it never runs.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) { self.init(drawnAt: size, label: label) }
}
