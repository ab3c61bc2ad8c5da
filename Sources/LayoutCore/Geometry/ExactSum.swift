/// A sum that is the same in whatever order its parts are added, and from which they can be taken
/// again, as long as they differ by less than some 15 decimal places in size.
///
/// Two numbers add up to it, of which the larger one is the sum as rounded once.
struct ExactSum: BitwiseCopyable {
  private(set) var value = 0.0
  /// What rounding has left over.
  private var rest = 0.0

  /// The sum of no parts.
  init() {}

  /// Creates a sum of as many equal parts as there are.
  init(_ length: Double, times count: Int = 1) {
    value = length * Double(count)
    rest = value.isFinite ? (-value).addingProduct(length, Double(count)) : 0
  }

  private init(_ value: Double, _ rest: Double) { (self.value, self.rest) = (value, rest) }

  static func += (sum: inout ExactSum, other: ExactSum) {
    let (value, rest) = rounded(sum.value, other.value)
    let (middle, last) = rounded(sum.rest, other.rest)
    let (first, second) = rounded(value, rest + middle)
    let (whole, left) = rounded(first, second + last)
    sum = whole.isFinite ? ExactSum(whole, left) : ExactSum(value, 0)
  }

  static func -= (sum: inout ExactSum, other: ExactSum) {
    sum += ExactSum(-other.value, -other.rest)
  }

  /// The sum of two numbers, and what rounding it leaves over.
  private static func rounded(_ a: Double, _ b: Double) -> (sum: Double, rest: Double) {
    let sum = a + b
    let added = sum - a
    return (sum, (a - (sum - added)) + (b - added))
  }
}
