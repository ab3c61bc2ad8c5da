/// Numbers as text for people to read, the same on every platform.
extension Double {
  /// The number with at most three decimals, or `nil` if it is NaN, which stands for an unspecified
  /// length.
  package var plainText: String { plainText(decimals: 3) }

  /// Returns the number with at most so many decimals, or `nil` if it is NaN.
  func plainText(decimals maxDecimals: Int) -> String {
    if isNaN { return "nil" }
    guard isFinite, abs(self) < 1e15 else {
      return self == .infinity ? "∞" : self == -.infinity ? "-∞" : "\(self)"
    }
    let unit = (0..<maxDecimals).reduce(Int64(1)) { power, _ in power * 10 }
    let parts = (self * Double(unit)).rounded()
    let whole = Int64(parts / Double(unit))
    let rest = Int64(abs(parts - Double(whole) * Double(unit)))
    let sign = parts < 0 && whole == 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var decimals = String(rest)
    while decimals.count < maxDecimals { decimals = "0" + decimals }
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
