// The corners of containers and what covers them: nothing here. Windows are rectangles without
// buttons in them.

/// The sizes of what covers the corners of a rectangle.
@frozen public struct RectangleCornerInsets: Equatable, Sendable {
  public var topLeading, topTrailing, bottomLeading, bottomTrailing: CGSize
  public init(
    topLeading: CGSize = .zero, topTrailing: CGSize = .zero, bottomLeading: CGSize = .zero,
    bottomTrailing: CGSize = .zero
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }
}

extension GeometryProxy {
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

nonisolated extension View {
  public func containerCornerOffset(
    _ edges: Edge.Set, sizeToFit: Bool = false
  ) -> some View { self }
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
  public func containerShape(_ shape: some RoundedRectangularShape) -> some View { self }
}
