import LayoutCore

// Effects are kept for renderers and never change layout.

nonisolated extension View {
  // A colour's own method comes first: the compiler tries all meanings that count the same, each
  // with all that is around them.
  /// Makes each drawing in the view more or less opaque. With an opacity of 0 none responds.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity)) }

  /// Gives the view a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    effect { .shadow(.init(color: color.resolved(in: $0), radius: radius, x: x, y: y)) }
  }

  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(.blur(radius: radius, isOpaque: opaque))
  }

  /// Mixes the view with what is behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View { effect(.blend(blendMode)) }

  /// Composes the view into one picture before further effects apply.
  public func compositingGroup() -> some View { effect(.group) }

  /// Composes the view into one picture before further effects apply.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { effect(.group) }

  /// Makes the view brighter.
  public func brightness(_ amount: Double) -> some View { effect(.filter(.brightness(amount))) }

  /// Makes differences between colours larger or smaller.
  public func contrast(_ amount: Double) -> some View { effect(.filter(.contrast(amount))) }

  /// Makes colours stronger or weaker.
  public func saturation(_ amount: Double) -> some View { effect(.filter(.saturation(amount))) }

  /// Takes colours away.
  public func grayscale(_ amount: Double) -> some View { effect(.filter(.grayscale(amount))) }

  /// Turns the hue of colours.
  public func hueRotation(_ angle: Angle) -> some View {
    effect(.filter(.hueRotation(angle.radians)))
  }

  /// Inverts the view's colours.
  public func colorInvert() -> some View { effect(.filter(.colorInvert)) }

  /// Multiplies colours with another one.
  public func colorMultiply(_ color: Color) -> some View {
    effect { .filter(.colorMultiply(color.resolved(in: $0))) }
  }

  /// Turns darkness into transparency.
  public func luminanceToAlpha() -> some View { effect(.filter(.luminanceToAlpha)) }
}

/// The space in which colours are mixed for drawing.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The usual one.
  case nonLinear
  /// Without gamma.
  case linear
  /// Without gamma and without limits.
  case extendedLinear
}

/// How a drawing mixes with what is behind it.
///
///     Color.red.blendMode(.multiply)
public typealias BlendMode = Appearance.BlendMode
