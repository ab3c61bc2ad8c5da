/// The size that people prefer for text.
///
/// It has the cases of SwiftUI and gets no others.
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
