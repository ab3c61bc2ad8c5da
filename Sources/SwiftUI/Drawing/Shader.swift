/// A function that would compute colours or positions of a view's pixels. It is never run.
public struct Shader: Equatable, Sendable {
  /// The function.
  public var function: ShaderFunction
  /// What the function would be given.
  public var arguments: [Argument]
  /// Whether colours between those of a screen would be mixed from neighbours.
  public var dithersColor = false

  /// Creates a shader from a function and its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Returns at once: there is nothing to compile.
  public func compile(as type: UsageType) async throws {}

  /// What a shader is for.
  public struct UsageType: Hashable, Sendable {
    private let name: String

    /// A style.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// An effect on colours.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// An effect on positions.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// An effect on a whole view.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// Something that a shader would be given.
  public struct Argument: Equatable, Sendable {
    private let text: String

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { .init(text: "\(x)") }

    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      .init(text: "\(x), \(y)")
    }

    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }

    /// A size.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }

    /// A direction.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }

    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      .init(text: "\(x), \(y), \(z)")
    }

    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { .init(text: "\(x), \(y), \(z), \(w)") }

    /// Any number of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { .init(text: "\(array)") }

    /// The rectangle of the view.
    public static var boundingRect: Argument { .init(text: "boundingRect") }

    /// A colour.
    public static func color(_ color: Color) -> Argument { .init(text: color.description) }

    /// Any number of colours.
    public static func colorArray(_ array: [Color]) -> Argument {
      .init(text: "\(array.map(\.description))")
    }

    /// A picture.
    public static func image(_ image: Image) -> Argument { .init(text: "image") }

    /// Bytes.
    public static func data(_ data: Data) -> Argument { .init(text: "\(data)") }
  }
}

extension Shader: ShapeStyle {
  /// Returns a clear paint, as the function that would compute the colours is never run.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    Color.clear._paint(in: environment)
  }
}

/// The name of a function that a shader would run.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  /// Where the function is.
  public var library: ShaderLibrary
  /// What it is called.
  public var name: String

  /// Names a function.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns a shader of the function with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A library of functions for shaders. It is never searched.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  private let source: String

  /// The application's own.
  public static let `default` = ShaderLibrary(source: "default")

  /// That of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(source: bundle.bundlePath)
  }

  private init(source: String) { self.source = source }

  /// Creates a library in a file.
  public init(url: URL) { source = url.absoluteString }

  /// Creates a compiled library.
  public init(data: Data) { source = "\(data)" }

  /// The function of a name in the application's own library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// The function of a name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}
