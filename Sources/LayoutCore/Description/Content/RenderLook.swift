/// How renderers draw a node whose geometry is known.
///
/// The transform applies to the node and its content, and the effects to that. Neither changes the
/// layout, nor coordinates that are read inside.
///
///     row.drawn { proxy in
///       RenderLook(effects: [.opacity(proxy.frame(in: .global).minY < 0 ? 0.5 : 1)])
///     }
public struct RenderLook: Equatable, Sendable {
  /// The transform; by default one that changes nothing.
  public var transform: RenderTransform
  /// The effects, in their order.
  public var effects: [Appearance.Effect]

  /// Creates a look.
  public init(
    transform: RenderTransform = RenderTransform(.scale(x: 1, y: 1)),
    effects: [Appearance.Effect] = []
  ) { (self.transform, self.effects) = (transform, effects) }
}
