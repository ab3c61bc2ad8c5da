/// Views made from what another view stands for: its subviews, or its sections.
public struct _ContentReader<Base: View, Parts, Result: View>: View {
  /// The views describe themselves.
  public typealias Body = Never

  let base: Base
  let read: (SubviewNodes) -> Parts
  let transform: (Parts) -> Result

  /// Adds the views.
  public func _makeNodes(in context: inout ViewContext) {
    let (deferred, base) = (context.deferred, base)
    let nodes = deferred.inPlace { context.children(of: base).nodes }
    let section = context.session.newSection()
    let parts = SubviewNodes(nodes, in: context.environment) { environment in
      guard deferred.takeSubviews(nodes.count) else { return nil }
      return deferred.nodes(in: environment) { context in
        context.session.beginSections(ofRow: 0, in: section)
        return context.children(of: base).nodes
      }
    }
    transform(read(parts))._makeNodes(in: &context)
  }
}
