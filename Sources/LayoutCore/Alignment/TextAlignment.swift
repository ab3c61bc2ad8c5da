/// The position of text lines within the text's width. It never moves or resizes the text itself.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// At the leading edge.
  case leading
  /// In the centre.
  case center
  /// At the trailing edge.
  case trailing
}
