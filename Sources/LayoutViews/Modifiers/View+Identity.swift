import LayoutCore

nonisolated extension View {
  /// Names the view, so that its frame can be found in the result.
  ///
  ///     let result = VStack { Color.red.id("red") }.layout(in: size)
  ///     result.frame(of: "red")
  @inlinable public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }

  /// Names the view for tests, so that its frame can be found in the result like that of an id.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(NodeModifier { $0.id(identifier) }).accessibility(.init(identifier: identifier))
  }

  /// Gives the view a value for the layout that it is in.
  @inlinable public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(NodeModifier { $0.layoutValue(key: key, value: value) })
  }
}

/// A modifier that gives a view an identity, to which its state belongs.
@usableFromInline struct IdentityModifier<ID: Hashable>: _TransparentModifier {
  @usableFromInline let id: ID

  @inlinable init(id: ID) { self.id = id }

  @inlinable func makeNodes(of content: some View, in context: inout ViewContext) {
    let id = id
    context.grouped { context in context.identified(by: id) { $0.modify(content) { $0.id(id) } } }
  }
}
