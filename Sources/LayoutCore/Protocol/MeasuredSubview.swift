/// A subview as an algorithm has measured it last, and where the algorithm puts it.
///
/// The algorithms of stacks, grids and overlapping views run with proxies where a client calls
/// their layouts directly, and where a layout is replayed to explain it.
struct MeasuredSubview {
  /// The last answer, with what was proposed.
  var dimensions = ViewDimensions(size: .zero, proposal: .unspecified)
  /// The distance from the corner of the container.
  var origin = Point.zero

  var size: Size { dimensions.size }
  var proposal: Proposal { dimensions.proposal }
}

extension LayoutSubviews {
  /// The subviews before any is measured.
  var unmeasured: [MeasuredSubview] { Array(repeating: MeasuredSubview(), count: Int(count)) }

  /// Returns the position of a guide in a measured subview.
  func position(of guide: GuideKey, in subview: MeasuredSubview) -> Double {
    source.position(of: guide, in: subview.dimensions)
  }

  /// Places the subviews where an algorithm has put them, from the corner of the bounds.
  func place(_ measured: [MeasuredSubview], in bounds: CGRect) {
    for (subview, child) in zip(self, measured) {
      subview.place(
        at: CGPoint(x: bounds.origin.x + child.origin.x, y: bounds.origin.y + child.origin.y),
        proposal: child.proposal.viewSize)
    }
  }
}
