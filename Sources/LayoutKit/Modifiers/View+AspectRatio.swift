extension View {
  /// The view, proposed sizes of one shape.
  ///
  /// - Parameters:
  ///   - aspectRatio: width divided by height; `nil` for that of the view's ideal size.
  ///   - contentMode: whether the shape fits into the space or covers it.
  @inlinable public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(NodeModifier { $0.aspectRatio(aspectRatio, contentMode: contentMode) })
  }

  /// The view, proposed sizes of the shape of another size.
  @inlinable public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// The view, scaled in its own shape to fit into its space.
  @inlinable public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// The view, scaled in its own shape to cover its space.
  @inlinable public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
