extension View {
  /// Accepts the shape of containers, which are rectangles here.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }

  /// Accepts the shape of containers, which are rectangles here.
  public func containerShape(_ shape: some RoundedRectangularShape) -> some View { self }

  /// Accepts that the view's geometry is animated as one, and leaves the view unchanged.
  public func geometryGroup() -> some View { self }
}
