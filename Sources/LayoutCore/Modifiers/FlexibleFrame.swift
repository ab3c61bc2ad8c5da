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
}

/// The limits of a frame on one axis; NaN for a limit that is not given.
struct FlexibleLength: BitwiseCopyable, Equatable {
  let minimum: Double
  let ideal: Double
  let maximum: Double

  /// Puts the limits in order: the minimum is at least 0, the ideal at least the minimum, the
  /// maximum at least the ideal. Unusable limits count as not given.
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
  /// Returns the proposal to the child.
  @inline(__always) func childProposal(for proposed: Double) -> Double {
    let wanted = proposed.isNaN ? ideal : proposed
    if wanted.isNaN { return wanted }
    let raised = minimum.isNaN ? wanted : max(wanted, minimum)
    return maximum.isNaN ? raised : min(raised, maximum)
  }

  /// Returns the length if it follows without the child, otherwise NaN.
  @inline(__always) func lengthWithoutChild(for proposed: Double) -> Double {
    if proposed.isNaN { return ideal }
    return minimum <= maximum ? min(max(proposed, minimum), maximum) : .nan
  }

  /// Shortcut: returns the length if a single limit decides it whatever the child's length is,
  /// otherwise NaN.
  ///
  /// Exact because of what happens to a proposal at or below a lone minimum. It is raised to the
  /// minimum, and the frame is not shorter than its minimum and not longer than the raised
  /// proposal, so it has exactly that length. A lone maximum is the mirror image.
  @inline(__always) func lengthAtLimit(for proposed: Double) -> Double {
    if maximum.isNaN, proposed <= minimum { return minimum }
    return minimum.isNaN && proposed >= maximum ? maximum : .nan
  }

  /// Returns the length around a child of some length.
  @inline(__always) func length(around child: Double, for proposed: Double) -> Double {
    let decided = lengthWithoutChild(for: proposed)
    if !decided.isNaN { return decided }
    let offered = childProposal(for: proposed)
    if minimum <= maximum { return min(max(child, minimum), maximum) }
    if !minimum.isNaN { return max(minimum, offered.isNaN ? child : min(child, offered)) }
    if !maximum.isNaN { return min(maximum, offered.isNaN ? child : max(child, offered)) }
    return child
  }

  /// Returns the proposal to the child when it is placed: the frame's own length, unless nothing
  /// was proposed and no limit was hit.
  func placingProposal(in length: Double, for proposed: Double) -> Double {
    let isFree =
      proposed.isNaN && ideal.isNaN && !(length <= minimum) && !(length >= maximum)
    return isFree ? Proposal.none : length
  }
}

extension FlexibleFrame {
  @inline(__always) func dependence(on axis: Axis, childDependsOnOther: Bool) -> LengthDependence {
    let limits = self[axis]
    if limits.isUnlimited { return .unchanged }
    // Without an ideal length, the child is proposed none if the frame is, and may turn then.
    return limits.isRigid && (!limits.ideal.isNaN || !childDependsOnOther) ? .nothing : .proposal
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
