import LayoutCore

nonisolated extension Shape {
  /// Combines the areas of this shape and another one. The size is this shape's.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Keeps the area that is inside both this shape and another one. The size is this shape's.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Cuts the area of another shape out of this one. The size is this shape's.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Keeps the area that is inside only one of this shape and another one. The size is this
  /// shape's.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Keeps the pieces of this shape's line inside another shape. The size is this shape's.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Keeps the pieces of this shape's line outside another shape. The size is this shape's.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }

  private func combined(
    with other: some Shape, _ combine: @escaping @Sendable (Path, Path) -> Path
  ) -> some Shape { changed(with: [other._outline]) { combine(path(in: $0), other.path(in: $0)) } }
}
