extension LayoutNode {
  /// Adds to the node's appearance: what it draws in its frame, effects on it and everything in it,
  /// and what it says to those who do not see it.
  ///
  ///     let bar = LayoutNode.flexible
  ///       .appearance(Appearance(content: .shape(.init(fill: .color(.black)))))
  ///
  /// Content and each entry of the accessibility replace what was set before. Effects are added
  /// after the existing ones.
  ///
  /// Being hidden, and where a node responds, concern what was there before. What effects draw
  /// around a hidden node is not hidden, and what they draw around one with hit testing responds by
  /// itself: they are those of a node around it, of the same size. So is an outline around one in
  /// which the node responds, and so are effects after a look that follows from geometry. Set an id
  /// after that, and the outer one has it, with which both are removed and moved.
  public func appearance(_ appearance: Appearance) -> LayoutNode {
    guard !appearance.isEmpty else { return self }
    if !appearance.hasUsableNumbers {
      let (appearance, problems) = appearance.withUsableNumbers()
      return self.appearance(appearance).noting(problems)
    }
    guard let attributes else { return with(NodeAttributes(appearance: appearance)) }
    if !content.isEmpty, appearance.isAround(attributes) {
      return offset().named("Appearance").appearance(appearance)
    }
    return with { attributes in
      if attributes.appearance == nil {
        attributes.appearance = appearance
      } else {
        attributes.appearance?.merge(appearance)
      }
    }
  }

  /// The node's appearance, if any was set.
  public var appearance: Appearance? { attributes?.complete.appearance }
}

extension Appearance {
  /// Whether it has effects that are not hidden with a node, do not respond as that does, or come
  /// after those that follow from its geometry, or an outline around that in which the node
  /// responds.
  fileprivate func isAround(_ node: NodeAttributes) -> Bool {
    if case .look = node.geometry?.value.role { return !effects.isEmpty }
    let testing = node.appearance?.hitTesting
    let responds = testing != nil
    guard responds || node.isHidden, content == nil else { return false }
    if testing?.outline != nil, hitTesting?.outline != nil { return true }
    return effects.contains {
      switch $0 {
      case .background, .overlay, .border: true
      case .clip: responds
      default: false
      }
    }
  }
}
