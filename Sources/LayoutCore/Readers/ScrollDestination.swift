/// A position that content is scrolled to.
///
///     let tree = LayoutTree(LayoutNode.scroll(.lazyVStack(spacing: 0, rows: rows)).id("list"))
///     tree.scroll("list", to: .view(700, anchor: .top))
///     tree.scroll("list", to: .offset(CGPoint(x: 0, y: 120)))
@nonexhaustive
public enum ScrollDestination: Equatable {
  /// The content point that is at the top leading corner, as far as there is content to scroll.
  case offset(CGPoint)
  /// A point of the content, given by fractions, that is at the same point of the visible part.
  case anchor(UnitPoint)
  /// A view of the content. A point of it, given by fractions, is at the same point of the visible
  /// part; without an anchor, the content scrolls just as far as needed to show the view. If there
  /// is no such view, `otherwise` applies, or else the start.
  indirect case view(AnyHashable, anchor: UnitPoint?, otherwise: ScrollDestination = .offset(.zero))
}

// Ids are only compared, never mutated.
extension ScrollDestination: @unchecked Sendable {}

extension ScrollDestination {
  /// Returns the distance by which content is scrolled along an axis.
  ///
  /// - Parameters:
  ///   - distance: the distance by which it can be scrolled.
  ///   - visible: the length of the visible part without insets.
  ///   - view: where the view with the destination's id begins in the content, and its length.
  ///   - last: the distance by which the content was scrolled before.
  func offset(
    on axis: Axis, within distance: Double, visible: Double, view: (start: Double, length: Double)?,
    from last: Double
  ) -> Double {
    switch self {
    case .offset(let point):
      let offset = Point(point)[axis]
      return offset.isUsable ? min(max(0, offset), distance) : 0
    case .anchor(let anchor):
      return anchor.fraction(on: axis) * distance
    case .view(_, let anchor, _):
      guard let view else { return 0 }
      guard let fraction = anchor?.fraction(on: axis) else {
        let offset = min(max(last, view.start + view.length - visible), view.start)
        return min(max(0, offset), distance)
      }
      let offset = view.start + fraction * (view.length - visible)
      return min(max(0, offset), distance)
    }
  }
}

extension ScrollDestination {
  /// Returns whether a view with an id is a destination, or would be if others are not found.
  func seeks(_ id: AnyHashable) -> Bool {
    guard case .view(let sought, _, let otherwise) = self else { return false }
    return sought == id || otherwise.seeks(id)
  }
}

extension UnitPoint {
  /// Returns the point's position on an axis, as a fraction from its start.
  func fraction(on axis: Axis) -> Double {
    let fraction = Double(axis == .horizontal ? x : y)
    return fraction.isUsable ? fraction : 0
  }
}
