nonisolated extension Shape {
  /// Combines the areas of this shape and another one. The size is this shape's.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Keeps the area that is inside both this shape and another one. The size is this shape's.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Cuts the area of another shape out of this one. The size is this shape's.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Keeps the area that is inside only one of this shape and another one. The size is this
  /// shape's.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Keeps the pieces of this shape's line inside another shape. The size is this shape's.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Keeps the pieces of this shape's line outside another shape. The size is this shape's.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// A shape whose outline is made from those of two others, and which is as large as the first.
private struct CombinedShape<Base: Shape, Other: Shape>: Shape {
  let base: Base
  let other: Other
  let combine: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path { combine(base.path(in: rect), other.path(in: rect)) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  var _sizing: _ShapeSizing { base._sizing }
}
