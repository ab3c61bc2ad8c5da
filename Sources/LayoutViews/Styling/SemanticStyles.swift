import LayoutCore

/// The foreground style that surrounds a view.
@frozen public struct ForegroundStyle: ShapeStyle, BitwiseCopyable {
  /// Creates the style.
  @inlinable public init() {}

  /// Returns the foreground's paint.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    HierarchicalShapeStyle.primary._paint(in: environment)
  }
}

/// The style of the ground behind a view: white, or black in dark surroundings, unless set.
@frozen public struct BackgroundStyle: ShapeStyle, BitwiseCopyable {
  /// Creates the style.
  @inlinable public init() {}

  /// Returns the ground's paint.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    if let style = environment.backgroundStyle {
      var outer = environment
      outer.backgroundStyle = nil
      return style._paint(in: outer)
    }
    return .color(environment.colorScheme == .dark ? .black : .white)
  }
}

/// The tint that surrounds a view, or else blue.
@frozen public struct TintShapeStyle: ShapeStyle, BitwiseCopyable {
  /// Creates the style.
  @inlinable public init() {}

  /// Returns the tint's paint.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    environment.tintPaint ?? Color.blue._paint(in: environment)
  }
}

/// The style of lines between views: a faded grey.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns a faded grey.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    Color.gray.opacity(0.5)._paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style that surrounds the view.
  public static var foreground: ForegroundStyle { .init() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of the ground behind the view.
  public static var background: BackgroundStyle { .init() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint that surrounds the view.
  public static var tint: TintShapeStyle { .init() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between views.
  public static var separator: SeparatorShapeStyle { .init() }
}
