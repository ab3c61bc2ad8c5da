nonisolated extension View {
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

  /// Sets the view's priority for the space that its stack shares out; the default is 0.
  ///
  /// Views of higher priority get their space first. Modifiers with a size of their own, such as
  /// frames, hide the priority of the view inside, so set it last.
  @inlinable public func layoutPriority(_ value: Double) -> some View {
    modifier(NodeModifier { $0.layoutPriority(value) })
  }

  /// Sets the drawing order among siblings: higher values are drawn in front; the default is 0.
  @inlinable public func zIndex(_ value: Double) -> some View {
    modifier(NodeModifier { $0.zIndex(value) })
  }

  /// Hides the view, and keeps its place.
  @inlinable public func hidden() -> some View { modifier(NodeModifier { $0.hidden() }) }
}
