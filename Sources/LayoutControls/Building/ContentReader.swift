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
    let counted = deferred.inPlace { SubviewElements(of: base, in: &self) }
    if session.describesAgain { deferred.remainingSubviews -= counted.nodes.count }
    let section = session.newSection()
    return SubviewNodes(counted.nodes, in: environment, deferred) { wanted, environment in
      guard deferred.remainingSubviews > 0 else { return nil }
      return deferred.nodes(in: environment, isAgain: wanted != nil) { context in
        context.session.beginSections(ofRow: 0, in: section)
        let nodes = counted.nodes(of: base, wanted: wanted, in: section, &context)
        deferred.remainingSubviews -= nodes.count
        return nodes
      }
    }
  }
}
