nonisolated extension View {
  /// Paints text, symbols and shapes in the view with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foreground([AnyShapeStyle(style)])
  }

  /// Paints text, symbols and shapes in the view with styles for two levels.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) }

  /// Paints text, symbols and shapes in the view with styles for three levels.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  /// Paints text, symbols and shapes in the view with a colour; `nil` changes nothing.
  public func foregroundColor(_ color: Color?) -> some View {
    foreground(color.map { [AnyShapeStyle($0)] } ?? [])
  }

  /// Gives controls in the view a colour; `nil` for the usual one.
  public func tint(_ tint: Color?) -> some View { resolvingTint(tint.map { AnyShapeStyle($0) }) }

  /// Gives controls in the view a style.
  public func tint<S: ShapeStyle>(_ tint: S) -> some View { resolvingTint(AnyShapeStyle(tint)) }

  /// Gives controls in the view a colour; `nil` for the usual one.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the style that `background()` has in the view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  private func foreground(_ styles: [AnyShapeStyle]) -> some View {
    modifier(
      EnvironmentModifier { environment in
        guard !styles.isEmpty else { return }
        environment.foregroundPaints = styles.map { SchemePaints($0, in: environment) }
      })
  }

  private func resolvingTint(_ style: AnyShapeStyle?) -> some View {
    modifier(
      EnvironmentModifier { environment in
        environment.tintPaints = style.map { SchemePaints($0, in: environment) }
      })
  }
}
