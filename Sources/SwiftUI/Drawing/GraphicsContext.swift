/// The context in which renderers would draw. They are never called, so there is none.
public struct GraphicsContext {
  public var opacity: Double = 1
  public var blendMode = BlendMode.normal
  public let environment = EnvironmentValues()
  public var transform = CGAffineTransform.identity
  public let clipBoundingRect = CGRect.zero
  private init() {}
}

extension GraphicsContext {
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func concatenate(_ matrix: CGAffineTransform) {}

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {}

  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {}

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
}

// MARK: - Texts, images and views

extension GraphicsContext {
  /// A text that is ready to be drawn.
  public struct ResolvedText {
    public var shading = Shading.foreground
    public func measure(in size: CGSize) -> CGSize { .zero }
    public func firstBaseline(in size: CGSize) -> CGFloat { 0 }
    public func lastBaseline(in size: CGSize) -> CGFloat { 0 }
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    public let size = CGSize.zero
    public let baseline: CGFloat = 0
    public var shading: Shading?
  }

  /// A view that is ready to be drawn.
  public struct ResolvedSymbol { public let size = CGSize.zero }

  public func resolve(_ shading: Shading) -> Shading { shading }
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
}
