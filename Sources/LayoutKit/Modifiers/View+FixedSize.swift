extension View {
  /// The view at its ideal size, whatever is proposed.
  @inlinable public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The view at its ideal length on some axes, whatever is proposed.
  ///
  ///     Text("A long text").fixedSize(horizontal: false, vertical: true)
  @inlinable public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(NodeModifier { $0.fixedSize(horizontal: horizontal, vertical: vertical) })
  }
}
