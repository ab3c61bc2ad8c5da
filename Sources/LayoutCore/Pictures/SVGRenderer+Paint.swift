// Colours and gradients.

extension SVGRenderer {
  /// Draws something in a paint, within groups if SVG has no such paint.
  ///
  /// - Parameters:
  ///   - rect: the rectangle that gradients fit.
  ///   - drawing: draws it in a paint that SVG has.
  mutating func draw(
    with paint: Appearance.Paint, in rect: CGRect,
    _ drawing: (inout SVGRenderer, Appearance.Paint) -> Void
  ) {
    switch paint {
    case .shadowed(let inner, let shadow):
      let closing = group("filter", filter(casting: shadow))
      draw(with: inner, in: rect, drawing)
      closing.forEach { line($0) }
    case .faded(let inner, let opacity) where inner.needsGroups:
      let closing = group("opacity", number(CGFloat(opacity)))
      draw(with: inner, in: rect, drawing)
      closing.forEach { line($0) }
    case .angularGradient(let stops, let center, let start, let end):
      // Enough sectors look like one.
      let shape = mask(white: recorded { drawing(&$0, .color(.white)) })
      line(XMLText.start("g", [("mask", shape), ("shape-rendering", "crispEdges")]))
      sectors(of: stops, around: center, from: start, to: end, in: rect).forEach { line($0) }
      line("</g>")
    default: drawing(&self, paint)
    }
  }

  /// Returns the attributes that fill or stroke with a paint.
  ///
  /// - Parameters:
  ///   - role: `fill` or `stroke`.
  ///   - rect: the rectangle that gradients fit.
  ///   - factor: by what its opacity is multiplied.
  mutating func paint(
    _ paint: Appearance.Paint, as role: String, in rect: CGRect, fadedBy factor: Double = 1
  ) -> Attributes {
    func gradient(
      _ name: String, _ stops: [Appearance.GradientStop], _ attributes: Attributes
    ) -> Attributes {
      let reference = self.gradient(name, stops, attributes)
      return [(role, reference), ("\(role)-opacity", opacity(factor))]
    }
    switch paint {
    case .color(let color), .material(_, let color):
      return [(role, Self.text(color)), ("\(role)-opacity", opacity(color.opacity * factor))]
    case .linearGradient(let stops, let start, let end):
      let (from, to) = (point(start, in: rect), point(end, in: rect))
      return gradient(
        "linearGradient", stops.cut,
        [
          ("x1", number(from.x)), ("y1", number(from.y)), ("x2", number(to.x)),
          ("y2", number(to.y)),
        ])
    case .radialGradient(let stops, let center, let start, let end):
      let middle = point(center, in: rect)
      let drawn = stops.cut.fromCenter(from: start, to: end)
      return gradient(
        "radialGradient", drawn.stops,
        [("cx", number(middle.x)), ("cy", number(middle.y)), ("r", number(drawn.radius))])
    case .ellipticalGradient(let stops, let center, let start, let end):
      let middle = point(center, in: rect)
      let transform =
        "translate(\(number(middle.x)) \(number(middle.y))) "
        + "scale(\(number(rect.size.width)) \(number(rect.size.height)))"
      let drawn = stops.cut.fromCenter(from: start, to: end)
      return gradient(
        "radialGradient", drawn.stops,
        [("cx", "0"), ("cy", "0"), ("r", number(drawn.radius)), ("gradientTransform", transform)])
    case .angularGradient, .meshGradient, .tiles:
      return self.paint(.color(paint.representativeColor), as: role, in: rect, fadedBy: factor)
    case .faded(let inner, let opacity):
      return self.paint(inner, as: role, in: rect, fadedBy: factor * opacity)
    case .shadowed(let inner, _):
      return self.paint(inner, as: role, in: rect, fadedBy: factor)
    }
  }

  /// Defines a gradient.
  private mutating func gradient(
    _ name: String, _ stops: [Appearance.GradientStop], _ attributes: Attributes
  ) -> String {
    let list = stops.blended.map { stop in
      XMLText.element(
        "stop",
        [
          ("offset", number(stop.location)), ("stop-color", Self.text(stop.color)),
          ("stop-opacity", opacity(stop.color.opacity)),
        ])
    }.joined()
    return define {
      XMLText.start(name, [("id", $0), ("gradientUnits", "userSpaceOnUse")] + attributes)
        + list + "</\(name)>"
    }
  }

  /// Returns the sectors of a gradient around a point, in all of a turn, as SwiftUI documents it.
  private func sectors(
    of stops: [Appearance.GradientStop], around center: UnitPoint, from start: Double,
    to end: Double, in rect: CGRect
  ) -> [String] {
    let (turn, span) = (2 * Double.pi, end - start)
    guard !stops.isEmpty, span.isFinite else { return [] }
    let middle = point(center, in: rect)
    let shown = visibleArea.union(CGRect(origin: middle, size: .zero)).size
    let radius = 2 * (shown.width + shown.height)
    let count = 90
    let first = max(1 - turn / abs(span), 0)
    let step = (1 - first) / Double(count)
    let drawn = (0..<count).map { index in
      let location = first + step * Double(index)
      return (start + span * location, start + span * (location + step), location + step / 2)
    }
    // Triangles reach far enough up to half a turn.
    let quarter = max(turn - abs(span), 0) / (span < 0 ? -4 : 4)
    let missing = [1.0, 1, 0, 0].enumerated().map { index, location in
      (end + quarter * Double(index), end + quarter * Double(index + 1), location)
    }
    let sectors = (drawn + missing).filter { from, to, _ in abs(to - from) > 1e-9 }
    return sectors.map { from, to, location in
      let corners = [from, to].map { angle in
        let (sine, cosine) = Rotation.sineAndCosine(of: angle)
        let x = middle.x + radius * CGFloat(cosine)
        return "\(number(x)) \(number(middle.y + radius * CGFloat(sine)))"
      }
      let color = stops.color(at: CGFloat(location))
      return XMLText.element(
        "path",
        [
          ("d", "M\(number(middle.x)) \(number(middle.y))L\(corners[0])L\(corners[1])Z"),
          ("fill", Self.text(color)), ("fill-opacity", opacity(color.opacity)),
        ])
    }
  }

  private func point(_ point: UnitPoint, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.size.width * point.x, y: rect.minY + rect.size.height * point.y)
  }

  /// Returns an opacity, unless it is 1.
  func opacity(_ opacity: Double) -> String? {
    opacity >= 1 ? nil : number(CGFloat(max(opacity, 0)))
  }

  /// Returns a colour's components as hexadecimal digits.
  static func text(_ color: Appearance.Color) -> String {
    color.hexadecimal.dropLast(2).lowercased()
  }
}

extension Appearance.Paint {
  /// Whether SVG has no such paint, so that it takes groups.
  var needsGroups: Bool {
    switch self {
    case .angularGradient, .shadowed: true
    case .faded(let inner, _): inner.needsGroups
    default: false
    }
  }
}

extension [Appearance.GradientStop] {
  /// The stops from 0 to 1, with the colours that there are at the ends if others lie beyond.
  fileprivate var cut: Self {
    func end(_ place: CGFloat) -> Self { [.init(color: color(at: place), location: place)] }
    let inside = filter { (0...1).contains($0.location) }
    return (contains { $0.location < 0 } ? end(0) : []) + inside
      + (contains { $0.location > 1 } ? end(1) : [])
  }

  /// The stops with others between them, where the components alone would not make the colours that
  /// SwiftUI blends.
  fileprivate var blended: Self {
    zip(self, dropFirst()).reduce(into: Array(prefix(1))) { stops, pair in
      stops.append(blendsTo: pair.1, levels: 5)
    }
  }

  private mutating func append(blendsTo end: Element, levels: Int) {
    let start = self[count - 1]
    let color = start.color.mixed(with: end.color, by: 0.5)
    func isOff(_ component: KeyPath<Appearance.Color, Double>) -> Bool {
      let mean = start.color[keyPath: component] / 2 + end.color[keyPath: component] / 2
      return abs(mean - color[keyPath: component]) > 1 / 128
    }
    if levels > 0, start.location < end.location, isOff(\.red) || isOff(\.green) || isOff(\.blue) {
      let location = (start.location + end.location) / 2
      append(blendsTo: Element(color: color, location: location), levels: levels - 1)
      append(blendsTo: end, levels: levels - 1)
    } else {
      append(end)
    }
  }

  /// Converts the stops of a gradient between two radii to those of one from the centre to the
  /// larger radius.
  fileprivate func fromCenter(
    from start: CGFloat, to end: CGFloat
  ) -> (stops: Self, radius: CGFloat) {
    if start > end {
      let mirrored = reversed().map {
        Appearance.GradientStop(color: $0.color, location: 1 - $0.location)
      }
      return mirrored.fromCenter(from: end, to: start)
    }
    guard end > 0, start > 0, start < end else { return (self, end > 0 ? end : 0) }
    let inner = start / end
    let stops = map {
      Appearance.GradientStop(color: $0.color, location: inner + $0.location * (1 - inner))
    }
    return (stops, end)
  }

  /// Returns the colour at a location.
  fileprivate func color(at location: CGFloat) -> Appearance.Color {
    guard let upper = firstIndex(where: { $0.location >= location }) else {
      return self[count - 1].color
    }
    guard upper > 0, self[upper].location > self[upper - 1].location else {
      return self[upper].color
    }
    let (a, b) = (self[upper - 1], self[upper])
    let fraction = Double((location - a.location) / (b.location - a.location))
    return a.color.mixed(with: b.color, by: fraction)
  }
}
