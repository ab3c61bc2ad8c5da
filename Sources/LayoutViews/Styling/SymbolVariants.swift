nonisolated extension View {
  /// Draws symbols in the view in a variant, such as filled, besides those that are set around. A
  /// variant has a size of its own.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      $0 = SymbolVariants(parts: $0.parts.union(variant.parts))
    }
  }
}

/// Variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
  let parts: Set<String>

  /// The usual one.
  public static let none = SymbolVariants(parts: [])
  /// In a circle.
  public static let circle = SymbolVariants(parts: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(parts: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(parts: ["fill"])
  /// Struck through.
  public static let slash = SymbolVariants(parts: ["slash"])

  /// The variant in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// The variant in a square.
  public var square: SymbolVariants { adding("square") }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// The variant filled.
  public var fill: SymbolVariants { adding("fill") }
  /// The variant struck through.
  public var slash: SymbolVariants { adding("slash") }

  /// Whether all that makes another variant is in this one.
  public func contains(_ other: SymbolVariants) -> Bool { parts.isSuperset(of: other.parts) }

  private func adding(_ part: String) -> SymbolVariants {
    SymbolVariants(parts: parts.union([part]))
  }

  /// The parts in the order in which symbols are named.
  var suffix: String {
    ["slash", "circle", "square", "rectangle", "fill"]
      .filter(parts.contains).reduce(into: "") { $0 += ".\($1)" }
  }
}

extension EnvironmentValues {
  /// The variant in which symbols are drawn.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
