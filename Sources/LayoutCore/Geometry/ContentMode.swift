/// How content of another shape is scaled into a space.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// So that all of it fits.
  case fit
  /// So that it covers everything.
  case fill
}
