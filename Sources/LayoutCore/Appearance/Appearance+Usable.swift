// Whether numbers of what is drawn can be drawn with.

extension CGFloat {
  /// Whether corners can have it as a radius. Radii that are too large are made smaller anyway.
  var isRadius: Bool { self >= 0 }
}

extension Appearance.Figure {
  var isUsable: Bool {
    guard outline.isUsable, fill?.isUsable ?? true else { return false }
    guard let stroke else { return true }
    return stroke.paint.isUsable && stroke.width.isUsableLength && stroke.miterLimit.isUsable
      && stroke.dashPhase.isUsable && stroke.dash.allSatisfy(\.isUsable)
  }
}

extension Appearance.Outline {
  var isUsable: Bool {
    switch self {
    case .rectangle, .circle, .ellipse, .capsule: true
    case .custom(let outline): outline.unusable == nil
    case .roundedRectangle(let width, let height, _): width.isRadius && height.isRadius
    case .unevenRoundedRectangle(let a, let b, let c, let d, _):
      a.isRadius && b.isRadius && c.isRadius && d.isRadius
    }
  }

  /// The first number that nothing can be drawn with.
  var unusable: (name: String, number: CGFloat)? {
    let radii: [CGFloat]
    switch self {
    case .rectangle, .circle, .ellipse, .capsule: return nil
    case .custom(let outline): return outline.unusable
    case .roundedRectangle(let width, let height, _): radii = [width, height]
    case .unevenRoundedRectangle(let a, let b, let c, let d, _): radii = [a, b, c, d]
    }
    return radii.first { !$0.isRadius }.map { ("a corner with a radius", $0) }
  }
}

extension Appearance.Color {
  var isUsable: Bool { red.isUsable && green.isUsable && blue.isUsable && opacity.isUsable }
}

extension Appearance.Picture {
  var isUsable: Bool {
    if case .symbol(_, let font) = source, !font.isUsable { return false }
    return (tint?.isUsable ?? true) && resizing?.unusableInset == nil
  }
}

extension Appearance.Picture.Resizing {
  var unusableInset: CGFloat? {
    switch self {
    case .stretch(let insets), .tile(let insets):
      [insets.top, insets.leading, insets.bottom, insets.trailing].first { !$0.isUsable }
    }
  }
}

extension Appearance.Control {
  var isUsable: Bool {
    (fraction?.isUsable ?? true) && (neutralFraction?.isUsable ?? true)
      && ticks.allSatisfy(\.isUsable) && (tint?.isUsable ?? true)
  }
}

extension Appearance.Paint {
  var isUsable: Bool {
    switch self {
    case .color(let color), .material(_, let color): color.isUsable
    case .linearGradient(let stops, let start, let end):
      start.isUsable && end.isUsable && stops.allSatisfy(\.isUsable)
    case .radialGradient(let stops, let center, let start, let end),
      .ellipticalGradient(let stops, let center, let start, let end):
      center.isUsable && start.isUsable && end.isUsable && stops.allSatisfy(\.isUsable)
    case .angularGradient(let stops, let center, let start, let end):
      center.isUsable && start.isUsable && end.isUsable && stops.allSatisfy(\.isUsable)
    case .meshGradient(let mesh):
      mesh.background.isUsable && mesh.colors.allSatisfy(\.isUsable)
        && mesh.points.allSatisfy(\.isUsable)
    case .tiles(let tiles): tiles.start.isUsable && tiles.end.isUsable && tiles.scale.isUsable
    case .faded(let paint, let opacity): paint.isUsable && opacity.isUsable
    case .shadowed(let paint, let shadow): paint.isUsable && shadow.isUsable
    }
  }

  /// The first number without which it is not known where which colour is.
  var unusablePlace: (name: String, number: Double)? {
    let numbers: [(String, Double)] =
      switch self {
      case .color, .material, .faded, .shadowed: []
      case .linearGradient(_, let start, let end):
        [("a start x", start.x), ("a start y", start.y), ("an end x", end.x), ("an end y", end.y)]
      case .radialGradient(_, let center, let start, let end):
        [
          ("a centre x", center.x), ("a centre y", center.y), ("a start radius", Double(start)),
          ("an end radius", Double(end)),
        ]
      case .ellipticalGradient(_, let center, let start, let end):
        [
          ("a centre x", center.x), ("a centre y", center.y), ("a start fraction", Double(start)),
          ("an end fraction", Double(end)),
        ]
      case .angularGradient(_, let center, let start, let end):
        [
          ("a centre x", center.x), ("a centre y", center.y), ("a start angle", start),
          ("an end angle", end),
        ]
      case .meshGradient(let mesh):
        mesh.points.flatMap { [("a point x", Double($0.x)), ("a point y", Double($0.y))] }
      case .tiles(let tiles):
        [
          ("a start x", tiles.start.x), ("a start y", tiles.start.y), ("an end x", tiles.end.x),
          ("an end y", tiles.end.y), ("a scale", Double(tiles.scale)),
        ]
      }
    return numbers.first { !$0.1.isUsable }.map { ("a paint with \($0.0)", $0.1) }
  }
}

extension Appearance.Effect {
  var isUsable: Bool {
    switch self {
    case .background(let figure), .overlay(let figure): figure.isUsable
    case .clip(let outline, _): outline.isUsable
    case .border(let paint, let width): paint.isUsable && width.isUsable
    case .opacity(let opacity): opacity.isUsable
    case .blur(let radius, _): radius.isUsable
    case .shadow(let shadow): shadow.isUsable
    case .filter(let filter): filter.amount?.isUsable ?? true
    case .blend, .group, .redaction: true
    }
  }

  /// The first number that nothing can be drawn with.
  var unusableNumber: (name: String, number: Double)? {
    switch self {
    case .border(_, let width): firstUnusable([("a border with a width", Double(width))])
    case .opacity(let opacity): firstUnusable([("an opacity", opacity)])
    case .blur(let radius, _): firstUnusable([("a blur with a radius", Double(radius))])
    case .shadow(let shadow): shadow.unusableNumber
    case .filter(let filter): firstUnusable([("a filter", filter.amount ?? 0)])
    case .background, .overlay, .clip, .blend, .group, .redaction: nil
    }
  }
}

extension Appearance.GradientStop {
  fileprivate var isUsable: Bool { location.isUsable && color.isUsable }
}

extension UnitPoint {
  fileprivate var isUsable: Bool { x.isUsable && y.isUsable }
}

extension Appearance.Shadow {
  fileprivate var isUsable: Bool { radius.isUsable && x.isUsable && y.isUsable }

  var unusableNumber: (name: String, number: Double)? {
    firstUnusable([
      ("a shadow with a radius", Double(radius)), ("a shadow with an x", Double(x)),
      ("a shadow with a y", Double(y)),
    ])
  }
}

extension Appearance.Filter {
  var amount: Double? {
    switch self {
    case .brightness(let amount), .contrast(let amount), .saturation(let amount),
      .grayscale(let amount), .hueRotation(let amount):
      amount
    case .colorInvert, .colorMultiply, .luminanceToAlpha: nil
    }
  }
}

private func firstUnusable(
  _ numbers: [(name: String, number: Double)]
) -> (
  name: String, number: Double
)? { numbers.first { !$0.number.isUsable } }
