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
    InsetShapeOf(base: self, amount: amount)
  }
}

/// A shape drawn in a smaller rectangle, with smaller corners if it has any.
struct InsetShapeOf<Base: Shape>: InsettableShape, _FillingShape {
  let base: Base
  let amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let inner = CGRect(
      x: rect.minX + amount, y: rect.minY + amount, width: max(rect.width - 2 * amount, 0),
      height: max(rect.height - 2 * amount, 0))
    let shrinking = base as? any ShrinkingShape
    return shrinking?.shrunk(by: amount).path(in: inner) ?? base.path(in: inner)
  }

  var _outline: Appearance.Outline { outline(from: base, "an inset", [amount]) }

  func inset(by amount: CGFloat) -> InsetShapeOf<Base> {
    InsetShapeOf(base: base, amount: self.amount + amount)
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      var base = base
      base.animatableData = newValue.first
      self = InsetShapeOf(base: base, amount: newValue.second)
    }
  }
}

/// A shape whose corners shrink with it.
protocol ShrinkingShape: Shape { func shrunk(by amount: CGFloat) -> Self }
