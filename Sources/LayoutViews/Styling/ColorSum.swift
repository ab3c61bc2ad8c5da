import LayoutCore

/// What a mixed colour is in light or in dark surroundings: the sum of what it was mixed from.
///
/// As colours depend on nothing else but the accent, any number of them is no more than this.
package struct ColorSum: Hashable, Sendable {
  /// How much red, green, blue and opacity is known.
  var known = SIMD4<Double>.zero
  /// How much of the accent's comes to that.
  var accent = SIMD4<Double>.zero

  func mixed(with other: ColorSum, by fraction: Double) -> ColorSum {
    ColorSum(
      known: known * (1 - fraction) + other.known * fraction,
      accent: accent * (1 - fraction) + other.accent * fraction)
  }
}

extension Color.Source {
  func sum(in scheme: ColorScheme) -> ColorSum {
    switch self {
    case .accent: return ColorSum(accent: .one)
    case .mixed(let light, let dark): return scheme == .dark ? dark : light
    case .adaptive(let light, let dark): return (scheme == .dark ? dark : light).sum(in: scheme)
    case .faded(let source, let opacity):
      var sum = source.sum(in: scheme)
      sum.known.w *= opacity
      sum.accent.w *= opacity
      return sum
    case .components, .system, .named, .primary, .secondary:
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      return ColorSum(known: SIMD4(resolved(in: environment)))
    }
  }
}

extension SIMD4<Double> {
  /// The components of a colour.
  init(_ color: Appearance.Color) { self.init(color.red, color.green, color.blue, color.opacity) }
}
