/// A view that takes all it is offered, depth included, and makes its content for the space it got.
///
///     GeometryReader3D { proxy in
///       Color.blue.frame(depth: proxy.size.depth / 3)
///     }
///
/// Every view of the content is proposed the reader's size and depth and put into its top leading
/// corner at the back.
@frozen public struct GeometryReader3D<Content: View>: _TransparentView {
  /// Makes the content.
  public var content: (GeometryProxy3D) -> Content

  /// Creates a reader.
  @inlinable public init(@ViewBuilder content: @escaping (GeometryProxy3D) -> Content) {
    self.content = content
  }

  /// Adds a reader, which describes its content when it has its place.
  public func makeNodes(in context: inout ViewContext) {
    context.append(.geometryReader3D(context.describing(content)))
  }
}
