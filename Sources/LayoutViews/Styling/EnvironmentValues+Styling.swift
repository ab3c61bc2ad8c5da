import LayoutCore

extension EnvironmentValues {
  /// The tint of controls; `nil` for blue.
  package var tintPaint: Appearance.Paint? { tintPaints?.paint(in: self) }

  var tintPaints: SchemePaints? {
    get { self[TintPaintsKey.self] }
    set { self[TintPaintsKey.self] = newValue }
  }

  /// The style of the ground behind views; `nil` for the usual one.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

private enum TintPaintsKey: EnvironmentKey { static var defaultValue: SchemePaints? { nil } }

private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

/// What a style paints with in light and in dark surroundings, and otherwise in those in which it
/// was set: the levels and the tint that it refers to are those outside, its colours suit whatever
/// it paints.
struct SchemePaints: Equatable {
  private let light: Appearance.Paint
  private let dark: Appearance.Paint

  init(_ style: AnyShapeStyle, in environment: EnvironmentValues) {
    var environment = environment
    environment.colorScheme = .light
    light = style._paint(in: environment)
    environment.colorScheme = .dark
    dark = style._paint(in: environment)
  }

  func paint(in environment: EnvironmentValues) -> Appearance.Paint {
    environment.colorScheme == .dark ? dark : light
  }
}
