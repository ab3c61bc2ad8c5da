/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As is usual.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
