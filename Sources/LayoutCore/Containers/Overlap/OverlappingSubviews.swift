/// The subviews of a layout that places them on top of each other.
struct OverlappingSubviews: OverlapChildren {
  private let subviews: LayoutSubviews
  private let alignment: Alignment
  private var origins: [Point]
  /// Whether all subviews decide the size, whatever their priorities.
  private let areEqual: Bool

  init(_ subviews: LayoutSubviews, _ alignment: Alignment, areEqual: Bool = false) {
    self.subviews = subviews
    self.alignment = alignment
    self.areEqual = areEqual
    origins = Array(repeating: .zero, count: subviews.count)
  }

  var count: Int { subviews.count }

  func priority(of child: Int) -> Double { areEqual ? 0 : subviews[child].priority }

  func measure(_ child: Int, _ proposal: Proposal) -> (size: Size, guide: Point) {
    let dimensions = subviews[child].dimensions(in: proposal.viewSize)
    return (
      dimensions.size,
      Point(Double(dimensions[alignment.horizontal]), Double(dimensions[alignment.vertical]))
    )
  }

  subscript(origin child: Int) -> Point {
    get { origins[child] }
    set { origins[child] = newValue }
  }
}

extension OverlapAlgorithm<OverlappingSubviews> {
  /// Places the subviews in some bounds so that their guides meet.
  mutating func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize
  ) {
    place(for: Proposal(proposal))
    for child in subviews.indices {
      let origin = children[origin: child]
      subviews[child].place(
        at: CGPoint(x: bounds.origin.x + origin.x, y: bounds.origin.y + origin.y),
        proposal: proposal)
    }
  }
}
