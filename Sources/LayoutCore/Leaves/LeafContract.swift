/// A promise of a measured leaf about its answers, which saves questions.
///
/// The frames are the same as without the promise, provided that the leaf keeps it.
public enum LeafContract: Hashable, Sendable, BitwiseCopyable {
  /// No promise, except that equal proposals get equal answers.
  case arbitrary

  /// The leaf wraps its content to the proposed width, like text without a limit on its lines.
  ///
  /// - The proposed height makes no difference.
  /// - An unspecified width counts as an infinite one and gives the ideal answer.
  /// - A proposal between an answer's width and the width proposed for it gets the same answer.
  /// - A narrower proposal never gets a wider answer.
  case wrapping
}
