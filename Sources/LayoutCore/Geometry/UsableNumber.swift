/// Which numbers a layout can use.
///
/// Beyond a limit that no sane tree comes near, numbers count as infinite, so that sums of usable
/// numbers stay finite.
enum UsableNumber {
  static let limit = 1e100
}

extension Double {
  var isUsable: Bool { magnitude < UsableNumber.limit }
}

extension CGFloat {
  var isUsable: Bool { magnitude < CGFloat(UsableNumber.limit) }
}

extension Double {
  /// Whether this is not a number, as the standard library's property of the same name says by looking
  /// at the bits. Comparing takes one instruction, and the engine asks this all the time.
  @inlinable @inline(__always) var isNaN: Bool { self != self }
}
