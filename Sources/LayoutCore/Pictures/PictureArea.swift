/// The part of the plane that a picture shows.
enum PictureArea {
  /// Returns the window extended by what reaches beyond it, on each side by at most half of the
  /// window.
  ///
  /// Views may be anywhere, and one that is far away must not make all others too small to see.
  static func around(_ window: CGSize, and frames: [CGRect]) -> CGRect {
    let finite = frames.filter(\.isDrawable)
    let (left, right) = range(
      length: Double(window.width), finite.map { (Double($0.minX), Double($0.maxX)) })
    let (top, bottom) = range(
      length: Double(window.height), finite.map { (Double($0.minY), Double($0.maxY)) })
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func range(
    length: Double, _ extents: [(start: Double, end: Double)]
  ) -> (start: Double, end: Double) {
    let start = extents.map(\.start).min() ?? 0
    let end = extents.map(\.end).max() ?? 0
    // An empty or infinite window says nothing about how much to show.
    guard length.isFinite, length > 0 else {
      return (start, max(min(end, start + limitWithoutWindow), start + 1))
    }
    return (max(min(start, 0), -length / 2), min(max(end, length), length * 1.5))
  }

  private static let limitWithoutWindow = 2000.0
}

extension PictureArea {
  /// Returns the rectangle to which each node is clipped by its ancestors; `nil` where nothing
  /// clips.
  static func clips(of nodes: ResolvedLayout.Nodes) -> [CGRect?] {
    // The rectangles to which the content of each node is clipped.
    var inner: [CGRect?] = []
    return nodes.map { node in
      let outer = node.parent.flatMap { inner[$0.index] }
      let clips = node.clips && node.frame.isDrawable
      inner.append(clips ? outer.map { $0.intersection(node.frame) } ?? node.frame : outer)
      return outer
    }
  }
}

extension ResolvedLayout.Node {
  /// Whether the node clips its content to its edges.
  fileprivate var clips: Bool {
    appearance?.effects.contains { if case .clip = $0 { true } else { false } } ?? false
  }
}

extension CGRect {
  /// Whether the rectangle is finite.
  var isDrawable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
