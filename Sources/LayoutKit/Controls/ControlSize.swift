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
