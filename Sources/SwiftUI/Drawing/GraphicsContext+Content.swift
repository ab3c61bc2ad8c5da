// Texts, images and views that a canvas would draw.

extension GraphicsContext {
  /// A text that is ready to be drawn.
  public struct ResolvedText {
    /// What it is drawn with.
    public var shading = Shading.foreground
    fileprivate let node: LayoutNode

    /// Returns the text's size where it is offered some space.
    public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

    /// Returns the distance from the top of the text to its first baseline.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      baseline(.firstTextBaseline, in: size)
    }

    /// Returns the distance from the top of the text to its last baseline.
    public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, in: size) }

    private func baseline(_ guide: VerticalAlignment, in size: CGSize) -> CGFloat {
      let layout = node.id("text").layout(proposing: ProposedViewSize(size))
      return layout.dimensions(of: "text")?[guide] ?? layout.size.height
    }

    private func layout(in size: CGSize) -> ResolvedLayout {
      node.layout(proposing: ProposedViewSize(size))
    }
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    /// Its size.
    public let size: CGSize
    /// From its top to its baseline.
    public let baseline: CGFloat
    /// What it is drawn with; `nil` if it has its own colours.
    public var shading: Shading?
  }

  /// A view that is ready to be drawn.
  public struct ResolvedSymbol {
    /// Its size.
    public let size: CGSize
  }

  /// Returns a text, ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(node: text.node(in: environment))
  }

  /// Returns an image, ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    let size = image.node(in: environment).layout(proposing: .unspecified).size
    return ResolvedImage(size: size, baseline: size.height)
  }

  /// Returns `nil`: the canvas's views are not laid out.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
}

// MARK: - Drawing

extension GraphicsContext {
  /// Accepts a text to draw.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}

  /// Accepts a text to draw.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Accepts a text to draw.
  public func draw(_ text: Text, in rect: CGRect) {}

  /// Accepts a text to draw.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Accepts an image to draw.
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) {}

  /// Accepts an image to draw.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Accepts an image to draw.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}

  /// Accepts an image to draw.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Accepts a view to draw.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

  /// Accepts a view to draw.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
}
