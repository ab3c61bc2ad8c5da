/// How the lines of a text sit in the text's own width; it never moves or resizes the text.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// At the leading edge.
  case leading
  /// In the centre.
  case center
  /// At the trailing edge.
  case trailing
}
