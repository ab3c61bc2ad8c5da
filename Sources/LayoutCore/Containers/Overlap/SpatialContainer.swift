/// A container whose views share one space, aligned by their guides on all three axes.
///
///     SpatialContainer(alignment: .bottomLeadingFront) {
///       model
///       label
///     }
///
/// On each axis it is as long as its views need once their guides meet. Unlike in a stack, the
/// order of the views does not place one in front of another.
@frozen public struct SpatialContainer: Layout, Sendable, BitwiseCopyable {
  @usableFromInline let alignment: Alignment3D

  var depthAlignment: DepthAlignment { alignment.depth }

  /// Creates a container.
  ///
  /// - Parameter alignment: the guides on which the views line up.
  @inlinable public init(alignment: Alignment3D = .center) { self.alignment = alignment }

  /// Returns the extent of all views, each measured with the container's own proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var algorithm = algorithm(for: subviews)
    return algorithm.extent(for: Proposal(proposal)).size.cgSize
  }

  /// Proposes the container's own proposal to every view and aligns their guides.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var algorithm = algorithm(for: subviews)
    algorithm.place(subviews, in: bounds, proposal: proposal)
  }

  private func algorithm(for subviews: Subviews) -> OverlapAlgorithm<OverlappingSubviews> {
    let plane = Alignment(horizontal: alignment.horizontal, vertical: alignment.vertical)
    return OverlapAlgorithm(
      children: OverlappingSubviews(subviews, GuidePair(plane), areEqual: true))
  }
}
