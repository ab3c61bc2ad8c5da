/// The limits of a frame on one axis; NaN for a limit that is not given.
struct FlexibleLength: BitwiseCopyable, Equatable {
  let minimum: Double
  let ideal: Double
  let maximum: Double

  /// Puts the limits in order: the minimum is at least 0, the ideal at least the minimum, the
  /// maximum at least the ideal. Limits that are no numbers count as not given.
  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    let minimum = minimum.flatMap(\.frameLength)
    let ideal = ideal.flatMap(\.frameLength).map { max($0, minimum ?? 0) }
    let maximum = maximum.flatMap {
      $0.isNaN ? nil : max($0.isUsable || $0 < 0 ? Double($0) : .infinity, ideal ?? 0)
    }
    self.minimum = minimum ?? .nan
    self.ideal = ideal ?? .nan
    self.maximum = maximum ?? .nan
  }

  private init(_ minimum: Double, _ ideal: Double, _ maximum: Double) {
    (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
  }

  /// Returns the limits as multiples of a unit.
  func rounded(to unit: LengthUnit) -> FlexibleLength {
    FlexibleLength(unit.up(minimum), unit.up(ideal), unit.up(maximum))
  }

  /// Whether there are no limits at all.
  var isUnlimited: Bool { minimum.isNaN && ideal.isNaN && maximum.isNaN }

  /// Whether only one length is possible, whatever is proposed.
  var isRigid: Bool { minimum == maximum }
}

extension FlexibleLength {
  /// Returns the proposal to the child.
  @inline(__always) func childProposal(for proposed: Double) -> Double {
    // A limit that is not given is NaN, which loses each comparison.
    min(max(proposed.isNaN ? ideal : proposed, minimum), maximum)
  }

  /// Returns the length if it follows without the child, otherwise NaN.
  @inline(__always) func lengthWithoutChild(for proposed: Double) -> Double {
    if proposed.isNaN { return ideal }
    return minimum <= maximum ? min(max(proposed, minimum), maximum) : .nan
  }

  /// Shortcut: returns the lengths that follow from the child's for the same proposals.
  ///
  /// Exact because a limit decides where the child would be proposed something else. A proposal at
  /// or below a lone minimum is raised to the minimum, and the frame is not shorter than its
  /// minimum and not longer than the raised proposal, so it has exactly that length. A lone maximum
  /// is the mirror image. A maximum below the minimum lowers every proposal, so that only the
  /// minimum counts.
  @inline(__always) func lengths(around child: LengthSummary) -> LengthSummary {
    if maximum < minimum {
      return LengthSummary(minimum: minimum, ideal: raised(child.ideal), maximum: minimum)
    }
    return LengthSummary(
      minimum: minimum.isNaN ? lowered(grown(child.minimum)) : minimum,
      ideal: ideal.isNaN ? lowered(raised(child.ideal)) : ideal,
      maximum: maximum.isNaN ? raised(child.maximum) : maximum)
  }

  // Comparisons that NaN does not pass: a limit that is not given changes nothing, and a length
  // that is not known stays so.
  @inline(__always) private func raised(_ length: Double) -> Double {
    length < minimum ? minimum : length
  }

  @inline(__always) private func lowered(_ length: Double) -> Double {
    length >= maximum ? maximum : length
  }

  /// With a maximum, a frame is at least as long as proposed, so not shorter than 0.
  @inline(__always) private func grown(_ length: Double) -> Double {
    length < 0 && !maximum.isNaN ? 0 : length
  }

  /// Returns the length around a child of some length.
  @inline(__always) func length(around child: Double, for proposed: Double) -> Double {
    let decided = lengthWithoutChild(for: proposed)
    if !decided.isNaN { return decided }
    if minimum <= maximum { return min(max(child, minimum), maximum) }
    if !minimum.isNaN { return max(minimum, min(child, childProposal(for: proposed))) }
    if !maximum.isNaN { return min(maximum, max(child, childProposal(for: proposed))) }
    return child
  }

  /// Returns the proposal to the child when it is placed: the frame's own length, unless nothing
  /// was proposed and no limit was hit.
  @inline(__always) func placingProposal(in length: Double, for proposed: Double) -> Double {
    let isFree = proposed.isNaN && ideal.isNaN && !(length <= minimum) && !(length >= maximum)
    return isFree ? Proposal.none : length
  }
}
