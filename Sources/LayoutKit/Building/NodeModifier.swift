/// A modifier that changes each node that a view stands for.
///
///     struct Padded: NodeModifier {
///       let insets: EdgeInsets
///
///       func modified(_ node: LayoutNode) -> LayoutNode { node.padding(insets) }
///     }
protocol NodeModifier: ViewModifier where Body == Never {
  /// The changed node.
  func modified(_ node: LayoutNode) -> LayoutNode
}

extension NodeModifier {
  func _makeNodes(of content: some View, in context: inout ViewContext) {
    context.modify(content, modified)
  }
}

/// A modifier with a second view: an overlay, background or mask.
///
/// The second view is described once, whatever the number of views that it is given to, and takes
/// one place: several views in it lie on top of each other.
protocol SecondaryModifier: ViewModifier where Body == Never {
  associatedtype Secondary: View
  var secondary: Secondary { get }

  /// A node with the second view.
  func modified(_ node: LayoutNode, with secondary: LayoutNode) -> LayoutNode
}

extension SecondaryModifier {
  func _makeNodes(of content: some View, in context: inout ViewContext) {
    guard let secondary = context.node(of: self.secondary, in: .overlaid) else {
      content._makeNodes(in: &context)
      return
    }
    context.modify(content) { modified($0, with: secondary) }
  }
}

/// A modifier that changes the environment of a view.
protocol EnvironmentModifier: ViewModifier where Body == Never {
  func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  func _makeNodes(of content: some View, in context: inout ViewContext) {
    context.withEnvironment(change) { content._makeNodes(in: &$0) }
  }
}
