/// What a measured leaf answers: its size, and its baselines if it has text.
public struct LeafMeasurement: Equatable, Sendable {
  /// The leaf's size.
  public var size: CGSize
  /// The baseline of the first line, from the top; `nil` for a leaf without text.
  public var firstBaseline: CGFloat?
  /// The baseline of the last line, from the top; `nil` for a leaf without text.
  public var lastBaseline: CGFloat?

  /// Creates an answer.
  public init(size: CGSize, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// Creates an answer.
  public init(
    width: CGFloat, height: CGFloat, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil
  ) {
    self.init(
      size: CGSize(width: width, height: height), firstBaseline: firstBaseline,
      lastBaseline: lastBaseline)
  }
}

/// What a measured leaf promises about its answers, so that fewer questions need be asked.
///
/// The frames are the same as without the promise, provided that the leaf keeps it.
public enum LeafContract: Hashable, Sendable, BitwiseCopyable {
  /// Nothing but that equal proposals get equal answers.
  case arbitrary

  /// The leaf wraps its content to the proposed width, like text without a limit on its lines.
  ///
  /// - The proposed height changes nothing.
  /// - No width proposed counts as an infinite one and gives the ideal answer.
  /// - A proposal between an answer's width and the proposal that it answered gets the same answer.
  /// - A narrower proposal never gets a wider answer.
  case wrapping
}

/// A leaf that is measured by a closure.
struct MeasuredLeaf {
  let contract: LeafContract
  let metrics: Metrics?
  let measure: (ProposedViewSize) -> LeafMeasurement

  /// The text metrics, apart from the leaf because most leaves have none.
  final class Metrics: Sendable {
    let value: TextMetrics

    init(_ value: TextMetrics) { self.value = value }
  }
}
