// How colours are mixed, and their components in the spaces that this takes.

extension Appearance.Color {
  /// Returns the colour between this one and another, as gradients blend them: the mean of their
  /// ``perceptualComponents``.
  ///
  ///     let stops = [0, 0.25, 0.5, 0.75, 1].map { from.mixed(with: to, by: $0) }
  ///
  /// - Parameter fraction: how much of the other colour, from 0 to 1.
  public func mixed(with other: Appearance.Color, by fraction: Double) -> Appearance.Color {
    let fraction = min(max(fraction, 0), 1)
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    return Appearance.Color(
      perceptualComponents: perceptualComponents * (1 - fraction)
        + other.perceptualComponents * fraction)
  }

  /// The lightness, the two hues of Oklab and the opacity: a space in which equal steps look equal.
  public var perceptualComponents: SIMD4<Double> {
    let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let cones = SIMD3(
      0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue,
      0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue,
      0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
    let (long, middle, short) = (cones.x.root(3), cones.y.root(3), cones.z.root(3))
    return SIMD4(
      0.210_454_255_3 * long + 0.793_617_785_0 * middle - 0.004_072_046_8 * short,
      1.977_998_495_1 * long - 2.428_592_205_0 * middle + 0.450_593_709_9 * short,
      0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766_0 * short, opacity)
  }

  /// Creates a colour from components in Oklab and an opacity.
  public init(perceptualComponents components: SIMD4<Double>) {
    let (lightness, a, b) = (components.x, components.y, components.z)
    let long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b).power(3)
    let middle = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b).power(3)
    let short = (lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b).power(3)
    self.init(
      red: Self.encoded(
        4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short),
      green: Self.encoded(
        -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short),
      blue: Self.encoded(
        -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701_0 * short),
      opacity: components.w)
  }

  /// Returns the light of a component: what it is without the gamma curve of sRGB.
  public static func linear(_ component: Double) -> Double {
    if component < 0 { return -linear(-component) }
    return component <= 0.04045
      ? component / 12.92 : ((component + 0.055) / 1.055).root(5).power(12)
  }

  /// Returns the component of an amount of light: what it is with the gamma curve of sRGB.
  public static func encoded(_ light: Double) -> Double {
    if light < 0 { return -encoded(-light) }
    return light <= 0.003_130_8 ? light * 12.92 : 1.055 * light.root(12).power(5) - 0.055
  }
}

// Written out because the library imports nothing but number types.
extension Double {
  fileprivate func power(_ exponent: Int) -> Double {
    (1..<exponent).reduce(self) { product, _ in product * self }
  }

  /// Returns a root; that of a negative number is negative.
  fileprivate func root(_ degree: Int) -> Double {
    if self < 0 { return -(-self).root(degree) }
    guard isNormal else { return self }
    // From above, each step comes nearer, until the numbers have no nearer one.
    let start = Double(sign: .plus, exponent: Int(exponent) / degree + 1, significand: 1)
    var (root, next) = (Double.infinity, start)
    while next < root {
      root = next
      next = root - (root - self / root.power(degree - 1)) / Double(degree)
    }
    return root
  }
}
