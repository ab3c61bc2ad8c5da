import LayoutCore

extension EnvironmentValues {
  /// The tint of controls; `nil` for blue.
  package var tintPaint: Appearance.Paint? {
    get { self[TintPaintKey.self] }
    set { self[TintPaintKey.self] = newValue }
  }

  /// The style of the ground behind views; `nil` for the usual one.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

private enum TintPaintKey: EnvironmentKey { static var defaultValue: Appearance.Paint? { nil } }

private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
