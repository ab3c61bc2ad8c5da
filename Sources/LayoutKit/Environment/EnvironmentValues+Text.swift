extension EnvironmentValues {
  /// The size that people prefer for text; large by default.
  public var dynamicTypeSize: DynamicTypeSize {
    get { builtIn.dynamicTypeSize }
    set { builtIn.dynamicTypeSize = newValue }
  }

  /// Whether people prefer bold text; `nil` if nothing is known.
  public var legibilityWeight: LegibilityWeight? {
    get { builtIn.legibilityWeight }
    set { builtIn.legibilityWeight = newValue }
  }

  /// The largest number of lines of a text; `nil` for no limit.
  public var lineLimit: Int? {
    get { builtIn.lineLimit }
    set { builtIn.lineLimit = newValue }
  }

  /// The distance between a text's lines beyond the font's own; 0 by default.
  public var lineSpacing: CGFloat {
    get { builtIn.lineSpacing }
    set { builtIn.lineSpacing = newValue }
  }

  /// How high lines of text are; `nil` for as high as their letters.
  public var lineHeight: AttributedString.LineHeight? {
    get { builtIn.lineHeight }
    set { builtIn.lineHeight = newValue }
  }

  /// How a text's lines are aligned within the text's own width.
  public var multilineTextAlignment: TextAlignment {
    get { builtIn.multilineTextAlignment }
    set { builtIn.multilineTextAlignment = newValue }
  }

  /// How small a text may be drawn, compared to its font, to fit its space; 1 by default.
  public var minimumScaleFactor: CGFloat {
    get { builtIn.minimumScaleFactor }
    set { builtIn.minimumScaleFactor = newValue }
  }

  /// Whether letters may move closer together to fit a text into its space.
  public var allowsTightening: Bool {
    get { builtIn.allowsTightening }
    set { builtIn.allowsTightening = newValue }
  }
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
