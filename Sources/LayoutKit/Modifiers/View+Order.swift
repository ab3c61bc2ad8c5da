extension View {
  /// The view's priority when its stack shares out space; 0 if not set.
  ///
  /// Views of higher priority get their space first. A priority is lost inside of modifiers that have
  /// a size of their own, such as frames, so set it last.
  @inlinable public func layoutPriority(_ value: Double) -> some View {
    modifier(NodeModifier { $0.layoutPriority(value) })
  }

  /// The view's place in the order in which it and its siblings are drawn; 0 if not set.
  @inlinable public func zIndex(_ value: Double) -> some View {
    modifier(NodeModifier { $0.zIndex(value) })
  }

  /// The view with its place kept, but not drawn.
  @inlinable public func hidden() -> some View { modifier(NodeModifier { $0.hidden() }) }
}
