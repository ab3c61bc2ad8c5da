nonisolated extension View {
  /// Constrains the view to an aspect ratio, by proposing it only sizes of that shape.
  ///
  /// - Parameters:
  ///   - aspectRatio: width divided by height; `nil` for that of the view's ideal size.
  ///   - contentMode: whether the shape fits into the space or covers it.
  @inlinable public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(NodeModifier { $0.aspectRatio(aspectRatio, contentMode: contentMode) })
  }

  /// Constrains the view to the aspect ratio of a size.
  @inlinable public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit its space, in the shape of its ideal size.
  @inlinable public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Scales the view to cover its space, in the shape of its ideal size.
  @inlinable public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
