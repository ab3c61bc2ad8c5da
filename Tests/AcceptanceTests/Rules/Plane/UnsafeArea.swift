import LayoutCore

/// A side of a rectangle, whatever the direction.
enum Side {
  case left
  case top
  case right
  case bottom

  init(axis: Axis, isFirst: Bool) {
    switch axis {
    case .horizontal: self = isFirst ? .left : .right
    case .vertical: self = isFirst ? .top : .bottom
    }
  }

  func place(in rect: CGRect) -> CGFloat {
    switch self {
    case .left: rect.origin.x
    case .top: rect.origin.y
    case .right: rect.origin.x + rect.size.width
    case .bottom: rect.origin.y + rect.size.height
    }
  }

  /// 1 where greater coordinates are further inside, else -1.
  var inwards: CGFloat { self == .left || self == .top ? 1 : -1 }
}

/// What takes away from the safe area: its bounds, and how much at its sides.
struct UnsafeArea {
  let bounds: CGRect
  let amounts: [Side: CGFloat]

  /// How far a view at some place extends at a side, from the innermost area to the outermost:
  /// into each one that the side touches, by half a point.
  static func extent(
    of frame: CGRect, at side: Side, into areas: [UnsafeArea]
  ) -> CGFloat {
    let start = side.place(in: frame)
    var place = start
    for area in areas.reversed() {
      guard let amount = area.amounts[side], amount != 0 else { continue }
      let edge = side.place(in: area.bounds)
      let outer = edge * side.inwards
      let inner = outer + amount
      let own = place * side.inwards
      if own - 0.501 < inner, outer < own + 0.501 { place = edge }
    }
    return (start - place) * side.inwards
  }
}
