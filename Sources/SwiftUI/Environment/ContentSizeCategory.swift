/// The size of text in the environment, by its older name: the newer sizes in the same order.
public enum ContentSizeCategory: Int, Hashable, CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension EnvironmentValues {
  /// The size that people prefer for text: the environment's `dynamicTypeSize` by another name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
    set { dynamicTypeSize = DynamicTypeSize.allCases[newValue.rawValue] }
  }
}
