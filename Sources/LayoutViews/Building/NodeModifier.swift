import LayoutCore

/// A modifier that changes each node that a view stands for.
///
///     public func padding(_ insets: EdgeInsets) -> some View {
///       modifier(NodeModifier { $0.padding(insets) })
///     }
@usableFromInline package struct NodeModifier: _TransparentModifier {
  /// The changed node.
  @usableFromInline let change: (LayoutNode) -> LayoutNode

  @inlinable package init(_ change: @escaping (LayoutNode) -> LayoutNode) { self.change = change }

  @inlinable package func makeNodes(of content: some View, in context: inout ViewContext) {
    context.modify(content, change)
  }
}

/// A modifier that changes each node of a view, in a way that depends on the environment.
@usableFromInline package struct EnvironmentNodeModifier: _TransparentModifier {
  /// The changed node.
  @usableFromInline let change: (LayoutNode, EnvironmentValues) -> LayoutNode

  @inlinable package init(_ change: @escaping (LayoutNode, EnvironmentValues) -> LayoutNode) {
    self.change = change
  }

  @inlinable package func makeNodes(of content: some View, in context: inout ViewContext) {
    let (environment, feedback) = (context.environment, context.session.feedback)
    context.modify(content) { node in feedback.tracking { change(node, environment) } }
  }
}

/// A modifier with a second view: an overlay, background or mask.
///
/// The second view is described once, whatever the number of views that it is given to, and takes
/// one place: several views in it lie on top of each other.
@usableFromInline package struct LayerModifier<Layer: View>: _TransparentModifier {
  @usableFromInline let layer: Layer
  /// The layer if there are no views in it; `nil` for none.
  @usableFromInline let absent: LayoutNode?
  /// A node with the layer.
  @usableFromInline let change: (LayoutNode, LayoutNode) -> LayoutNode

  @inlinable package init(
    _ layer: Layer, orElse absent: LayoutNode? = nil,
    _ change: @escaping (LayoutNode, LayoutNode) -> LayoutNode
  ) { (self.layer, self.absent, self.change) = (layer, absent, change) }

  @inlinable package func makeNodes(of content: some View, in context: inout ViewContext) {
    guard let layer = context.layer(layer) ?? absent else {
      content._makeNodes(in: &context)
      return
    }
    context.modify(content) { change($0, layer) }
  }
}

/// A modifier that changes the environment of a view.
@usableFromInline package struct EnvironmentModifier: _TransparentModifier {
  @usableFromInline let change: (inout EnvironmentValues) -> Void

  @inlinable package init(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
  }

  @inlinable package func makeNodes(of content: some View, in context: inout ViewContext) {
    context.withEnvironment(change) { content._makeNodes(in: &$0) }
  }
}
