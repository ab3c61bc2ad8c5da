extension View {
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
