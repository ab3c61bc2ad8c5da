/// Gives a view a frame whose lengths stay within limits.
///
///     LayoutNode.fixed(width: 80, height: 20).frame(maxWidth: .infinity, alignment: .trailing)
///
/// On each axis, in this order:
/// 1. what is proposed, or the ideal length if nothing is, is kept within the limits and proposed to
///    the child;
/// 2. with both limits, or with an ideal length and nothing proposed, the frame's length follows
///    without the child;
/// 3. otherwise the frame has the child's length, kept within the limits; it is never longer than
///    proposed with a minimum alone, and never shorter than proposed with a maximum alone.
struct FlexibleFrame: ModifierLayout, BitwiseCopyable {
  let horizontal: FlexibleLength
  let vertical: FlexibleLength
  let alignment: GuidePair

  @inline(__always) subscript(axis: Axis) -> FlexibleLength {
    axis == .horizontal ? horizontal : vertical
  }
}

/// The limits of a frame on one axis; NaN where none was given.
struct FlexibleLength: BitwiseCopyable, Equatable {
  let minimum: Double
  let ideal: Double
  let maximum: Double

  /// Brings the limits in order: the minimum is at least 0, the ideal at least the minimum, the
  /// maximum at least the ideal. Limits that are no usable numbers count as not given.
  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    let minimum = minimum.flatMap { $0.isUsable ? max(Double($0), 0) : $0 < 0 ? 0 : nil }
    let ideal = ideal.flatMap {
      $0.isUsable ? max(Double($0), minimum ?? 0) : $0 < 0 ? minimum ?? 0 : nil
    }
    let maximum = maximum.flatMap {
      $0.isNaN ? nil : max($0.isUsable || $0 < 0 ? Double($0) : .infinity, ideal ?? 0)
    }
    self.minimum = minimum ?? .nan
    self.ideal = ideal ?? .nan
    self.maximum = maximum ?? .nan
  }

  /// Whether there are no limits at all.
  var isUnlimited: Bool { minimum.isNaN && ideal.isNaN && maximum.isNaN }

  /// Whether only one length is possible, whatever is proposed.
  var isRigid: Bool { minimum == maximum }
}

// MARK: - Measuring

extension FlexibleLength {
  /// What the child is proposed.
  @inline(__always) func childProposal(for proposed: Double) -> Double {
    let wanted = proposed.isNaN ? ideal : proposed
    if wanted.isNaN { return wanted }
    let raised = minimum.isNaN ? wanted : max(wanted, minimum)
    return maximum.isNaN ? raised : min(raised, maximum)
  }

  /// The length if it follows without the child, else NaN.
  @inline(__always) func lengthWithoutChild(for proposed: Double) -> Double {
    if proposed.isNaN { return ideal }
    return minimum <= maximum ? min(max(proposed, minimum), maximum) : .nan
  }

  /// Shortcut: the length if a single limit decides it, whatever the child's is, else NaN.
  ///
  /// Exact because a proposal at or below the only limit, a minimum, is raised to it: the frame is
  /// then neither shorter nor, since it is never longer than proposed, longer. The same with a maximum
  /// the other way round.
  @inline(__always) func lengthAtLimit(for proposed: Double) -> Double {
    if maximum.isNaN, proposed <= minimum { return minimum }
    return minimum.isNaN && proposed >= maximum ? maximum : .nan
  }

  /// The length around a child of some length.
  @inline(__always) func length(around child: Double, for proposed: Double) -> Double {
    let decided = lengthWithoutChild(for: proposed)
    if !decided.isNaN { return decided }
    let offered = childProposal(for: proposed)
    if minimum <= maximum { return min(max(child, minimum), maximum) }
    if !minimum.isNaN { return max(minimum, offered.isNaN ? child : min(child, offered)) }
    if !maximum.isNaN { return min(maximum, offered.isNaN ? child : max(child, offered)) }
    return child
  }

  /// What the child is proposed when it is placed: the frame's own length, unless nothing was
  /// proposed and no limit was hit.
  func placingProposal(in length: Double, for proposed: Double) -> Double {
    let isFree =
      proposed.isNaN && ideal.isNaN && !(length <= minimum) && !(length >= maximum)
    return isFree ? Proposal.none : length
  }
}

extension FlexibleFrame {
  func dependence(on axis: Axis, childTurns: Bool) -> LengthDependence {
    let limits = self[axis]
    if limits.isUnlimited { return .proposalByChild }
    // Without an ideal length, the child is proposed none if the frame is, and may turn then.
    return limits.isRigid && (!limits.ideal.isNaN || !childTurns) ? .nothing : .proposal
  }

  func childProposal(for proposal: Proposal) -> Proposal {
    Proposal(
      horizontal.childProposal(for: proposal.width), vertical.childProposal(for: proposal.height))
  }

  func sizeWithoutChild(for proposal: Proposal) -> Size? {
    let width = horizontal.lengthWithoutChild(for: proposal.width)
    let height = vertical.lengthWithoutChild(for: proposal.height)
    return width.isNaN || height.isNaN ? nil : Size(width, height)
  }

  func size(around child: Size, for proposal: Proposal) -> Size {
    Size(
      horizontal.length(around: child.width, for: proposal.width),
      vertical.length(around: child.height, for: proposal.height))
  }

  @inline(__always) func length(
    on axis: Axis, for proposed: Double, child: (Double) -> Double
  ) -> Double {
    let limits = self[axis]
    let decided = limits.lengthWithoutChild(for: proposed)
    if !decided.isNaN { return decided }
    let limit = limits.lengthAtLimit(for: proposed)
    if !limit.isNaN { return limit }
    let length = child(limits.childProposal(for: proposed))
    return length.isNaN ? .nan : limits.length(around: length, for: proposed)
  }
}

// MARK: - Placing

extension FlexibleFrame {
  func placingProposal(in size: Size, for proposal: Proposal) -> Proposal {
    Proposal(
      horizontal.placingProposal(in: size.width, for: proposal.width),
      vertical.placingProposal(in: size.height, for: proposal.height))
  }

  func origin(of child: some MeasuredChild, in size: Size) -> Point {
    alignment.origin(of: child, in: size)
  }

  var movedEdges: Edge.Set {
    (horizontal.isUnlimited ? [] : Edge.Set.horizontal)
      .union(vertical.isUnlimited ? [] : .vertical)
  }
}
