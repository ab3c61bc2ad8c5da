import LayoutCore

/// A circle, as large as fits into what it is offered.
///
/// As a view it is a square: its side is the smaller of the proposed lengths, the only one if just
/// one is proposed, and 10 if none is.
@frozen public struct Circle: InsettableShape, BitwiseCopyable {
  /// Creates a circle.
  @inlinable public init() {}

  /// Returns the largest circle that fits the rectangle, in its middle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns a square of the smaller proposed length.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? .infinity)
    return CGSize(width: side, height: side)
  }

  /// Returns a smaller circle.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetShapeOf(shape: self, amount: amount)
  }

  /// A circle.
  public var _outline: Appearance.Outline { .circle }
}
