/// Views made from what another view stands for: its subviews, or its sections.
public struct _ContentReader<Base: View, Parts, Result: View>: _TransparentView {
  let base: Base
  let read: (SubviewNodes) -> Parts
  let transform: (Parts) -> Result

  /// Adds the views.
  public func makeNodes(in context: inout ViewContext) {
    let subviews = context.subviews(of: base)
    let view = context.following { transform(read(subviews)) }
    view._makeNodes(in: &context)
  }
}

extension ViewContext {
  /// The nodes that a view stands for, to be put elsewhere.
  package mutating func subviews(of base: some View) -> SubviewNodes {
    let deferred = self.deferred
    let nodes = deferred.inPlace { children(of: base).nodes }
    let section = session.newSection()
    return SubviewNodes(nodes, in: environment) { environment in
      guard deferred.takeSubviews(nodes.count) else { return nil }
      return deferred.nodes(in: environment) { context in
        context.session.beginSections(ofRow: 0, in: section)
        return context.children(of: base).nodes
      }
    }
  }
}
