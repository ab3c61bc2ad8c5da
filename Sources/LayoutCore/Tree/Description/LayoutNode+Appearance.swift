extension LayoutNode {
  /// Adds to how the node looks.
  ///
  /// Content replaces what was set before, and so does each entry of the accessibility; effects come
  /// after those that are there.
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

  /// How the node looks, if anything was said about it.
  public var appearance: Appearance? { attributes?.appearance }
}
