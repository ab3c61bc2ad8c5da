extension View {
  /// Names the view, so that its frame can be found in the result.
  ///
  ///     let result = VStack { Color.red.id("red") }.layout(in: size)
  ///     result.frame(of: "red")
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IDModifier(id: id)) }

  /// Names the view for tests, so that its frame can be found in the result like that of an id.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityIdentifierModifier(identifier: identifier))
  }

  /// Names the view for a container that selects one of its views.
  ///
  /// Frames are not found by tag. Nothing about the layout changes.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    self
  }

  /// Gives the view a value for the layout that it is in.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}

private struct IDModifier<ID: Hashable>: NodeModifier {
  let id: ID

  func modified(_ node: LayoutNode) -> LayoutNode { node.id(id) }
}

private struct AccessibilityIdentifierModifier: NodeModifier {
  let identifier: String

  func modified(_ node: LayoutNode) -> LayoutNode {
    node.id(identifier)
      .appearance(Appearance(accessibility: .init(identifier: identifier)))
  }
}

private struct LayoutValueModifier<K: LayoutValueKey>: NodeModifier {
  let value: K.Value

  func modified(_ node: LayoutNode) -> LayoutNode { node.layoutValue(key: K.self, value: value) }
}
