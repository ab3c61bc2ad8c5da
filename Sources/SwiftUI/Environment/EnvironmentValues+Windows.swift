// The state of the window or screen that a view is in, as if it were in use.

extension EnvironmentValues {
  /// Whether the view's window is in use; the key window by default.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether the view looks as if people were using it.
  public var appearsActive: Bool {
    get { controlActiveState != .inactive }
    set { controlActiveState = newValue ? .key : .inactive }
  }

  /// How prominent what is behind the view is; standard by default.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// Whether the screen is dimmed because it is unused.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  /// Whether an application can have several windows.
  public var supportsMultipleWindows: Bool { false }
  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether moving images move.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether what is pressed long is shown large.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}

/// Whether a window is in use.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// It gets what people type.
  case key
  /// It is used, and another one gets what people type.
  case active
  /// It is not used.
  case inactive
}

/// How prominent what is behind a view is.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// Little.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// Much, as behind a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}

private enum ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState { .key }
}

private enum BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

private enum IsLuminanceReducedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
