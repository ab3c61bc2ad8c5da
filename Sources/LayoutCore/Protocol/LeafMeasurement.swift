/// A measured leaf's answer: its size, and its baselines if it has text.
///
///     let label = LayoutNode.measured { proposal in
///       LeafMeasurement(width: min(proposal.width ?? 80, 80), height: 20, firstBaseline: 15)
///     }
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
