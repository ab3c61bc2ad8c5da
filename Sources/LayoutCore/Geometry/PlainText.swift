/// Numbers as text for people to read, the same on every platform.
extension Double {
  /// The number with at most three decimals, or `nil` if it is NaN, which stands for an unspecified
  /// length.
  package var plainText: String {
    if isNaN { return "nil" }
    guard isFinite, abs(self) < 1e15 else {
      return self == .infinity ? "∞" : self == -.infinity ? "-∞" : "\(self)"
    }
    let thousandths = (self * 1000).rounded()
    let whole = Int64(thousandths / 1000)
    let rest = abs(Int64(thousandths) % 1000)
    let sign = thousandths < 0 && whole == 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var decimals = String(rest)
    while decimals.count < 3 { decimals = "0" + decimals }
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}

extension Size {
  /// The size as `width × height`.
  package var plainText: String { "\(width.plainText) × \(height.plainText)" }
}

extension Proposal {
  /// The proposal as `width × height`, with `nil` for an unspecified length.
  package var plainText: String { "\(width.plainText) × \(height.plainText)" }
}

extension Point {
  /// The point as `(x, y)`.
  package var plainText: String { "(\(x.plainText), \(y.plainText))" }
}

extension CGRect {
  /// The rectangle as `(x, y, width, height)`.
  package var plainText: String {
    let numbers = [origin.x, origin.y, size.width, size.height]
    return "(" + numbers.map { Double($0).plainText }.joined(separator: ", ") + ")"
  }
}
