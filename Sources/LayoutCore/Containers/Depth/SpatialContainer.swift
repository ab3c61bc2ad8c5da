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
    var algorithm = algorithm(for: subviews)
    return algorithm.extent(for: Proposal(proposal)).size.cgSize
  }

  /// Proposes the container's own proposal to every view and brings the guides together.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var algorithm = algorithm(for: subviews)
    algorithm.place(subviews, in: bounds, proposal: proposal)
  }

  private func algorithm(for subviews: Subviews) -> OverlapAlgorithm<OverlappingSubviews> {
    let plane = Alignment(horizontal: alignment.horizontal, vertical: alignment.vertical)
    return OverlapAlgorithm(
      children: OverlappingSubviews(subviews, plane, areEqual: true))
  }
}

extension SpatialContainer: DepthAligned {
  var depthAlignment: DepthAlignment { alignment.depth }
  var aligned: any Layout { self }
}
