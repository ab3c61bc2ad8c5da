extension LayoutNode {
  /// What happens to the node as it is proposed more and more width.
  ///
  /// - Parameters:
  ///   - range: the widths to propose, which have to be finite.
  ///   - height: the height that is proposed with each of them.
  ///   - resolution: how far the widths that are looked at first are apart.
  ///   - direction: the layout direction, where no node sets another one.
  ///   - maxLayouts: after how many layouts no more breaks are looked for. Each break that is found
  ///     takes up to six more, to describe what happens there.
  ///   - options: the lengths and the text measurer where nodes name none.
  public func sweep(
    width range: ClosedRange<CGFloat>, height: CGFloat? = nil, resolution: CGFloat = 1,
    direction: LayoutDirection = .leftToRight, maxLayouts: Int = 20_000,
    options: LayoutOptions = LayoutOptions()
  ) -> LayoutSweep {
    let tree = LayoutTree(self, options: options)
    var sweeper = Sweeper(maxLayouts: maxLayouts) { width in
      tree.layout(
        proposing: ProposedViewSize(width: CGFloat(width), height: height), direction: direction)
    }
    return sweeper.sweep(.horizontal, range, resolution)
  }

  /// What happens to the node as it is proposed more and more height.
  ///
  /// - Parameters:
  ///   - range: the heights to propose, which have to be finite.
  ///   - width: the width that is proposed with each of them.
  ///   - resolution: how far the heights that are looked at first are apart.
  ///   - direction: the layout direction, where no node sets another one.
  ///   - maxLayouts: after how many layouts no more breaks are looked for. Each break that is found
  ///     takes up to six more, to describe what happens there.
  ///   - options: the lengths and the text measurer where nodes name none.
  public func sweep(
    height range: ClosedRange<CGFloat>, width: CGFloat? = nil, resolution: CGFloat = 1,
    direction: LayoutDirection = .leftToRight, maxLayouts: Int = 20_000,
    options: LayoutOptions = LayoutOptions()
  ) -> LayoutSweep {
    let tree = LayoutTree(self, options: options)
    var sweeper = Sweeper(maxLayouts: maxLayouts) { height in
      tree.layout(
        proposing: ProposedViewSize(width: width, height: CGFloat(height)), direction: direction)
    }
    return sweeper.sweep(.vertical, range, resolution)
  }
}
