// What a canvas would draw with. Nothing of it is kept, as nothing is drawn.

extension GraphicsContext {
  /// What something is drawn with.
  public struct Shading: Sendable {
    private init() {}

    /// What is there already.
    public static let backdrop = Shading()
    /// The foreground style.
    public static let foreground = Shading()

    /// Several shadings, for symbols of several colours.
    public static func palette(_ array: [Shading]) -> Shading { Shading() }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading() }

    /// A colour of red, green and blue.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { Shading() }

    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { Shading() }

    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }

    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }

    /// Colours around a point, by distance.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }

    /// Colours around a point, by angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }

    /// An image again and again.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading { Shading() }

    /// The colours that a shader computes.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { Shading() }
  }

  /// How gradients are used.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// They begin again at their end.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// They go back at their end.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colours are mixed without gamma.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// A change to what is drawn.
  public struct Filter: Sendable {
    private init() {}

    /// A shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter() }

    /// A blur.
    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Filter { Filter() }

    /// More brightness.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    /// More or less contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    /// Stronger or weaker colours.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    /// Less colour.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    /// Other hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    /// A colour to multiply with.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    /// Transparency for darkness.
    public static var luminanceToAlpha: Filter { Filter() }

    /// A colour where something is opaque enough.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter { Filter() }

    /// A transform of the plane.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }

    /// Colours mixed anew.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter() }
    /// Colours that a shader computes from others.
    public static func colorShader(_ shader: Shader) -> Filter { Filter() }

    /// Positions that a shader computes.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter()
    }

    /// A look that a shader computes.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter()
    }
  }

  /// How shadows are drawn.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Above what casts them.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Alone.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Inverted.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Without regard to what casts them.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How blurs are drawn.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What is blurred covers all of its frame.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Noise is added, so that no edges are seen.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}
