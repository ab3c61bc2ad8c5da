// Coordinate spaces, and what is told when geometry changes.

extension View {
  /// Names the view's coordinate space, for the views inside of it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(NodeModifier { $0.coordinateSpace(name) })
  }

  /// Names the view's coordinate space, for the views inside of it.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }

  /// Accepts an action for changes of geometry. Nothing changes here, so it never runs.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    self
  }

  /// Accepts an action for changes of geometry. Nothing changes here, so it never runs.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    self
  }

  /// Accepts an action for changes of geometry in space. Nothing changes here, so it never runs.
  public func onGeometryChange3D<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy3D) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    self
  }

  /// Accepts an action for changes of geometry in space. Nothing changes here, so it never runs.
  public func onGeometryChange3D<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy3D) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    self
  }
}
