/// The numbers that a layout can use.
///
/// Numbers beyond a limit that no sane tree comes near count as infinite, so that sums of usable
/// numbers stay finite. Lengths of frames are an exception: there, the greatest finite number is a
/// common way to say that there should be no limit.
enum UsableNumber {
  static let limit = 1e100
  static let greatest = limit.nextDown
}

extension Double {
  var isUsable: Bool { magnitude < UsableNumber.limit }
  /// The length, or 0 for one that is negative, infinite or NaN.
  var usableLength: Double { self > 0 && isUsable ? self : 0 }
}

extension CGFloat {
  var isUsable: Bool { magnitude < CGFloat(UsableNumber.limit) }
  var isUsableLength: Bool { self >= 0 && isUsable }
  /// The length, or 0 for one that is negative, infinite or NaN.
  var usableLength: CGFloat { self > 0 && isUsable ? self : 0 }
  /// The length of a frame, not less than 0; `nil` for one that is infinite or NaN.
  var frameLength: Double? {
    self <= 0 ? 0 : isFinite ? Swift.min(Double(self), UsableNumber.greatest) : nil
  }
  /// The number, or 0 for one that is infinite or NaN.
  var usable: CGFloat { isUsable ? self : 0 }
}

extension CGFloat? {
  /// The number, if there is one that a layout can use.
  var ifUsable: Double? { flatMap { $0.isUsable ? Double($0) : nil } }
}

extension Double {
  /// Whether this is NaN. The standard library's property looks at the bits; this comparison takes
  /// one instruction, and the engine uses it very often.
  @inlinable @inline(__always) var isNaN: Bool { self != self }
}
