import LayoutCore

/// A shape that can shrink into itself.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its edge moved inward.
  func inset(by amount: CGFloat) -> Self.InsetShape
}

nonisolated extension InsettableShape where Self: _FillingShape {
  /// Returns a smaller shape of the kind.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetShapeOf(shape: self, amount: amount)
  }
}

/// A shape drawn in a smaller rectangle, with smaller corners if it has any.
struct InsetShapeOf<Content: Shape>: InsettableShape, _ReshapedShape {
  let shape: Content
  let amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let inner = CGRect(
      x: rect.minX + amount, y: rect.minY + amount, width: max(rect.width - 2 * amount, 0),
      height: max(rect.height - 2 * amount, 0))
    let shrinking = shape as? any ShrinkingShape
    return shrinking?.shrunk(by: amount).path(in: inner) ?? shape.path(in: inner)
  }

  var _outline: Appearance.Outline { outline(from: shape, "an inset", [amount]) }

  func inset(by amount: CGFloat) -> InsetShapeOf<Content> {
    InsetShapeOf(shape: shape, amount: self.amount + amount)
  }

  var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      var shape = shape
      shape.animatableData = newValue.first
      self = InsetShapeOf(shape: shape, amount: newValue.second)
    }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns a smaller shape, moved.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns a smaller shape, rotated.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape whose corners shrink with it.
protocol ShrinkingShape: Shape { func shrunk(by amount: CGFloat) -> Self }
