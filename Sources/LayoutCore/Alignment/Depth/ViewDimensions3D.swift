/// A view's size, depth and alignment guides, in the view's own coordinates.
///
/// Guides are measured from the view's leading edge, its top, or its back. The closures that set a
/// guide run only when the guide is read.
///
///     view.alignmentGuide(DepthAlignment.front) { dimensions in dimensions.depth + 10 }
public struct ViewDimensions3D {
  /// The size and guides in the plane.
  let plane: ViewDimensions
  let extent: Double
  /// The proposed depth.
  let depthProposal: Double
  let source: (any DepthGuideSource)?
  /// Whether the view has its place, so that its guides are where they were placed.
  let isPlaced: Bool
  /// The number of the view's own guides that count, from the innermost: a guide's closure sees
  /// only those set before it.
  let layer: Int

  /// Creates the dimensions of a view. Without a `source`, the view sets no guides along the depth.
  init(
    plane: ViewDimensions, depth: Double, proposal: Double = Proposal.none,
    source: (any DepthGuideSource)? = nil, isPlaced: Bool = true, layer: Int = .max
  ) {
    self.plane = plane
    self.extent = depth
    self.depthProposal = proposal
    self.source = source
    self.isPlaced = isPlaced
    self.layer = layer
  }

  /// The view's width.
  public var width: CGFloat { plane.width }
  /// The view's height.
  public var height: CGFloat { plane.height }
  /// The view's depth.
  public var depth: CGFloat { CGFloat(extent) }
}

@available(*, unavailable)
extension ViewDimensions3D: Sendable {}

extension ViewDimensions3D {
  /// The position of a horizontal guide: the explicit one, or the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { plane[guide] }

  /// The position of a vertical guide: the explicit one, or the default.
  public subscript(guide: VerticalAlignment) -> CGFloat { plane[guide] }

  /// The position of a guide along the depth: the explicit one, or the default.
  public subscript(guide: DepthAlignment) -> CGFloat {
    if let explicit = self[explicit: guide] { return explicit }
    if let position = guide.defaultValue(depth: extent) { return CGFloat(position) }
    return guide.id.defaultValue(in: self)
  }

  /// The position of a horizontal guide if the view, or a view inside it, sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { plane[explicit: guide] }

  /// The position of a vertical guide if the view, or a view inside it, sets it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { plane[explicit: guide] }

  /// The position of a guide along the depth if the view, or a view inside it, sets it.
  public subscript(explicit guide: DepthAlignment) -> CGFloat? {
    source?.explicitGuide(guide, in: self)
  }
}

extension ViewDimensions3D: Equatable {
  /// Returns whether both describe the same view with the same size and depth for the same
  /// proposal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.plane == rhs.plane && lhs.extent == rhs.extent
      && lhs.depthProposal.bitPattern == rhs.depthProposal.bitPattern
  }
}

/// Answers for the guides along the depth that a measured view sets.
protocol DepthGuideSource: AnyObject {
  func explicitGuide(_ guide: DepthAlignment, in dimensions: ViewDimensions3D) -> CGFloat?
}
