/// A transform that renderers apply to a view, and that coordinate conversions take into account.
///
/// It never changes layout: size, guides, spacing and priority are those of the view itself.
///
///     let large = LayoutNode.flexible.transformed(
///       RenderTransform(.scale(x: 2, y: 2), anchor: .topLeading))
///
/// Its numbers are those of a left-to-right layout; from right to left it is the mirror image.
/// ``matrix(in:direction:)`` gives renderers one matrix for either.
public struct RenderTransform: Hashable, Sendable {
  /// The kind of transform.
  @nonexhaustive
  public enum Effect: Hashable, Sendable {
    /// Scales by a factor on each axis.
    case scale(x: CGFloat, y: CGFloat)
    /// Rotates, clockwise.
    case rotation(radians: CGFloat)
    /// Applies a matrix: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
    case matrix(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)

    /// Applies a transform's matrix.
    public static func matrix(_ transform: CGAffineTransform) -> Effect {
      .matrix(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
        ty: transform.ty)
    }

    /// Turns around an axis in space, seen from far away.
    ///
    /// - Parameter anchorZ: how far in front of the view the axis is.
    public static func turn(_ rotation: Rotation3D, anchorZ: CGFloat = 0) -> Effect {
      let turn = AffineTransform3D(rotation: rotation)
      let (x, y) = (Point3D(x: 1).applying(turn), Point3D(y: 1).applying(turn))
      // The points of the view are behind the axis.
      let origin = Point3D(z: -Double(anchorZ)).applying(turn)
      return .matrix(CGAffineTransform(x.x, x.y, y.x, y.y, origin.x, origin.y))
    }
  }

  /// The effect.
  public var effect: Effect
  /// The point of the view that stays in place.
  public var anchor: UnitPoint

  /// Creates a transform around a point.
  public init(_ effect: Effect, anchor: UnitPoint = .center) {
    self.effect = effect
    self.anchor = anchor
  }
}

extension RenderTransform {
  /// The transform that changes nothing.
  static let identity = RenderTransform(.scale(x: 1, y: 1))

  /// The first of its numbers that cannot be computed with.
  var unusableNumber: CGFloat? {
    let numbers =
      switch effect {
      case .scale(let x, let y): [x, y]
      case .rotation(let radians): [radians]
      case .matrix(let a, let b, let c, let d, let tx, let ty): [a, b, c, d, tx, ty]
      }
    return (numbers + [anchor.x, anchor.y]).first { !$0.isUsable }
  }
}
