extension LayoutNode {
  /// Adds to the node's appearance.
  ///
  /// Content and each entry of the accessibility replace what was set before. Effects are added
  /// after the existing ones.
  public func appearance(_ appearance: Appearance) -> LayoutNode {
    guard !appearance.isEmpty else { return self }
    return with { attributes in
      if attributes.appearance == nil {
        attributes.appearance = appearance
      } else {
        attributes.appearance?.merge(appearance)
      }
    }
  }

  /// Gives the node something to draw in its frame.
  public func drawing(_ content: Appearance.Content) -> LayoutNode {
    appearance(Appearance(content: content))
  }

  /// Applies an effect to the node and everything in it.
  public func effect(_ effect: Appearance.Effect) -> LayoutNode {
    appearance(Appearance(effects: [effect]))
  }

  /// The node's appearance, if any was set.
  public var appearance: Appearance? { attributes?.complete.appearance }
}
