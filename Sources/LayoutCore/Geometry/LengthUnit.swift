/// The length of which all lengths of a tree are whole multiples, such as a cell of a terminal; or
/// none, and then every length stays as it is.
///
/// 1. Lengths that views ask for are rounded up, so that nothing is cut off.
/// 2. Proposals and positions are rounded down, so that nothing reaches out of what is around it.
/// 3. What is shared out is divided by ``parts(of:among:)``, so that nothing is left over.
///
/// What differs from a multiple by less than a millionth of the unit, as sums of thirds do, is that
/// multiple. Infinite and unspecified lengths stay what they are.
///
/// A multiple is always the same number, to the last bit: 330 thirds are 110.
@usableFromInline package struct LengthUnit: Sendable, BitwiseCopyable {
  /// The unit; 0 for none.
  let length: Double
  /// How many units there are in 1; 0 if that is no whole number.
  private let countInOne: Double

  static let none = LengthUnit(nil)

  /// Creates the unit of a length; one that is not positive and finite is none.
  init(_ length: CGFloat?) {
    self.length = length.flatMap { $0 > 0 && $0.isUsable ? Double($0) : nil } ?? 0
    let count = (1 / self.length).rounded()
    countInOne = 1 / count == self.length ? count : 0
  }

  @inline(__always) var isSet: Bool { length > 0 }
}

// MARK: - Rounding

extension LengthUnit {
  /// Returns the next multiple that is not smaller.
  @inline(__always) func up(_ length: Double) -> Double {
    isSet ? rounded(length, up: true) : length
  }

  /// Returns the next multiple that is not larger.
  @inline(__always) func down(_ length: Double) -> Double {
    isSet ? rounded(length, up: false) : length
  }

  // A call for whatever is rounded, so that there is little more than a test where nothing is.
  @inline(never) private func rounded(_ length: Double, up isUp: Bool) -> Double {
    let count = length / self.length
    // Beyond this, and for NaN, there are no fractions to round.
    guard count.magnitude < 1e15 else { return length }
    let nearest = count.rounded()
    let isMultiple = (count - nearest).magnitude < 1e-6
    // Adding 0 turns -0 into 0: proposals are compared by their bits.
    return multiple(isMultiple ? nearest : isUp ? count.rounded(.up) : count.rounded(.down)) + 0
  }

  /// Returns a number of units. Dividing rounds better than multiplying with a third does.
  private func multiple(_ count: Double) -> Double {
    countInOne > 0 ? count / countInOne : count * length
  }

  @inline(never) private func rounded(
    _ first: Double, _ second: Double, up isUp: Bool
  ) -> (Double, Double) { (rounded(first, up: isUp), rounded(second, up: isUp)) }

  @inline(__always) func up(_ size: Size) -> Size {
    guard isSet else { return size }
    let (width, height) = rounded(size.width, size.height, up: true)
    return Size(width, height)
  }

  @inline(__always) func up(_ proposal: Proposal) -> Proposal {
    guard isSet else { return proposal }
    let (width, height) = rounded(proposal.width, proposal.height, up: true)
    return Proposal(width, height)
  }

  @inline(__always) func down(_ proposal: Proposal) -> Proposal {
    guard isSet else { return proposal }
    let (width, height) = rounded(proposal.width, proposal.height, up: false)
    return Proposal(width, height)
  }

  @inline(__always) func down(_ point: Point) -> Point {
    guard isSet else { return point }
    let (x, y) = rounded(point.x, point.y, up: false)
    return Point(x, y)
  }

  func up(_ insets: EdgeInsets) -> EdgeInsets {
    guard isSet else { return insets }
    func up(_ inset: CGFloat) -> CGFloat { CGFloat(self.up(Double(inset))) }
    return EdgeInsets(
      top: up(insets.top), leading: up(insets.leading), bottom: up(insets.bottom),
      trailing: up(insets.trailing))
  }
}

// MARK: - Sharing out

/// A length in as equal parts as there are; the last ones are a unit longer where it does not
/// divide evenly.
struct LengthParts {
  let count: Int
  /// How many of the last parts are longer than the others.
  let longerCount: Int
  fileprivate let shorter: Double
  fileprivate let longer: Double

  subscript(index: Int) -> Double { index < count - longerCount ? shorter : longer }
}

extension LengthUnit {
  /// Divides a length among some: 10 among three is 3, 3 and 4.
  func parts(of length: Double, among count: Int) -> LengthParts {
    let share = length / Double(count)
    guard isSet, share.isFinite else {
      return LengthParts(count: count, longerCount: 0, shorter: share, longer: share)
    }
    let shorter = down(share)
    let rest = (length - Double(count) * shorter) / self.length
    return LengthParts(
      count: count, longerCount: Int(min(max(rest.rounded(), 0), Double(count - 1))),
      shorter: shorter, longer: up(shorter + self.length))
  }
}
