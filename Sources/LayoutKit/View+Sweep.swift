nonisolated extension View {
  /// Finds what changes as the view is proposed more and more width, with its initial state.
  ///
  ///     print(Card().sweep(width: 200...600).only([.jump, .replacement]))
  ///
  /// - Parameters:
  ///   - range: the widths to propose, which have to be finite.
  ///   - height: the height that is proposed with each of them.
  ///   - resolution: how far the widths that are looked at first are apart.
  ///   - maxLayouts: after how many layouts no more breaks are looked for.
  ///   - change: sets values of the environment around the view.
  @inlinable public func sweep(
    width range: ClosedRange<CGFloat>, height: CGFloat? = nil, resolution: CGFloat = 1,
    maxLayouts: Int = 20_000, environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> LayoutSweep {
    let root = Root(self, change)
    return root.node.sweep(
      width: range, height: height, resolution: resolution, direction: root.direction,
      maxLayouts: maxLayouts, options: root.options)
  }

  /// Finds what changes as the view is proposed more and more height, in the way in which
  /// ``sweep(width:height:resolution:maxLayouts:environment:)`` does for widths.
  @inlinable public func sweep(
    height range: ClosedRange<CGFloat>, width: CGFloat? = nil, resolution: CGFloat = 1,
    maxLayouts: Int = 20_000, environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> LayoutSweep {
    let root = Root(self, change)
    return root.node.sweep(
      height: range, width: width, resolution: resolution, direction: root.direction,
      maxLayouts: maxLayouts, options: root.options)
  }
}
