/// A drawing that takes whatever space it is offered, as a colour does.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///
/// Its renderer is never called, and its symbols are not laid out: what it would draw changes no
/// frame.
public struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that the renderer can draw.
  public var symbols: Symbols
  /// The closure that would draw; it never runs.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing covers all of its frame.
  public var isOpaque: Bool
  /// In which space colours are mixed.
  public var colorMode: ColorRenderingMode
  /// Whether the renderer may be called later.
  public var rendersAsynchronously: Bool

  /// Creates a drawing with views that the renderer can draw.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    self.isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// Adds a leaf that takes what is proposed.
  public func makeNodes(in context: inout ViewContext) {
    context.append(LayoutNode.flexible.named("Canvas"))
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a drawing.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}
