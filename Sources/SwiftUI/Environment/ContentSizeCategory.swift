/// The size of text in the environment, by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case extraSmall
  /// A small size.
  case small
  /// A size just below the usual one.
  case medium
  /// The usual size.
  case large
  /// A size just above the usual one.
  case extraLarge
  /// A larger size.
  case extraExtraLarge
  /// The largest size that is not meant for accessibility.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The fifth accessibility size, the largest of all.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of those meant for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
  /// Whether one size is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.typeSize < rhs.typeSize }
}

extension ContentSizeCategory {
  /// The same size by its newer name.
  fileprivate var typeSize: DynamicTypeSize {
    switch self {
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    }
  }
}

extension EnvironmentValues {
  /// The size that people prefer for text: the environment's `dynamicTypeSize` by another name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
    set { dynamicTypeSize = newValue.typeSize }
  }
}
