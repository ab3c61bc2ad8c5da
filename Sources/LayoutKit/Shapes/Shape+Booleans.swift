extension Shape {
  /// What is inside of this shape, of another one, or of both; as large as this shape.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.union($1, eoFill: eoFill) }
  }

  /// What is inside of both this shape and another one; as large as this shape.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// What is inside of this shape, but not of another one; as large as this shape.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// What is inside of this shape or of another one, but not of both; as large as this shape.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// The pieces of this shape's line that are inside of another shape; as large as this shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// The pieces of this shape's line that are outside of another shape; as large as this shape.
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
