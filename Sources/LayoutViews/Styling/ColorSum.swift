import LayoutCore

/// What a mixed colour is in light or in dark surroundings: the sum of what it was mixed from.
///
/// As colours depend on nothing else but the accent, any number of them is no more than this.
package struct ColorSum: Hashable, Sendable {
  /// The space in which it is added up.
  var space = Gradient.ColorSpace.device
  /// How much of each component is known.
  var known = SIMD4<Double>.zero
  /// How much of the accent's comes to that.
  var accent = SIMD4<Double>.zero

  func mixed(with other: ColorSum, by fraction: Double) -> ColorSum {
    ColorSum(
      space: space, known: known * (1 - fraction) + other.known * fraction,
      accent: accent * (1 - fraction) + other.accent * fraction)
  }

  func color(accent color: Appearance.Color) -> Appearance.Color {
    space.color(accent == .zero ? known : known + accent * space.components(of: color))
  }

  /// Returns the sum in another space. If it is of the accent and more, its accent is then blue.
  func converted(to other: Gradient.ColorSpace, in scheme: ColorScheme) -> ColorSum {
    let isAccent = known == .zero && accent.x == 1
    if isAccent || space == other { return ColorSum(space: other, known: known, accent: accent) }
    let color = color(accent: SystemColor.blue.color(in: scheme))
    return ColorSum(space: other, known: other.components(of: color))
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
      let color = resolved(in: environment)
      return ColorSum(known: Gradient.ColorSpace.device.components(of: color))
    }
  }
}

extension Gradient.ColorSpace {
  fileprivate func components(of color: Appearance.Color) -> SIMD4<Double> {
    self == .perceptual
      ? color.perceptualComponents : SIMD4(color.red, color.green, color.blue, color.opacity)
  }

  fileprivate func color(_ sum: SIMD4<Double>) -> Appearance.Color {
    self == .perceptual
      ? Appearance.Color(perceptualComponents: sum)
      : Appearance.Color(red: sum.x, green: sum.y, blue: sum.z, opacity: sum.w)
  }
}
