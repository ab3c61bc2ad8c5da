nonisolated extension View {
  /// Sets a horizontal guide of the view.
  ///
  ///     Text("Indented").alignmentGuide(.leading) { dimensions in
  ///       dimensions[.leading] - 10
  ///     }
  ///
  /// - Parameters:
  ///   - g: the guide. Only containers that align by it, or modifiers that read it, ask for it.
  ///   - computeValue: the guide's distance from the view's leading edge, called when the guide is
  ///     read. It must answer equal dimensions equally.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(ClosureModifier(closure: computeValue) { $0.alignmentGuide(g, computeValue: $1) })
  }

  /// Sets a vertical guide of the view, in the same way: its distance from the top edge.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(ClosureModifier(closure: computeValue) { $0.alignmentGuide(g, computeValue: $1) })
  }

  /// Sets a guide of the view along the depth, in the same way: its distance from the back.
  public func alignmentGuide(
    _ g: DepthAlignment, computeValue: @escaping @Sendable (ViewDimensions3D) -> CGFloat
  ) -> some View {
    modifier(ClosureModifier(closure: computeValue) { $0.alignmentGuide(g, computeValue: $1) })
  }
}
