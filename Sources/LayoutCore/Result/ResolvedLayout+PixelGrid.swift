extension ResolvedLayout {
  /// Aligns all frames to a pixel grid, for renderers.
  ///
  /// Each edge is rounded separately to the nearest pixel, in the coordinates of the root or
  /// window, so that views that touch still touch. Layout itself never rounds, so what
  /// ``dimensions(of:)`` and ``visibleRect(of:)`` say stays as it was laid out.
  ///
  ///     // A frame from 10.4 to 30.7, at three pixels a point, is drawn from 10⅓ to 30⅔.
  ///     result.aligned(toPixels: 3)
  ///
  /// - Parameter scale: the number of pixels per point; a value that is not positive changes
  ///   nothing.
  public func aligned(toPixels scale: CGFloat) -> ResolvedLayout {
    var aligned = self
    aligned.pixelsPerPoint = scale > 0 && scale.isFinite ? Double(scale) : nil
    return aligned
  }

  /// Returns a frame as results report it: aligned to the pixel grid, if there is one.
  func reported(_ frame: CGRect) -> CGRect {
    guard let pixelsPerPoint else { return frame }
    func aligned(_ edge: CGFloat) -> Double {
      let pixels = (Double(edge) * pixelsPerPoint + 0.5).rounded(.down)
      return pixels.isFinite ? pixels / pixelsPerPoint : Double(edge)
    }
    let left = aligned(frame.origin.x)
    let top = aligned(frame.origin.y)
    return CGRect(
      x: left, y: top, width: aligned(frame.origin.x + frame.size.width) - left,
      height: aligned(frame.origin.y + frame.size.height) - top)
  }
}
