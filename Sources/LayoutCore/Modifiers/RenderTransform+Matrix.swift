extension RenderTransform {
  /// Returns the transform as a map of points, in the coordinates of a view's frame.
  ///
  /// The anchor stays in place. In right-to-left contents the map is the mirror image.
  ///
  /// - Parameters:
  ///   - frame: the frame of the transformed view.
  ///   - direction: the layout direction inside that view.
  public func matrix(in frame: CGRect, direction: LayoutDirection) -> CGAffineTransform {
    let anchor = CGPoint(
      x: frame.origin.x + self.anchor.x * frame.size.width,
      y: frame.origin.y + self.anchor.y * frame.size.height)
    let map = CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(matrix)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    guard direction == .rightToLeft else { return map }
    let mirror = CGAffineTransform(
      a: -1, b: 0, c: 0, d: 1, tx: frame.origin.x * 2 + frame.size.width, ty: 0)
    return mirror.concatenating(map).concatenating(mirror)
  }

  /// The map of points around the anchor.
  private var matrix: CGAffineTransform {
    switch effect {
    case .scale(let x, let y): CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    case .rotation(let radians): CGAffineTransform(rotation: radians)
    case .matrix(let a, let b, let c, let d, let tx, let ty):
      CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }
  }
}
