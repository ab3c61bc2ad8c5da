import LayoutCore

/// An image or a symbol.
///
///     Image("portrait").resizable().scaledToFill().frame(width: 80, height: 80).clipped()
///     Image(systemName: "star.fill").font(.title)
///
/// - An image is as large as the environment's `imageSizes` says; one that is not found there is
///   0 × 0, but still a view. A resizable image takes what it is offered.
/// - A symbol is as large as SwiftUI's: see ``SymbolMetrics``. It is centred on the capital letters
///   of the font. Names that no symbol has are 0 × 0.
public struct Image: PrimitiveView, Equatable, Sendable {
  package var source: Source
  var resizing: Appearance.Picture.Resizing?
  var interpolation = Interpolation.medium
  var renderingMode: TemplateRenderingMode?
  var symbolRenderingMode: SymbolRenderingMode?
  var label: String?

  package enum Source: Hashable, Sendable {
    case named(String)
    case symbol(String)
    case drawn(width: CGFloat, height: CGFloat)
  }

  private init(_ source: Source, label: String?) { (self.source, self.label) = (source, label) }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Adds the image as a leaf.
  public func makeNodes(in context: inout ViewContext) {
    context.append(node(in: context.environment))
  }
}

// MARK: - Making images

extension Image {
  /// Creates an image by name. A value by which it may change is not kept.
  public init(_ name: String, variableValue: Double? = nil, bundle: Bundle? = nil) {
    self.init(.named(name), label: name)
  }

  /// Creates an image by name, with a label for people who cannot see it.
  public init(_ name: String, variableValue: Double? = nil, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name), label: label.string(in: EnvironmentValues()))
  }

  /// Creates an image by name that is hidden from people who cannot see it.
  public init(decorative name: String, variableValue: Double? = nil, bundle: Bundle? = nil) {
    self.init(.named(name), label: nil)
  }

  /// Creates an image that code draws, of which only the size is known.
  package init(drawnAt size: CGSize, label: Text?) {
    self.init(
      .drawn(width: size.width, height: size.height), label: label?.string(in: EnvironmentValues()))
  }

  /// Creates a system symbol. A value by which it may change is not kept.
  public init(systemName: String, variableValue: Double? = nil) {
    self.init(.symbol(systemName), label: systemName)
  }
}

// MARK: - Changing images

extension Image {
  /// Makes the image as large as it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with {
      $0.resizing =
        resizingMode == .tile ? .tile(capInsets: capInsets) : .stretch(capInsets: capInsets)
    }
  }

  /// Sets how the image's pixels are enlarged.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// Draws the image in its own colours, or in that of the foreground.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// Draws the symbol in one or several colours.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRenderingMode = mode }
  }
}

// MARK: - Properties

extension Image {
  /// How an image fills a frame of another size.
  public enum ResizingMode: Hashable, Sendable {
    /// By repeating itself.
    case tile
    /// By stretching the image.
    case stretch
  }

  /// How pixels are enlarged.
  public typealias Interpolation = Appearance.Picture.Interpolation

  /// Whether an image keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the colour of the foreground.
    case template
    /// In its own colours.
    case original
  }

  /// How large symbols are compared with the text beside them.
  public typealias Scale = SymbolMetrics.Scale
}

/// Whether a symbol is drawn in several colours or shades.
public typealias SymbolRenderingMode = Appearance.Picture.SymbolRendering
