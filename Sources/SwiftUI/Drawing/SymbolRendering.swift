// How images and symbols are drawn in ways that renderers are not told of.

nonisolated extension View {
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }

  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }

  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}

extension Image {
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
  public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }
}

/// How symbols show a value.
public enum SymbolVariableValueMode: Hashable, Sendable { case color, draw }
/// How symbols are filled with their colours.
public enum SymbolColorRenderingMode: Hashable, Sendable { case flat, gradient }
