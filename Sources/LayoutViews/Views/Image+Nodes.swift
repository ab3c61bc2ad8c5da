import LayoutCore

extension Image {
  package func node(in environment: EnvironmentValues) -> LayoutNode {
    let font = TextStyleState(environment).description(in: environment)
    let appearance = Appearance(
      content: .image(picture(in: environment, font: font)),
      accessibility: label.map { .init(label: $0, traits: .image) })
    return leaf(in: environment, font: font)
      .appearance(appearance)
      .appearance(environment.redactionAppearance)
  }

  /// What is wrong with an image, in the words of a diagnostic.
  package typealias Problem = (rule: LayoutDiagnostic.Rule, problem: String, remedy: String)

  /// The image's own size, its baseline if it is a symbol, and a problem if the size is unknown.
  func measurement(
    in environment: EnvironmentValues, font: FontDescription
  ) -> (answer: LeafMeasurement, problem: Problem?) {
    switch source {
    case .drawn(let width, let height):
      return (LeafMeasurement(width: width, height: height), nil)
    case .named(let name):
      do throws(ImageSizeError) {
        let scale = environment.displayScale
        let size = try environment.imageSizes.size(ofImage: name, scale: scale)
        return (LeafMeasurement(size: size), nil)
      } catch {
        return (LeafMeasurement(size: .zero), error.problem(with: name))
      }
    case .symbol:
      let pixel = environment.pixelLength
      let name = environment.showsPlaceholders ? "circle" : symbolName(in: environment)
      let capitals = environment.textMeasurer.metrics(of: font, pixelLength: pixel).capHeight
      let symbol = SymbolMetrics(
        name, font: font, scale: environment.imageScale, capHeight: capitals, pixelLength: pixel)
      let answer = LeafMeasurement(
        size: symbol.size, firstBaseline: symbol.baseline, lastBaseline: symbol.baseline)
      guard !symbol.isKnown else { return (answer, nil) }
      return (
        answer, (.unknownSymbol, "shows the symbol \"\(name)\", which is none", "Correct its name")
      )
    }
  }

  private func leaf(in environment: EnvironmentValues, font: FontDescription) -> LayoutNode {
    let (answer, problem) = measurement(in: environment, font: font)
    var node = LayoutNode.fixed(answer.size)
    switch resizing {
    case .stretch(let insets), .tile(let insets):
      node = resizable(from: answer.size, insets: insets)
    case nil:
      if answer.firstBaseline != nil {
        let metrics = TextMetrics(ascent: 0, descent: 0, capHeight: 0)
        node = .measured(metrics: metrics) { _ in answer }
      }
    @unknown default: break
    }
    guard let (rule, text, remedy) = problem else { return node }
    return node.diagnostic(rule, problem: text, outcome: "its own size is 0 × 0", remedy: remedy)
  }

  /// A leaf that takes what it is offered, but not less than its insets need.
  private func resizable(from size: CGSize, insets: EdgeInsets) -> LayoutNode {
    let (width, height) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    return .measured { proposal in
      LeafMeasurement(
        width: max(proposal.width ?? size.width, width),
        height: max(proposal.height ?? size.height, height))
    }
  }

  private func symbolName(in environment: EnvironmentValues) -> String {
    guard case .symbol(let name) = source else { return "" }
    let suffix = environment.symbolVariants.suffix
    return name.hasSuffix(suffix) ? name : name + suffix
  }

  /// The image as renderers draw it.
  func picture(in environment: EnvironmentValues, font: FontDescription) -> Appearance.Picture {
    var isTemplate = renderingMode == .template
    let origin: Appearance.Picture.Source
    switch source {
    case .named(let name): origin = .asset(name)
    case .drawn: origin = .external("drawing")
    case .symbol:
      isTemplate = renderingMode != .original
      origin = .symbol(symbolName(in: environment), font: font)
    }
    return Appearance.Picture(
      source: origin, resizing: resizing,
      tint: isTemplate ? HierarchicalShapeStyle.primary._paint(in: environment) : nil,
      interpolation: interpolation,
      symbolRendering: symbolRenderingMode ?? environment.symbolRenderingMode)
  }
}

extension EnvironmentValues {
  /// What knows the sizes of images, such as a dictionary; images that it lacks are 0 × 0.
  public var imageSizes: any ImageSizes {
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
  static var defaultValue: any ImageSizes { [String: CGSize]() }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension ImageSizeError {
  fileprivate func problem(with name: String) -> Image.Problem {
    let (state, remedy) =
      switch self {
      case .damaged(let reason): ("whose file \(reason)", "Replace the file")
      default: ("which is missing", "Add its size to the environment's imageSizes")
      }
    return (.missingImage, "shows the image \"\(name)\", \(state)", remedy)
  }
}

extension LayoutDiagnostic.Rule {
  /// An image of unknown size.
  public static let missingImage = Self(rawValue: "missingImage")
  /// A name that no symbol has.
  public static let unknownSymbol = Self(rawValue: "unknownSymbol")
}
