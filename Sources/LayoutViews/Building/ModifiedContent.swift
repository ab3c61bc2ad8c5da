/// A view with a modifier, or a modifier followed by another.
@frozen public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier.
  @inlinable public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View, PrimitiveView, _TransparentView
where Content: View, Modifier: ViewModifier {
  /// Depends on the modifier, which may put rows into one view.
  @inlinable public static func _bringsRows(within levels: Int) -> Bool? {
    Content._bringsRows(within: levels) == false ? false : nil
  }

  /// Describes the modified view.
  @inlinable public func makeNodes(in context: inout ViewContext) {
    modifier._makeNodes(of: content, in: &context)
  }
}

extension ModifiedContent: ViewModifier, PrimitiveModifier, _TransparentModifier
where Content: ViewModifier, Modifier: ViewModifier {
  /// Describes a view to which both modifiers are applied, the first one first.
  @inlinable public func makeNodes(of content: some View, in context: inout ViewContext) {
    let modified = ModifiedContent<_, Content>(content: content, modifier: self.content)
    modifier._makeNodes(of: modified, in: &context)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

nonisolated extension View {
  /// Applies a modifier to the view.
  @inlinable public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

nonisolated extension ViewModifier {
  /// Returns this modifier followed by another.
  @inlinable public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
