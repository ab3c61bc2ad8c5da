extension View {
  /// The view, proposed sizes of one shape.
  ///
  /// - Parameters:
  ///   - aspectRatio: width divided by height; `nil` for that of the view's ideal size.
  ///   - contentMode: whether the shape fits into the space or covers it.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// The view, proposed sizes of the shape of another size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// The view, scaled in its own shape to fit into its space.
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// The view, scaled in its own shape to cover its space.
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}

private struct AspectRatioModifier: NodeModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode

  func modified(_ node: LayoutNode) -> LayoutNode {
    node.aspectRatio(ratio, contentMode: contentMode)
  }
}
