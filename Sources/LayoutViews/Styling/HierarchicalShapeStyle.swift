import LayoutCore

/// A level of the foreground style that surrounds a view.
///
/// The first level is the style itself. The others are the styles given for them, or else the first
/// one faded; without any style, the second is the system's secondary colour.
@frozen public struct HierarchicalShapeStyle: ShapeStyle, Hashable, BitwiseCopyable {
  @usableFromInline let level: Int

  /// How opaque each level is compared with the first.
  static let fading = [1, 0.5, 0.25, 0.18, 0.1]

  /// Returns the level's paint in an environment.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    let paints = environment.foregroundPaints
    if level < paints.count { return paints[level].paint(in: environment) }
    guard let first = paints.first?.paint(in: environment) else {
      if level == 0 { return .color(Color.primary.resolved(in: environment)) }
      if level == 1 { return .color(Color.secondary.resolved(in: environment)) }
      return Color.primary.opacity(Self.fading[level])._paint(in: environment)
    }
    return first.faded(by: Self.fading[level])
  }
}

extension Appearance.Paint {
  /// The paint with its opacity multiplied.
  func faded(by opacity: Double) -> Appearance.Paint {
    guard case .color(var color) = self else { return .faded(self, opacity: opacity) }
    color.opacity *= opacity
    return .color(color)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style that surrounds the view.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// Its second level.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// Its third level.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// Its fourth level.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// Its fifth level.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
