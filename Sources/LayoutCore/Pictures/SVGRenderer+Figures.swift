// Shapes: outlines, fills and lines.

extension SVGRenderer {
  /// Draws a shape fitted into a rectangle.
  mutating func draw(_ figure: Appearance.Figure, in rect: CGRect) {
    if let fill = figure.fill {
      draw(with: fill, in: rect) { renderer, paint in
        let attributes = renderer.paint(paint, as: "fill", in: rect)
        let rule = figure.usesEvenOddRule ? "evenodd" : nil
        renderer.line(
          renderer.element(figure.outline, in: rect, attributes + [("fill-rule", rule)]))
      }
    }
    guard var stroke = figure.stroke, stroke.width > 0, stroke.width.isFinite else { return }
    draw(with: stroke.paint, in: rect) { renderer, paint in
      stroke.paint = paint
      renderer.draw(stroke, along: figure.outline, in: rect)
    }
  }

  /// Draws a line along an outline.
  private mutating func draw(
    _ stroke: Appearance.Stroke, along outline: Appearance.Outline, in rect: CGRect
  ) {
    var attributes = paint(stroke.paint, as: "stroke", in: rect)
    attributes += [("fill", "none"), ("stroke-width", number(stroke.width))]
    if stroke.cap != .butt { attributes.append(("stroke-linecap", stroke.cap.rawValue)) }
    if stroke.join != .miter {
      attributes.append(("stroke-linejoin", stroke.join.rawValue))
    } else if stroke.miterLimit >= 1 {
      attributes.append(("stroke-miterlimit", number(stroke.miterLimit)))
    }
    if !stroke.dash.isEmpty {
      attributes.append(("stroke-dasharray", stroke.dash.map(number).joined(separator: " ")))
      attributes.append(("stroke-dashoffset", number(stroke.dashPhase)))
    }
    if let middle = outline.middle(of: stroke, in: rect) {
      line(element(middle.outline.dashed(stroke.dash), in: middle.rect, attributes))
    } else {
      // Half of a line of twice the width is inside.
      attributes.removeAll { $0.0 == "stroke-width" }
      attributes.append(("stroke-width", number(stroke.width * 2)))
      let clip = clip(to: outline, in: rect, usesEvenOddRule: false)
      line(element(outline.dashed(stroke.dash), in: rect, attributes + [("clip-path", clip)]))
    }
  }

  /// Defines a clip path from the inside of an outline.
  mutating func clip(
    to outline: Appearance.Outline, in rect: CGRect, usesEvenOddRule: Bool
  ) -> String {
    let shape = element(outline, in: rect, [("clip-rule", usesEvenOddRule ? "evenodd" : nil)])
    return define { "<clipPath id=\"\($0)\">\(shape)</clipPath>" }
  }
}

extension Appearance.Outline {
  /// The outline as a path if its dashes would begin elsewhere otherwise: SVG's own rectangles with
  /// round corners begin at the top.
  fileprivate func dashed(_ dash: [CGFloat]) -> Appearance.Outline {
    switch self {
    case .roundedRectangle where !dash.isEmpty, .unevenRoundedRectangle where !dash.isEmpty,
      .capsule where !dash.isEmpty:
      .custom(.init { path(in: $0.standardized) })
    default: self
    }
  }
}

// MARK: - Outlines

extension SVGRenderer {
  func rectangle(_ rect: CGRect, _ attributes: Attributes) -> String {
    element(.rectangle, in: rect, attributes)
  }

  /// Returns the element for an outline in a rectangle.
  ///
  /// SVG allows no negative lengths. Clients' outlines are computed for the unchanged rectangle.
  func element(
    _ outline: Appearance.Outline, in frame: CGRect, _ attributes: Attributes
  ) -> String {
    let rect = frame.standardized
    let shorter = min(rect.size.width, rect.size.height)
    switch outline {
    case .rectangle: return rounded(rect, 0, 0, attributes)
    case .roundedRectangle(let width, let height, _):
      return rounded(rect, width, height, attributes)
    case .capsule: return rounded(rect, shorter / 2, shorter / 2, attributes)
    case .circle:
      return XMLText.element(
        "circle",
        [("cx", number(rect.midX)), ("cy", number(rect.midY)), ("r", number(shorter / 2))]
          + attributes)
    case .ellipse:
      return XMLText.element(
        "ellipse",
        [
          ("cx", number(rect.midX)), ("cy", number(rect.midY)),
          ("rx", number(rect.size.width / 2)), ("ry", number(rect.size.height / 2)),
        ] + attributes)
    case .unevenRoundedRectangle(let a, let b, let c, let d, _):
      let radii = RectangleCornerRadii(
        topLeading: a, bottomLeading: d, bottomTrailing: c, topTrailing: b)
      let corners = RoundCorners(radii, of: rect).sizes.map(\.width)
      return XMLText.element(
        "path",
        [("d", path(rect, radii: [corners[2], corners[3], corners[0], corners[1]]))] + attributes)
    case .custom(let outline):
      return XMLText.element("path", [("d", text(outline.path(in: frame)))] + attributes)
    }
  }

  private func rounded(
    _ rect: CGRect, _ width: CGFloat, _ height: CGFloat, _ attributes: Attributes
  ) -> String {
    let corner = RoundCorners(CGSize(width: width, height: height), of: rect).sizes[0]
    let (rx, ry) = (corner.width, corner.height)
    let isRound = rx > 0 && ry > 0
    return XMLText.element(
      "rect",
      [
        ("x", number(rect.minX)), ("y", number(rect.minY)), ("width", number(rect.size.width)),
        ("height", number(rect.size.height)), ("rx", isRound ? number(rx) : nil),
        ("ry", isRound && rx != ry ? number(ry) : nil),
      ] + attributes)
  }

  /// Returns a rectangle with a radius for each corner, clockwise from the top left one.
  private func path(_ rect: CGRect, radii: [CGFloat]) -> String {
    func to(_ x: CGFloat, _ y: CGFloat) -> String { "\(number(x)) \(number(y))" }
    func arc(_ radius: CGFloat) -> String { "A\(number(radius)) \(number(radius)) 0 0 1 " }
    return "M" + to(rect.minX + radii[0], rect.minY) + "L" + to(rect.maxX - radii[1], rect.minY)
      + arc(radii[1]) + to(rect.maxX, rect.minY + radii[1])
      + "L" + to(rect.maxX, rect.maxY - radii[2])
      + arc(radii[2]) + to(rect.maxX - radii[2], rect.maxY)
      + "L" + to(rect.minX + radii[3], rect.maxY)
      + arc(radii[3]) + to(rect.minX, rect.maxY - radii[3])
      + "L" + to(rect.minX, rect.minY + radii[0])
      + arc(radii[0]) + to(rect.minX + radii[0], rect.minY) + "Z"
  }

  /// Returns a path in SVG's syntax.
  func text(_ path: Path) -> String {
    func at(_ points: CGPoint...) -> String {
      points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    return path.elements.map { element in
      switch element {
      case .move(let to): "M" + at(to)
      case .line(let to): "L" + at(to)
      case .quadCurve(let to, let control): "Q" + at(control, to)
      case .curve(let to, let control1, let control2): "C" + at(control1, control2, to)
      case .closeSubpath: "Z"
      }
    }.joined()
  }
}
