/// The layout of a modifier: a view of its own size around exactly one child.
///
/// Modifiers say what they propose, what they answer, and where the child goes; the engine does the
/// rest. Explicit guides of the child pass through, moved by the child's origin.
protocol UnaryLayout {
  /// What the child is proposed when the modifier is measured.
  func childProposal(for proposal: Proposal) -> Proposal

  /// The modifier's size if it follows without asking the child.
  func sizeWithoutChild(for proposal: Proposal) -> Size?

  /// The modifier's size around a child that was measured with ``childProposal(for:)``.
  func size(around child: Size, for proposal: Proposal) -> Size

  /// What the child is proposed when it is placed in a modifier of a size for a proposal.
  func placingProposal(in size: Size, for proposal: Proposal) -> Proposal

  /// Where the child goes, from the modifier's leading top corner.
  func origin(of child: some MeasuredChild, in size: Size) -> Point

  /// The edges on which the child's spacing no longer counts.
  var movedEdges: Edge.Set { get }
}

/// A modifier's child after it was measured.
protocol MeasuredChild {
  var size: Size { get }
  /// The position of a guide in the child: explicit, else the default.
  func position(of guide: GuideKey) -> Double
}

extension UnaryLayout {
  func childProposal(for proposal: Proposal) -> Proposal { proposal }
  func sizeWithoutChild(for proposal: Proposal) -> Size? { nil }
  func size(around child: Size, for proposal: Proposal) -> Size { child }
  func placingProposal(in size: Size, for proposal: Proposal) -> Proposal {
    childProposal(for: proposal)
  }
  func origin(of child: some MeasuredChild, in size: Size) -> Point { .zero }
  var movedEdges: Edge.Set { [] }
}

/// The two guides by which a modifier aligns its child.
struct GuidePair: Sendable, BitwiseCopyable {
  var horizontal: GuideKey
  var vertical: GuideKey

  init(_ alignment: Alignment) {
    self.horizontal = GuideKey(alignment.horizontal)
    self.vertical = GuideKey(alignment.vertical)
  }

  /// Where a child goes in a frame that has no guides of its own: the frame's default guide meets
  /// the child's guide.
  func origin(of child: some MeasuredChild, in size: Size) -> Point {
    let proposal = Proposal(size)
    let x = horizontal.defaultValue(size: size, proposal: proposal)
    let y = vertical.defaultValue(size: size, proposal: proposal)
    let origin = Point(x - child.position(of: horizontal), y - child.position(of: vertical)).orZero
    // A client's default may be no position at all, which places nothing in a finite frame.
    return Point(
      origin.x.isUsable || !size.width.isFinite ? origin.x : 0,
      origin.y.isUsable || !size.height.isFinite ? origin.y : 0)
  }
}

extension Point {
  /// The point with coordinates that are not numbers replaced by 0.
  var orZero: Point { Point(x.isNaN ? 0 : x, y.isNaN ? 0 : y) }
}

extension Size {
  /// Where something of a size goes to be in the middle of something as large as this.
  func origin(ofCentered inner: Size) -> Point {
    Point((width - inner.width) / 2, (height - inner.height) / 2).orZero
  }
}

/// How a modifier maps one axis, where the axis can be told from the child's alone.
///
/// The engine uses it to answer a container's probes for the least, the ideal and the greatest
/// length without descending.
protocol AxisMapping {
  /// The length on an axis for a proposed length, if `child` gives the child's length for what the
  /// modifier proposes to it. NaN stands for "not known" in both.
  func length(on axis: Axis, for proposed: Double, child: (Double) -> Double) -> Double
}
