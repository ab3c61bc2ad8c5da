import LayoutCore

extension EnvironmentValues {
  /// How text gets its size; by default without fonts.
  ///
  ///     Card().layout(in: size) { $0.textMeasurer = myMeasurer }
  public var textMeasurer: any TextMeasurer {
    get { self[TextMeasurerKey.self] }
    set { self[TextMeasurerKey.self] = newValue }
  }

  /// The font of text that is given none.
  package var currentFont: Font {
    font ?? (platform == .macOS ? .system(size: desktopFontSize) : .body)
  }

  /// How high lines of text are; `nil` for as high as their letters.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }

  /// A layout around every text, such as a renderer that gives it another size.
  package var textLayout: (any Layout)? {
    get { self[TextLayoutKey.self] }
    set { self[TextLayoutKey.self] = newValue }
  }
}

private enum TextMeasurerKey: EnvironmentKey {
  static let defaultValue: any TextMeasurer = LineSetter(SystemFontMetrics())
}

private enum TextLayoutKey: EnvironmentKey {
  static var defaultValue: (any Layout)? { nil }
}

private enum LineHeightKey: EnvironmentKey {
  static var defaultValue: AttributedString.LineHeight? { nil }
}

/// The weight of text in the environment.
public enum LegibilityWeight: Hashable, Sendable {
  /// Text of the weight that its font says.
  case regular
  /// Bolder text.
  case bold
}
