import LayoutCore

/// A function that would compute colours or positions of a view's pixels. It is never run.
public struct Shader: Equatable, Sendable {
  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  public func compile(as type: UsageType) async throws {}

  /// What a shader is for.
  public enum UsageType: Hashable, Sendable {
    case shapeStyle, colorEffect, distortionEffect, layerEffect
  }

  /// Something that a shader would be given.
  public struct Argument: Equatable, Sendable {
    private let text: String
    private init(_ values: Any...) { text = "\(values)" }
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Self { Self(x) }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Self { Self(x, y) }
    public static func float2(_ point: CGPoint) -> Self { Self(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Self { Self(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Self { Self(vector.dx, vector.dy) }

    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Self {
      Self(x, y, z)
    }

    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Self {
      Self(x, y, z, w)
    }

    public static func floatArray(_ array: [Float]) -> Self { Self(array) }
    public static var boundingRect: Self { Self("boundingRect") }
    public static func color(_ color: Color) -> Self { Self(color) }
    public static func colorArray(_ array: [Color]) -> Self { Self(array) }
    public static func image(_ image: Image) -> Self { Self("image") }
    public static func data(_ data: Data) -> Self { Self(data) }
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
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A library of functions for shaders. It is never searched.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  private let source: String
  public static let `default` = ShaderLibrary(source: "default")
  public static func bundle(_ bundle: Bundle) -> Self { Self(source: bundle.bundlePath) }
  private init(source: String) { self.source = source }
  public init(url: URL) { source = url.absoluteString }
  public init(data: Data) { source = "\(data)" }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}
