extension EnvironmentValues {
  /// How text gets its size; by default without fonts.
  ///
  ///     Card().layout(in: size) { $0.textMeasurer = myMeasurer }
  public var textMeasurer: any TextMeasurer {
    get { self[TextMeasurerKey.self] }
    set { self[TextMeasurerKey.self] = newValue }
  }

  /// How high lines of text are; `nil` for as high as their letters.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }

  /// Puts something around every text, such as a renderer that gives it another size.
  package var textChange: ((LayoutNode) -> LayoutNode)? {
    get { self[TextChangeKey.self] }
    set { self[TextChangeKey.self] = newValue }
  }
}

private enum TextMeasurerKey: EnvironmentKey {
  static let defaultValue: any TextMeasurer = LineSetter(SquareFontMetrics.halfEm)
}

private enum TextChangeKey: EnvironmentKey {
  static var defaultValue: ((LayoutNode) -> LayoutNode)? { nil }
}

private enum LineHeightKey: EnvironmentKey {
  static var defaultValue: AttributedString.LineHeight? { nil }
}

/// The size of text in the environment.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// A small size.
  case small
  /// A size just below the usual one.
  case medium
  /// The usual size.
  case large
  /// A size just above the usual one.
  case xLarge
  /// A larger size.
  case xxLarge
  /// The largest size that is not meant for accessibility.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The fifth accessibility size, the largest of all.
  case accessibility5

  /// Whether the size is one of those meant for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one size is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The weight of text in the environment.
public enum LegibilityWeight: Hashable, Sendable {
  /// Text of the weight that its font says.
  case regular
  /// Bolder text.
  case bold
}
