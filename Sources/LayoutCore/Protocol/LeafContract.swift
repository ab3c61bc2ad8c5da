/// A promise of a measured leaf about its answers, which saves questions.
///
///     // 24 cells of 10 × 10, as many in a line as fit.
///     let cells = LayoutNode.measured(.wrapping) { proposal in
///       let columns = min(max(((proposal.width ?? .infinity) / 10).rounded(.down), 1), 24)
///       return LeafMeasurement(width: columns * 10, height: (24 / columns).rounded(.up) * 10)
///     }
///
/// The frames are the same as without the promise, provided that the leaf keeps it.
@nonexhaustive
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

  /// The leaf wraps its content to the proposed width and cuts what exceeds the proposed height,
  /// like a paragraph of text.
  ///
  /// - An unspecified length counts as an infinite one. Without a limit on either length, the leaf
  ///   gives its ideal answer.
  /// - A width of at least the ideal one gets the ideal answer, whatever the height, unless the
  ///   ideal width is 0.
  /// - A width of 0 gets the width 0.
  /// - Without a limit on the height, a width between an answer's and the one proposed for it gets
  ///   the same answer.
  /// - For one width, a height of at least that of the answer without a limit gets the same answer.
  case truncating
}
