import LayoutCore

/// A client's layout: a row that makes a cache of all that it asks before it is proposed anything.
struct CachedRow: Layout {
  var alignment = VerticalAlignment.center

  struct Cache {
    var ideals: [CGSize] = []
    var gaps: [CGFloat] = []
  }

  func makeCache(subviews: Subviews) -> Cache {
    var cache = Cache(ideals: subviews.map { $0.sizeThatFits(.unspecified) })
    for (subview, next) in zip(subviews, subviews.dropFirst()) {
      cache.gaps.append(subview.spacing.distance(to: next.spacing, along: .horizontal))
    }
    return cache
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    CGSize(
      width: cache.ideals.reduce(cache.gaps.reduce(0, +)) { $0 + $1.width },
      height: cache.ideals.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      let guide = subview.dimensions(in: ProposedViewSize(cache.ideals[index]))[alignment]
      subview.place(
        at: CGPoint(x: x, y: bounds.midY - guide), proposal: ProposedViewSize(cache.ideals[index]))
      x += cache.ideals[index].width + (index < cache.gaps.count ? cache.gaps[index] : 0)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.first.flatMap { subview in
      let dimensions = subview.dimensions(in: ProposedViewSize(cache.ideals[0]))
      return dimensions[explicit: guide].map { bounds.midY - dimensions[alignment] + $0 }
    }
  }
}

/// A client's layout: a column that remembers answers by proposal, until its cache is updated.
struct RememberingColumn: Layout {
  var spacing: CGFloat = 0

  /// A view's place in the order of the column.
  struct Order: LayoutValueKey {
    static let defaultValue = 0
  }

  struct Cache {
    /// By proposed width.
    var heights: [CGFloat?: [CGFloat]] = [:]
    var order: [Int] = []
  }

  func makeCache(subviews: Subviews) -> Cache {
    let order = subviews.indices.sorted {
      (subviews[$0][Order.self], $0) < (subviews[$1][Order.self], $1)
    }
    return Cache(order: order)
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.heights = [:]
    cache.order = makeCache(subviews: subviews).order
  }

  private func heights(
    _ width: CGFloat?, _ subviews: Subviews, _ cache: inout Cache
  ) -> [CGFloat] {
    if let heights = cache.heights[width] { return heights }
    let heights = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    cache.heights[width] = heights
    return heights
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let heights = heights(proposal.width, subviews, &cache)
    let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
    return CGSize(
      width: proposal.replacingUnspecifiedDimensions().width,
      height: max(0, heights.reduce(gaps, +)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let heights = heights(bounds.width, subviews, &cache)
    var y = bounds.minY
    for index in cache.order {
      subviews[index].place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: nil))
      y += heights[index] + spacing
    }
  }
}
