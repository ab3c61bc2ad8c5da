extension View {
  /// The view's priority when its stack shares out space; 0 if not set.
  ///
  /// Views of higher priority get their space first. A priority is lost inside of modifiers that have
  /// a size of their own, such as frames, so set it last.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value: value))
  }

  /// The view's place in the order in which it and its siblings are drawn; 0 if not set.
  public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }

  /// The view with its place kept, but not drawn.
  public func hidden() -> some View { modifier(HiddenModifier()) }
}

private struct LayoutPriorityModifier: NodeModifier {
  let value: Double

  func modified(_ node: LayoutNode) -> LayoutNode { node.layoutPriority(value) }
}

private struct ZIndexModifier: NodeModifier {
  let value: Double

  func modified(_ node: LayoutNode) -> LayoutNode { node.zIndex(value) }
}

private struct HiddenModifier: NodeModifier {
  func modified(_ node: LayoutNode) -> LayoutNode { node.hidden() }
}
