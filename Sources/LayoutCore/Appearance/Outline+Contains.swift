extension Appearance.Outline {
  /// Returns whether a point is inside the outline as it is drawn in a rectangle.
  ///
  ///     Appearance.Outline.circle.contains(click, in: node.frame)
  ///
  /// The left and top edges of a rectangle are inside, the right and bottom ones are not: of
  /// rectangles that touch, one contains the point. Continuous corners count as elliptical ones.
  ///
  /// - Parameter usesEvenOddRule: whether areas that the outline surrounds an even number of times
  ///   count as outside.
  public func contains(_ point: CGPoint, in rect: CGRect, usesEvenOddRule: Bool = false) -> Bool {
    if case .custom(let outline) = self {
      return outline.path(in: rect).contains(point, eoFill: usesEvenOddRule)
    }
    let box = rect.standardized
    guard point.x >= box.minX, point.x < box.maxX, point.y >= box.minY, point.y < box.maxY else {
      return false
    }
    let (width, height) = (box.size.width, box.size.height)
    let shorter = min(width, height)
    switch self {
    case .rectangle, .custom: return true
    case .roundedRectangle(let width, let height, _):
      return RoundCorners(CGSize(width: width, height: height), of: box).contain(point)
    case .capsule:
      let corner = CGSize(width: shorter / 2, height: shorter / 2)
      return RoundCorners(corner, of: box).contain(point)
    case .circle:
      let (x, y) = (point.x - box.midX, point.y - box.midY)
      return x * x + y * y <= shorter * shorter / 4
    case .ellipse:
      let (x, y) = ((point.x - box.midX) / width * 2, (point.y - box.midY) / height * 2)
      return x * x + y * y <= 1
    case .unevenRoundedRectangle(let topLeft, let topRight, let bottomRight, let bottomLeft, _):
      let radii = RectangleCornerRadii(
        topLeading: topLeft, bottomLeading: bottomLeft, bottomTrailing: bottomRight,
        topTrailing: topRight)
      return RoundCorners(radii, of: box).contain(point)
    }
  }
}

extension Appearance.Figure {
  /// Returns whether a point is on what the figure draws in a rectangle: inside if it is filled, or
  /// on its line. Without either, it is an area.
  func contains(_ point: CGPoint, in rect: CGRect) -> Bool {
    if fill.map({ !$0.isInvisible }) ?? (stroke == nil),
      outline.contains(point, in: rect, usesEvenOddRule: usesEvenOddRule)
    {
      return true
    }
    guard let stroke, !stroke.paint.isInvisible else { return false }
    if let middle = outline.middle(of: stroke, in: rect) {
      return middle.outline.path(in: middle.rect)
        .strokedPath(stroke.style(width: stroke.width), near: point).contains(point)
    }
    // Half of a line of twice the width is inside.
    return outline.contains(point, in: rect)
      && outline.path(in: rect).strokedPath(stroke.style(width: stroke.width * 2), near: point)
        .contains(point)
  }

  /// Whether what the figure draws may be outside of the rectangle in which it is drawn.
  var mayReachBeyondItsFrame: Bool {
    if case .custom = outline { return true }
    return stroke.map { !$0.isInside } ?? false
  }

  /// How far the figure's line may reach beyond its outline.
  var lineReach: CGFloat {
    guard let stroke, !stroke.isInside else { return 0 }
    // A square end reaches as far as its corner, and a path's corners may be pointed.
    var isPointed = false
    if stroke.join == .miter, case .custom = outline { isPointed = true }
    return stroke.width / 2 * max(isPointed ? stroke.miterLimit : 1, 2.squareRoot())
  }
}

extension Appearance.Stroke {
  /// The line's style, of another width.
  fileprivate func style(width: CGFloat) -> StrokeStyle {
    StrokeStyle(
      lineWidth: width,
      lineCap: cap == .butt ? .butt : cap == .round ? .round : .square,
      lineJoin: join == .miter ? .miter : join == .round ? .round : .bevel,
      miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
  }
}

// MARK: - The middle of a line

extension Appearance.Outline {
  /// Returns the outline that is the middle of a line, and the rectangle that it fits; `nil` if the
  /// line is inside of this one and no outline of its form has room for it.
  func middle(
    of stroke: Appearance.Stroke, in rect: CGRect
  ) -> (outline: Appearance.Outline, rect: CGRect)? {
    guard stroke.isInside else { return (self, rect) }
    let (box, inset) = (rect.standardized, stroke.width / 2)
    // No line is drawn along an outline without width or height.
    guard let inner = shrunk(by: inset), min(box.width, box.height) > stroke.width else {
      return nil
    }
    return (inner, box.insetBy(dx: inset, dy: inset))
  }

  /// Returns the outline at a distance inside this one, for a rectangle that is smaller by as much;
  /// `nil` if it would have another form.
  private func shrunk(by amount: CGFloat) -> Appearance.Outline? {
    func less(_ radius: CGFloat) -> CGFloat { max(radius - amount, 0) }
    switch self {
    case .rectangle, .circle, .ellipse, .capsule: return self
    case .roundedRectangle(let width, let height, let isContinuous):
      return .roundedRectangle(width: less(width), height: less(height), isContinuous: isContinuous)
    case .unevenRoundedRectangle(let a, let b, let c, let d, let isContinuous):
      return .unevenRoundedRectangle(
        topLeading: less(a), topTrailing: less(b), bottomTrailing: less(c), bottomLeading: less(d),
        isContinuous: isContinuous)
    case .custom: return nil
    }
  }
}
