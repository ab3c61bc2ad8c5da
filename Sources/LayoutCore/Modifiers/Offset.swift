/// Moves the child and changes nothing else: size, guides, spacing and priority are the child's.
///
///     LayoutNode.fixed(width: 40, height: 20).offset(x: 10, y: 5)
///
/// The horizontal distance is positive towards the trailing edge.
struct Offset: BitwiseCopyable {
  let distance: Point

  init(_ distance: Point) { self.distance = distance }

  init(x: CGFloat, y: CGFloat) { self.distance = Point(Double(x.usable), Double(y.usable)) }
}

// MARK: - Explaining

extension Offset: Explaining {
  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String {
    "it is moved by \(distance.plainText), which no other view notices"
  }
}
