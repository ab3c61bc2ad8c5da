// What a system says to views: what it says at rest, with its window in use.

extension EnvironmentValues {
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  public var appearsActive: Bool {
    get { controlActiveState != .inactive }
    set { controlActiveState = newValue ? .key : .inactive }
  }

  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  public var isSceneCaptured: Bool { false }
  public var isTabBarShowingSections: Bool { false }
  public var keyboardShortcut: KeyboardShortcut? { nil }
  public var backgroundMaterial: Material? { nil }
  public var sidebarRowSize: SidebarRowSize { .medium }
  public var supportsMultipleWindows: Bool { false }
}

/// Whether a window is in use.
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }
/// The size of rows in sidebars.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }
/// How prominent what is behind a view is.
public enum BackgroundProminence: Hashable, Sendable { case standard, increased }

private enum ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState { .key }
}
private enum BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}
private enum IsLuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }

// MARK: - The size of text

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
