extension ResolvedLayout {
  /// Aligns all frames to a pixel grid, for renderers.
  ///
  /// Each edge is rounded separately to the nearest pixel, in the coordinates of the root or
  /// window, so that views that touch still touch. Layout itself never rounds, so what
  /// ``Node/dimensions`` and ``Node/visibleContent`` say stays as it was laid out.
  ///
  ///     // A frame from 10.4 to 30.7, at three pixels a point, is drawn from 10⅓ to 30⅔.
  ///     result.aligned(toPixelsAtScale: 3)
  ///
  /// - Parameter scale: the number of pixels per point; a value that is not positive changes
  ///   nothing.
  public func aligned(toPixelsAtScale scale: CGFloat) -> ResolvedLayout {
    var aligned = self
    aligned.pixelsPerPoint = scale > 0 && scale.isFinite ? Double(scale) : nil
    return aligned
  }

  /// Returns a frame as results report it: aligned to the pixel grid, if there is one.
  func reported(_ frame: CGRect) -> CGRect {
    pixelsPerPoint.map { frame.aligned(toPixelsAtScale: $0) } ?? frame
  }
}

extension CGRect {
  /// The rectangle with its edges on the grid of a number of pixels in a point.
  func aligned(toPixelsAtScale pixels: Double) -> CGRect {
    func aligned(_ edge: CGFloat) -> Double {
      // An edge in the middle of a pixel may be two sums that differ in their last bits.
      let number = (Double(edge) * pixels + 0.5 + 1e-6).rounded(.down)
      return number.isFinite ? number / pixels : Double(edge)
    }
    let left = aligned(origin.x)
    let top = aligned(origin.y)
    return CGRect(
      x: left, y: top, width: aligned(origin.x + size.width) - left,
      height: aligned(origin.y + size.height) - top)
  }
}
