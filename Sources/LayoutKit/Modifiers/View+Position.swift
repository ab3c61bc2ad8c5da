extension View {
  /// Moves the view without moving what is around it.
  @inlinable public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the view without moving what is around it.
  ///
  /// - Parameters:
  ///   - x: the distance away from the leading edge.
  ///   - y: the distance downwards.
  @inlinable public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(NodeModifier { $0.offset(x: x, y: y) })
  }

  /// Puts the view's centre at a point, in a container that fills the space it is offered.
  @inlinable public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Puts the view's centre at a point, in a container that fills the space it is offered.
  @inlinable public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(NodeModifier { $0.position(x: x, y: y) })
  }
}
