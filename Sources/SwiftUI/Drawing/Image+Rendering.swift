// How images and symbols are drawn in ways that renderers are not told of.

extension View {
  /// Sets how symbols show a value.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }

  /// Sets how symbols are filled with their colours.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }

  /// Sets how bright images may be.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}

extension Image {
  /// Accepts how a symbol shows a value.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }

  /// Accepts how a symbol is filled with its colours.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

  /// Accepts how bright the image may be.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// How bright images may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// As bright as white.
    public static let standard = DynamicRange(name: "standard")
    /// A little brighter.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the screen.
    public static let high = DynamicRange(name: "high")
  }
}

/// How symbols show a value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// By the colours of their parts.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By how much of a line is drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How symbols are filled with their colours.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// Evenly.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// With gradients.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
