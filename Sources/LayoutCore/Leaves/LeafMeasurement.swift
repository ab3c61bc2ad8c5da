/// A measured leaf's answer: its size, and its baselines if it has text.
public struct LeafMeasurement: Equatable, Sendable {
  /// The leaf's size.
  public var size: CGSize
  /// The baseline of the first line, from the top; `nil` for a leaf without text.
  public var firstBaseline: CGFloat?
  /// The baseline of the last line, from the top; `nil` for a leaf without text.
  public var lastBaseline: CGFloat?

  /// Creates an answer from a size.
  public init(size: CGSize, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// Creates an answer from a width and a height.
  public init(
    width: CGFloat, height: CGFloat, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil
  ) {
    self.init(
      size: CGSize(width: width, height: height), firstBaseline: firstBaseline,
      lastBaseline: lastBaseline)
  }
}

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

/// A leaf that is measured by a closure.
struct MeasuredLeaf {
  let contract: LeafContract
  let metrics: Metrics?
  let measure: (ProposedViewSize) -> LeafMeasurement

  /// The text metrics, stored separately because most leaves have none.
  final class Metrics: Sendable {
    let value: TextMetrics

    init(_ value: TextMetrics) { self.value = value }
  }
}
