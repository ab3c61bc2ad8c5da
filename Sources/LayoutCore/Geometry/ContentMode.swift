/// The way in which content is scaled into a space of another shape.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// Scales so that all of the content fits.
  case fit
  /// Scales so that the content covers the whole space.
  case fill
}
