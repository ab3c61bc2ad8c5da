// How texts in a view are set. These are the only modifiers of looks that change sizes: those of
// the texts.

nonisolated extension View {
  /// Sets texts and symbols in the view in a font; `nil` for the usual one.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets texts and symbols in the view in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View { changingText(.weight(weight)) }

  /// Sets texts in the view in another variant of their font.
  public func fontDesign(_ design: Font.Design?) -> some View { changingText(.design(design)) }

  /// Sets texts in the view in narrower or wider letters.
  public func fontWidth(_ width: Font.Width?) -> some View { changingText(.width(width?.factor)) }

  /// Sets texts and symbols in the view in bold.
  public func bold(_ isActive: Bool = true) -> some View { changingText(.bold(isActive)) }

  /// Sets texts in the view in slanted letters.
  public func italic(_ isActive: Bool = true) -> some View { changingText(.italic(isActive)) }

  /// Sets texts in the view in letters of equal width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    changingText(.monospaced(isActive))
  }

  /// Sets numbers in the view in digits of equal width.
  public func monospacedDigit() -> some View { changingText(.monospacedDigit) }

  /// Adds space after every character of texts in the view, unless tracking does.
  public func kerning(_ kerning: CGFloat) -> some View { changingText(.kerning(kerning)) }

  /// Adds space after every character of texts in the view, in place of kerning.
  public func tracking(_ tracking: CGFloat) -> some View { changingText(.tracking(tracking)) }

  /// Raises texts in the view above their baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    changingText(.baselineOffset(baselineOffset))
  }

  /// Draws a line under texts in the view.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingText(.underline(isActive, Text.LineStyle(pattern: pattern, color: color)))
  }

  /// Draws a line through texts in the view.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingText(.strikethrough(isActive, Text.LineStyle(pattern: pattern, color: color)))
  }

  private func changingText(_ change: Text.Change) -> some View {
    transformEnvironment(\.textChanges) { if $0.last != change { $0.append(change) } }
  }
}
