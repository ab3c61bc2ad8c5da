extension View {
  /// The view moved, where nothing around it moves.
  @inlinable public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The view moved, where nothing around it moves.
  ///
  /// - Parameters:
  ///   - x: the distance away from the leading edge.
  ///   - y: the distance downwards.
  @inlinable public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(NodeModifier { $0.offset(x: x, y: y) })
  }

  /// The view's centre at a point of a view that takes all it is offered.
  @inlinable public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// The view's centre at a point of a view that takes all it is offered.
  @inlinable public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(NodeModifier { $0.position(x: x, y: y) })
  }
}
