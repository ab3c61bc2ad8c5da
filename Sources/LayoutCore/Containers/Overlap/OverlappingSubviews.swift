/// The subviews of a layout that places them on top of each other, reached through their proxies.
struct OverlappingSubviews: OverlapChildren {
  private let subviews: LayoutSubviews
  private let guides: GuidePair
  private(set) var measured: [MeasuredSubview]
  /// Whether all subviews decide the size, whatever their priorities.
  private let areEqual: Bool

  init(_ subviews: LayoutSubviews, _ guides: GuidePair, areEqual: Bool = false) {
    self.subviews = subviews
    self.guides = guides
    self.areEqual = areEqual
    measured = subviews.unmeasured
  }

  var count: Int { measured.count }

  func priority(of child: Int) -> Double { areEqual ? 0 : subviews[child].priority }

  mutating func measure(_ child: Int, _ proposal: Proposal) -> (size: Size, guide: Point) {
    measured[child].dimensions = subviews[child].dimensions(in: proposal.viewSize)
    let guide = Point(
      subviews.position(of: guides.horizontal, in: measured[child]),
      subviews.position(of: guides.vertical, in: measured[child]))
    return (measured[child].size, guide)
  }

  subscript(origin child: Int) -> Point {
    get { measured[child].origin }
    set { measured[child].origin = newValue }
  }
}

extension OverlapAlgorithm<OverlappingSubviews> {
  /// Places the subviews in some bounds so that their guides meet.
  mutating func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    place(for: Proposal(proposal))
    subviews.place(children.measured, in: bounds)
  }
}
