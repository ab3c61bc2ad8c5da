extension View {
  /// Fixes the view at its ideal size.
  @inlinable public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its ideal length on some axes, whatever is proposed there.
  ///
  ///     Text("A long text").fixedSize(horizontal: false, vertical: true)
  @inlinable public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(NodeModifier { $0.fixedSize(horizontal: horizontal, vertical: vertical) })
  }
}
