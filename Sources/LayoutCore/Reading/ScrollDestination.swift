/// Where content is scrolled to.
public enum ScrollDestination: Equatable {
  /// So far that a point of the content is in the top leading corner.
  case offset(CGPoint)
  /// So far that a point of the content, given by fractions, is at the same point of the visible part.
  case anchor(UnitPoint)
  /// So far that a point of a view in the content is at the same point of the visible part; without
  /// an anchor, only as far as it takes to see the view. Content without such a view is scrolled to something else,
  /// which is its start if nothing is said.
  indirect case view(
    AnyHashable, anchor: UnitPoint?, otherwise: ScrollDestination = .offset(.zero))
}

// Ids are compared and never changed.
extension ScrollDestination: @unchecked Sendable {}

extension ScrollDestination {
  /// How far content is scrolled along an axis.
  ///
  /// - Parameters:
  ///   - distance: how far it can be scrolled.
  ///   - visible: the length of the visible part without insets.
  ///   - view: where the view with the destination's id begins in the content, and how long it is.
  func offset(
    on axis: Axis, within distance: Double, visible: Double, view: (start: Double, length: Double)?
  ) -> Double {
    switch self {
    case .offset(let point):
      let offset = Point(point)[axis]
      return offset.isUsable ? offset : 0
    case .anchor(let anchor):
      return anchor.fraction(on: axis) * distance
    case .view(_, let anchor, _):
      guard let view else { return 0 }
      guard let fraction = anchor?.fraction(on: axis) else {
        let offset = min(max(0, view.start + view.length - visible), view.start)
        return min(max(0, offset), distance)
      }
      let offset = view.start + fraction * (view.length - visible)
      return min(max(0, offset), distance)
    }
  }
}

extension ScrollDestination {
  /// Whether a view with an id is sought, or would be if others are not found.
  func seeks(_ id: AnyHashable) -> Bool {
    guard case .view(let sought, _, let otherwise) = self else { return false }
    return sought == id || otherwise.seeks(id)
  }
}

extension UnitPoint {
  /// The point's place between the start and the end of an axis.
  func fraction(on axis: Axis) -> Double {
    let fraction = Double(axis == .horizontal ? x : y)
    return fraction.isUsable ? fraction : 0
  }
}
