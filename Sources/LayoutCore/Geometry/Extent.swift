/// A rectangle as its four edges; an empty one is outside of everything.
struct Extent: BitwiseCopyable, Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  static let empty = Extent(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
  static let everything = Extent(
    left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)
}

extension Extent {
  init(_ rect: CGRect) {
    let (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
    let (width, height) = (Double(rect.size.width), Double(rect.size.height))
    self.init(
      left: min(x, x + width), top: min(y, y + height), right: max(x, x + width),
      bottom: max(y, y + height))
  }

  @inline(__always) func intersection(_ other: Extent) -> Extent {
    Extent(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// Extends it by another one, unless there is nothing in that.
  @inline(__always) mutating func formUnion(_ other: Extent) {
    if other.isEmpty { return }
    if isEmpty { self = .empty }
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }

  /// Whether there is nothing in it; a rectangle without width or height has its edge in it.
  var isEmpty: Bool { !(left <= right && top <= bottom) }

  @inline(__always) func overlaps(_ other: Extent) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  @inline(__always) func contains(_ x: Double, _ y: Double) -> Bool {
    left <= x && x <= right && top <= y && y <= bottom
  }

  /// The rectangle with its edges on the grid of a number of pixels in a point; 0 for no grid.
  func aligned(toPixelsAtScale pixels: Double) -> Extent {
    pixels == 0 || isEmpty ? self : Extent(cgRect.aligned(toPixelsAtScale: pixels))
  }

  var cgRect: CGRect { CGRect(x: left, y: top, width: right - left, height: bottom - top) }
}
