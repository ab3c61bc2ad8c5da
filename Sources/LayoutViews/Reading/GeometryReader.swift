import LayoutCore

/// A view that takes all it is offered, and makes its content for the size it got.
///
///     GeometryReader { proxy in
///       Color.blue.frame(width: proxy.size.width / 3)
///     }
///
/// Each view of the content is proposed the reader's size and put into its top leading corner.
@frozen public struct GeometryReader<Content: View>: _TransparentView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader.
  @inlinable public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Adds a reader, which describes its content when it has its place.
  public func makeNodes(in context: inout ViewContext) {
    context.append(.geometryReader(context.describing(content)))
  }
}

extension ViewContext {
  /// Describes the view of a closure, whenever its value is known.
  func describing<Value>(
    _ content: @escaping (Value) -> some View
  ) -> @Sendable (Value) -> [LayoutNode] {
    let deferred = deferred
    return MainActorStandIn.keeping { value in
      deferred.nodes { context in
        let view = context.following { content(value) }
        return context.nodes(of: view)
      }
    }
  }
}

nonisolated extension View {
  /// Names the view's coordinate space, for the views inside it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(NodeModifier { $0.coordinateSpace(name) })
  }

  /// Names the view's coordinate space, for the views inside it.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }
}
