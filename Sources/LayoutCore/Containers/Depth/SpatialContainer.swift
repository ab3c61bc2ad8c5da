/// Views in the same space, brought together by their guides on all three axes.
///
///     SpatialContainer(alignment: .bottomLeadingFront) {
///       model
///       label
///     }
///
/// On each axis it is as long as its views need once their guides coincide. Other than in a stack, no
/// view is in front of another because of its place in the order.
@frozen public struct SpatialContainer: Layout, Sendable, BitwiseCopyable {
  @usableFromInline let alignment: Alignment3D

  /// Creates a container.
  ///
  /// - Parameter alignment: the guides that coincide.
  @inlinable public init(alignment: Alignment3D = .center) { self.alignment = alignment }

  /// The container brings its views in line along the depth.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.alignsDepth = true
    return properties
  }

  /// The extent of all views, each measured with the container's own proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    extent(of: subviews, proposal).extent.size.cgSize
  }

  /// Proposes the container's own proposal to every view and brings the guides together.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (extent, guides) = extent(of: subviews, proposal)
    for (subview, guide) in zip(subviews, guides) {
      let origin = extent.origin(forGuide: guide)
      subview.place(
        at: CGPoint(x: bounds.origin.x + origin.x, y: bounds.origin.y + origin.y),
        proposal: proposal)
    }
  }

  private func extent(
    of subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (extent: OverlapExtent, guides: [Point]) {
    var extent = OverlapExtent()
    let guides = subviews.map { subview in
      let dimensions = subview.dimensions(in: proposal)
      let guide = Point(
        Double(dimensions[alignment.horizontal]), Double(dimensions[alignment.vertical]))
      extent.include(dimensions.size, guide: guide)
      return guide
    }
    return (extent, guides)
  }
}

extension SpatialContainer: DepthAligned {
  var depthAlignment: DepthAlignment { alignment.depth }
  var aligned: any Layout { self }
}
