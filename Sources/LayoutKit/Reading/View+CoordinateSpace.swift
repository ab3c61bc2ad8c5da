extension View {
  /// Names the view's coordinate space, for the views inside it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(NodeModifier { $0.coordinateSpace(name) })
  }

  /// Names the view's coordinate space, for the views inside it.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }
}
