/// The guides on the two axes by which views are aligned.
struct GuidePair: Sendable, BitwiseCopyable {
  // Without the axes, which are known, because frames are read often and should be small.
  private var horizontalID: any AlignmentID.Type
  private var verticalID: any AlignmentID.Type

  init(_ alignment: Alignment) {
    self.horizontalID = alignment.horizontal.id
    self.verticalID = alignment.vertical.id
  }

  var horizontal: GuideKey {
    get { GuideKey(horizontalID, .horizontal) }
    set { horizontalID = newValue.id }
  }

  var vertical: GuideKey {
    get { GuideKey(verticalID, .vertical) }
    set { verticalID = newValue.id }
  }

  /// Returns the child's position in a frame without guides, where the frame's default guide meets
  /// the child's guide.
  @inline(__always) func origin(of child: some MeasuredChild, in size: Size) -> Point {
    let origin = Point(start(of: child, in: size, horizontal), start(of: child, in: size, vertical))
    if origin.x.isUsable, origin.y.isUsable { return origin }
    // A client's default value may be unusable. In a finite frame it then counts as 0.
    return Point(
      origin.x.isUsable || !size.width.isFinite ? origin.x : 0,
      origin.y.isUsable || !size.height.isFinite ? origin.y : 0)
  }

  @inline(__always) private func start(
    of child: some MeasuredChild, in size: Size, _ guide: GuideKey
  ) -> Double {
    if let role = child.plainRole(of: guide) {
      return role.start(of: child.size[guide.axis], in: size[guide.axis])
    }
    let start = guide.defaultValue(size: size, proposal: Proposal(size)) - child.position(of: guide)
    return start.isNaN ? 0 : start
  }
}

extension Point {
  /// The point with NaN coordinates replaced by 0.
  var orZero: Point { Point(x.isNaN ? 0 : x, y.isNaN ? 0 : y) }
}

extension Size {
  /// Returns the origin that centres a size in this one.
  func origin(ofCentered inner: Size) -> Point {
    Point((width - inner.width) / 2, (height - inner.height) / 2).orZero
  }
}
