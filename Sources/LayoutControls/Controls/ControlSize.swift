/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case mini
  /// A small size.
  case small
  /// The usual size.
  case regular
  /// A large size.
  case large
  /// The largest size.
  case extraLarge
}

extension EnvironmentValues {
  /// How large controls are, and text without a font on macOS: of 9 points if they are mini, of 11
  /// if they are small.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set {
      self[ControlSizeKey.self] = newValue
      desktopFontSize = newValue == .mini ? 9 : newValue == .small ? 11 : 13
    }
  }
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
