/// Views made from what another view stands for: its subviews, or its sections.
public struct _ContentReader<Base: View, Parts, Result: View>: View {
  /// The views describe themselves.
  public typealias Body = Never

  let base: Base
  let read: ([LayoutNode]) -> Parts
  let transform: (Parts) -> Result

  /// Adds the views.
  public func _makeNodes(in context: inout ViewContext) {
    transform(read(context.children(of: base).nodes))._makeNodes(in: &context)
  }
}
