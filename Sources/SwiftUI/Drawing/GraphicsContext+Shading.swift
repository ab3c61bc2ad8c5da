// What a canvas would draw with. Nothing of it is kept, as nothing is drawn.

extension GraphicsContext {
  /// What something is drawn with.
  public struct Shading: Sendable {
    private init() {}
    public static let backdrop = Self(), foreground = Self()
    public static func palette(_ array: [Shading]) -> Self { Self() }
    public static func color(_ color: Color) -> Self { Self() }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Self { Self() }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Self { Self() }

    public static func style<S: ShapeStyle>(_ style: S) -> Self { Self() }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Self { Self() }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Self { Self() }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Self { Self() }

    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Self { Self() }

    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Self { Self() }
  }

  /// A change to what is drawn.
  public struct Filter: Sendable {
    private init() {}

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Self { Self() }

    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Self {
      Self()
    }

    public static func brightness(_ amount: Double) -> Self { Self() }
    public static func contrast(_ amount: Double) -> Self { Self() }
    public static func saturation(_ amount: Double) -> Self { Self() }
    public static func grayscale(_ amount: Double) -> Self { Self() }
    public static func hueRotation(_ angle: Angle) -> Self { Self() }
    public static func colorMultiply(_ color: Color) -> Self { Self() }
    public static var luminanceToAlpha: Self { Self() }

    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Self { Self() }

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Self { Self() }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Self { Self() }
    public static func colorShader(_ shader: Shader) -> Self { Self() }
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
      Self()
    }
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self { Self() }
  }

  /// How gradients are used.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = Self(rawValue: 1), mirror = Self(rawValue: 2)
    public static let linearColor = Self(rawValue: 4)
  }

  /// How shadows are drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = Self(rawValue: 1), shadowOnly = Self(rawValue: 2)
    public static let invertsAlpha = Self(rawValue: 4), disablesGroup = Self(rawValue: 8)
  }

  /// How blurs are drawn.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = Self(rawValue: 1), dithersResult = Self(rawValue: 2)
  }

  /// How masks are used.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = Self(rawValue: 1)
  }

  /// How filters are used.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = Self(rawValue: 1)
  }

  /// How what a canvas draws is mixed with what is there.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let normal = Self(rawValue: 0), multiply = Self(rawValue: 1)
    public static let screen = Self(rawValue: 2), overlay = Self(rawValue: 3)
    public static let darken = Self(rawValue: 4), lighten = Self(rawValue: 5)
    public static let colorDodge = Self(rawValue: 6), colorBurn = Self(rawValue: 7)
    public static let softLight = Self(rawValue: 8), hardLight = Self(rawValue: 9)
    public static let difference = Self(rawValue: 10), exclusion = Self(rawValue: 11)
    public static let hue = Self(rawValue: 12), saturation = Self(rawValue: 13)
    public static let color = Self(rawValue: 14), luminosity = Self(rawValue: 15)
    public static let clear = Self(rawValue: 16), copy = Self(rawValue: 17)
    public static let sourceIn = Self(rawValue: 18), sourceOut = Self(rawValue: 19)
    public static let sourceAtop = Self(rawValue: 20), destinationOver = Self(rawValue: 21)
    public static let destinationIn = Self(rawValue: 22), destinationOut = Self(rawValue: 23)
    public static let destinationAtop = Self(rawValue: 24), xor = Self(rawValue: 25)
    public static let plusDarker = Self(rawValue: 26), plusLighter = Self(rawValue: 27)
  }
}

/// How a filter of a canvas mixes new colours from old ones; at first it leaves them as they are.
public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
  public init() {}
}
