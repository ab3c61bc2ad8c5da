extension View {
  /// The view at its ideal size, whatever is proposed.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The view at its ideal length on some axes, whatever is proposed.
  ///
  ///     Text("A long text").fixedSize(horizontal: false, vertical: true)
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}

private struct FixedSizeModifier: NodeModifier {
  let horizontal: Bool
  let vertical: Bool

  func modified(_ node: LayoutNode) -> LayoutNode {
    node.fixedSize(horizontal: horizontal, vertical: vertical)
  }
}
