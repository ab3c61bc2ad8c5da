/// A stack of views in front of each other, aligned by their guides.
///
///     let layout = AnyLayout(ZStackLayout(alignment: .bottomTrailing))
@frozen public struct ZStackLayout: Layout, Sendable, BitwiseCopyable {
  /// The guides on which the views line up.
  public var alignment: Alignment

  /// Creates a stack of overlapping views.
  @inlinable public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Returns the union of the spacing of the views that decide the size.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    let top = HighestPriority(of: subviews.map(\.priority))
    var spacing = ViewSpacing()
    spacing.direction = subviews.layoutDirection
    for subview in subviews where top.decides(subview.priority) {
      spacing.formUnion(subview.spacing)
    }
    return spacing
  }

  /// Returns the extent of the views of highest priority, each measured with the stack's own
  /// proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var algorithm = algorithm(for: subviews)
    return algorithm.extent(for: Proposal(proposal)).size.cgSize
  }

  /// Proposes the stack's own size to every view and aligns their guides.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var algorithm = algorithm(for: subviews)
    algorithm.place(subviews, in: bounds, proposal: ProposedViewSize(bounds.size))
  }

  private func algorithm(for subviews: Subviews) -> OverlapAlgorithm<OverlappingSubviews> {
    OverlapAlgorithm(children: OverlappingSubviews(subviews, GuidePair(alignment)))
  }
}
