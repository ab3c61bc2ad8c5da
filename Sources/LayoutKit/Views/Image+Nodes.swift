extension Image {
  package func node(in environment: EnvironmentValues) -> LayoutNode {
    let font = (environment.font ?? .body).resolved(in: environment)
    let appearance = Appearance(
      content: .image(picture(in: environment, font: font)),
      accessibility: label.map { .init(label: $0, traits: .image) })
    return noting(leaf(in: environment, font: font), in: environment)
      .appearance(appearance)
      .appearance(environment.redactionAppearance)
  }

  /// The node, with a note if the image's size is unknown.
  private func noting(_ node: LayoutNode, in environment: EnvironmentValues) -> LayoutNode {
    guard case .named(let name) = source, environment.imageSizes[name] == nil else { return node }
    return node.diagnostic(
      .missingImage, problem: "shows the image \"\(name)\", which is missing",
      outcome: "its own size is 0 × 0", remedy: "Add its size to the environment's imageSizes")
  }

  private func leaf(in environment: EnvironmentValues, font: FontDescription) -> LayoutNode {
    let size: CGSize
    switch source {
    case .named(let name): size = environment.imageSizes[name] ?? .zero
    case .drawn(let width, let height): size = CGSize(width: width, height: height)
    case .symbol:
      let side = font.size * 1.2 * environment.imageScale.factor
      let pixel = environment.pixelLength
      let rounded = (side / pixel).rounded(.up) * pixel
      size = CGSize(width: rounded, height: rounded)
    }
    switch resizing {
    case .stretch(let insets), .tile(let insets): return resizable(from: size, insets: insets)
    case nil: break
    }
    guard case .symbol = source else { return .fixed(size) }
    let metrics = environment.textMeasurer.metrics(of: font, pixelLength: environment.pixelLength)
    let baseline = (size.height + metrics.capHeight) / 2
    let answer = LeafMeasurement(size: size, firstBaseline: baseline, lastBaseline: baseline)
    return .measured(metrics: TextMetrics(ascent: 0, descent: 0, capHeight: 0)) { _ in answer }
  }

  /// A leaf that takes what it is offered, but not less than its insets need.
  private func resizable(from size: CGSize, insets: EdgeInsets) -> LayoutNode {
    let (width, height) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    return .clamped(
      minWidth: width > 0 ? width : nil, idealWidth: size.width,
      minHeight: height > 0 ? height : nil, idealHeight: size.height)
  }

  /// The image as renderers draw it.
  func picture(in environment: EnvironmentValues, font: FontDescription) -> Appearance.Picture {
    let isTemplate: Bool
    let origin: Appearance.Picture.Source
    switch source {
    case .named(let name):
      isTemplate = renderingMode == .template
      origin = .asset(name)
    case .drawn:
      isTemplate = renderingMode == .template
      origin = .external("drawing")
    case .symbol(let name):
      isTemplate = renderingMode != .original
      let suffix = environment.symbolVariants.suffix
      origin = .symbol(name.hasSuffix(suffix) ? name : name + suffix, font: font)
    }
    let enlarging: Appearance.Picture.Interpolation =
      switch interpolation {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    return Appearance.Picture(
      source: origin, resizing: resizing,
      tint: isTemplate ? HierarchicalShapeStyle.primary._paint(in: environment) : nil,
      interpolation: enlarging,
      symbolRendering: (symbolRenderingMode ?? environment.symbolRenderingMode)?.described)
  }
}

extension EnvironmentValues {
  /// The sizes of images by name, in points; images that are not listed are 0 × 0.
  public var imageSizes: [String: CGSize] {
    get { self[ImageSizesKey.self] }
    set { self[ImageSizesKey.self] = newValue }
  }

  /// Whether symbols are drawn in several colours or shades.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

private enum ImageSizesKey: EnvironmentKey {
  static var defaultValue: [String: CGSize] { [:] }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension LayoutDiagnostic.Rule {
  /// An image of unknown size.
  public static let missingImage = Self(rawValue: "missingImage")
}
