import LayoutCore

/// A translucent layer that blurs what is behind it.
///
/// Renderers get the material and a colour to draw if they cannot blur.
public struct Material: StyleView, Hashable {
  let described: Appearance.Material
  let opacity: Double

  /// The thinnest material.
  public static let ultraThin = Material(described: .ultraThin, opacity: 0.4)
  /// A thin material.
  public static let thin = Material(described: .thin, opacity: 0.55)
  /// The usual material.
  public static let regular = Material(described: .regular, opacity: 0.7)
  /// A thick material.
  public static let thick = Material(described: .thick, opacity: 0.8)
  /// The thickest material.
  public static let ultraThick = Material(described: .ultraThick, opacity: 0.9)
  /// The material of bars.
  public static let bar = Material(described: .bar, opacity: 0.8)

  /// Returns the material's paint.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    let base = environment.colorScheme == .dark ? 0.15 : 0.97
    let color = Appearance.Color(red: base, green: base, blue: base, opacity: opacity)
    return .material(described, fallback: color)
  }
}

extension ShapeStyle where Self == Material {
  /// The thinnest material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin material.
  public static var thinMaterial: Material { .thin }
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// A thick material.
  public static var thickMaterial: Material { .thick }
  /// The thickest material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
