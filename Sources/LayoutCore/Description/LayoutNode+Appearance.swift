extension LayoutNode {
  /// Adds to the node's appearance: what it draws in its frame, effects on it and everything in it,
  /// and what it says to those who do not see it.
  ///
  ///     let bar = LayoutNode.flexible
  ///       .appearance(Appearance(content: .shape(.init(fill: .color(.black)))))
  ///
  /// Content and each entry of the accessibility replace what was set before. Effects are added
  /// after the existing ones.
  public func appearance(_ appearance: Appearance) -> LayoutNode {
    guard !appearance.isEmpty else { return self }
    if !appearance.hasUsableNumbers {
      let (appearance, problems) = appearance.withUsableNumbers()
      return self.appearance(appearance).noting(problems)
    }
    guard attributes != nil else { return with(NodeAttributes(appearance: appearance)) }
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
