/// A view's size and its alignment guides, in the view's own coordinates.
///
/// Guides count from the view's leading or top edge. Reading a guide runs the closures that set it,
/// and nothing else does.
///
///     view.alignmentGuide(.leading) { dimensions in
///       dimensions[HorizontalAlignment.center] - 10
///     }
public struct ViewDimensions {
  package let size: Size
  package let proposal: Proposal
  let source: (any GuideSource)?
  let node: Int32
  /// How many of the guides that the view itself sets count, from the innermost: a guide's closure
  /// sees those inside of it.
  let layer: Int

  /// The dimensions of a view that sets no guides, or of one whose guides `source` knows.
  package init(
    size: Size, proposal: Proposal, source: (any GuideSource)? = nil, node: Int32 = -1,
    layer: Int = .max
  ) {
    self.size = size
    self.proposal = proposal
    self.source = source
    self.node = node
    self.layer = layer
  }

  /// The view's width.
  public var width: CGFloat { CGFloat(size.width) }
  /// The view's height.
  public var height: CGFloat { CGFloat(size.height) }
}

@available(*, unavailable)
extension ViewDimensions: Sendable {}

extension ViewDimensions {
  /// The position of a horizontal guide: the explicit one, else the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// The position of a vertical guide: the explicit one, else the default.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// The position of a horizontal guide if the view, or a view inside it, sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    source?.explicitGuide(GuideKey(guide), in: self)
  }

  /// The position of a vertical guide if the view, or a view inside it, sets it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    source?.explicitGuide(GuideKey(guide), in: self)
  }
}

extension ViewDimensions: Equatable {
  /// Whether both describe the same view with the same size for the same proposal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.size == rhs.size && lhs.proposal.isIdentical(to: rhs.proposal) && lhs.node == rhs.node
      && lhs.source === rhs.source
  }
}

/// Answers for the guides that a measured view sets.
package protocol GuideSource: AnyObject {
  func explicitGuide(_ guide: GuideKey, in dimensions: ViewDimensions) -> CGFloat?
}
