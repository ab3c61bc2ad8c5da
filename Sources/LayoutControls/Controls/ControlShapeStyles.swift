import LayoutCore

/// The style of text that stands for missing text: a faded grey.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns a faded grey.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    Color.gray.opacity(0.6)._paint(in: environment)
  }
}

/// The style of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the tint's paint.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    TintShapeStyle()._paint(in: environment)
  }
}

/// The style of links: the tint.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the tint's paint.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    TintShapeStyle()._paint(in: environment)
  }
}

/// The style of a window's ground: a faded grey.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns a faded grey.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    Color.gray.opacity(0.1)._paint(in: environment)
  }
}

/// The style of large grey areas: a faded grey.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns a faded grey.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    Color.gray.opacity(0.2)._paint(in: environment)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of text that stands for missing text.
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected: the tint.
  public static var selection: SelectionShapeStyle { .init() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links: the tint.
  public static var link: LinkShapeStyle { .init() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of the window's ground.
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of large grey areas.
  public static var fill: FillShapeStyle { .init() }
}
