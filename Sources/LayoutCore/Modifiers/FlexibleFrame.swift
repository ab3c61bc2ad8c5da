/// Gives a view a frame whose lengths stay within limits.
///
///     LayoutNode.fixed(width: 80, height: 20).frame(maxWidth: .infinity, alignment: .trailing)
///
/// On each axis, in this order:
///
/// 1. The proposed length, or the ideal length if none is proposed, is clamped to the limits and
///    proposed to the child.
/// 2. With both limits, or with an ideal length and no proposal, the frame's length follows without
///    the child.
/// 3. Otherwise the frame has the child's length, clamped to the limits. With a minimum alone it is
///    never longer than proposed, and with a maximum alone never shorter.
struct FlexibleFrame: ModifierLayout, BitwiseCopyable {
  let horizontal: FlexibleLength
  let vertical: FlexibleLength
  let alignment: GuidePair

  @inline(__always) subscript(axis: Axis) -> FlexibleLength {
    axis == .horizontal ? horizontal : vertical
  }

  /// Returns the frame with limits that are multiples of a unit.
  func rounded(to unit: LengthUnit) -> FlexibleFrame {
    FlexibleFrame(
      horizontal: horizontal.rounded(to: unit), vertical: vertical.rounded(to: unit),
      alignment: alignment)
  }
}

// MARK: - Measuring

extension FlexibleFrame {
  @inline(__always) func dependence(on axis: Axis, childDependsOnOther: Bool) -> LengthDependence {
    let limits = self[axis]
    if limits.minimum.isNaN, limits.maximum.isNaN {
      return limits.ideal.isNaN ? .unchanged : .proposal
    }
    guard limits.isRigid else { return .proposal }
    // Without an ideal length, the child is proposed none if the frame is, and may turn then.
    return limits.ideal.isNaN && childDependsOnOther ? .proposal : .nothing
  }

  @inline(__always) func childProposal(for proposal: Proposal) -> Proposal {
    Proposal(
      horizontal.childProposal(for: proposal.width), vertical.childProposal(for: proposal.height))
  }

  @inline(__always) func sizeWithoutChild(for proposal: Proposal) -> Size? {
    let width = horizontal.lengthWithoutChild(for: proposal.width)
    let height = vertical.lengthWithoutChild(for: proposal.height)
    return width.isNaN || height.isNaN ? nil : Size(width, height)
  }

  @inline(__always) func size(around child: Size, for proposal: Proposal) -> Size {
    Size(
      horizontal.length(around: child.width, for: proposal.width),
      vertical.length(around: child.height, for: proposal.height))
  }

  @inline(__always) func lengths(
    on axis: Axis, around child: LengthSummary, asking ask: (Double) -> Double
  ) -> LengthSummary { self[axis].lengths(around: child) }
}

// MARK: - Placing

extension FlexibleFrame {
  @inline(__always) func placingProposal(in size: Size, for proposal: Proposal) -> Proposal {
    Proposal(
      horizontal.placingProposal(in: size.width, for: proposal.width),
      vertical.placingProposal(in: size.height, for: proposal.height))
  }

  @inline(__always) func origin(of child: some MeasuredChild, in size: Size) -> Point {
    alignment.origin(of: child, in: size)
  }

  var movedEdges: Edge.Set {
    (horizontal.isUnlimited ? [] : Edge.Set.horizontal).union(vertical.isUnlimited ? [] : .vertical)
  }
}
