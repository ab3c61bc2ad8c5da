extension Layout {
  /// Aligns the layout's views along the depth.
  ///
  ///     HStackLayout().depthAlignment(.center) {
  ///       model
  ///       label
  ///     }
  ///
  /// Without it, the views' backs are in one plane. Nested layouts align their own views
  /// themselves.
  public func depthAlignment(_ alignment: DepthAlignment) -> some Layout {
    DepthAlignedLayout(base: self, depthAlignment: alignment)
  }
}

/// A layout that aligns its views along the depth, and says so in its properties, where the engine
/// looks for it.
protocol DepthAligned {
  /// The guide on which the views line up.
  var depthAlignment: DepthAlignment { get }
  /// The layout that arranges the views in the plane.
  var aligned: any Layout { get }
}

/// A layout with a depth alignment; in the plane, it is the layout itself.
struct DepthAlignedLayout<Base: Layout>: Layout, DepthAligned {
  var base: Base
  let depthAlignment: DepthAlignment

  var aligned: any Layout { base }

  static var layoutProperties: LayoutProperties {
    var properties = Base.layoutProperties
    properties.alignsDepth = true
    return properties
  }

  var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

extension DepthAlignedLayout: Sendable where Base: Sendable {}

extension DepthAlignedLayout {
  func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout Base.Cache, subviews: Subviews) {
    base.updateCache(&cache, subviews: subviews)
  }

  func spacing(subviews: Subviews, cache: inout Base.Cache) -> ViewSpacing {
    base.spacing(subviews: subviews, cache: &cache)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Base.Cache
  ) -> CGFloat? {
    base.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Base.Cache
  ) -> CGFloat? {
    base.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
