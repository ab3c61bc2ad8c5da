extension Path: LosslessStringConvertible {
  /// The numbers of the path's points, with six digits at most, and after those of each element a
  /// letter: `m`, `l`, `q`, `c`, `h`.
  public var description: String {
    elements.map { element in
      let letter =
        switch element {
        case .move: "m"
        case .line: "l"
        case .quadCurve: "q"
        case .curve: "c"
        case .closeSubpath: "h"
        }
      let numbers = element.points.flatMap { [$0.x, $0.y] }
      return (numbers.map { Double($0).inSixDigits } + [letter]).joined(separator: " ")
    }
    .joined(separator: " ")
  }

  /// Creates a path from another path's description; `nil` if the string is not one.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    var elements: [Element] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        numbers.append(CGFloat(number))
        continue
      }
      guard let element = Element(word, numbers) else { return nil }
      elements.append(element)
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(elements)
  }
}

extension Path.Element {
  /// The element of a letter, with the numbers of its points.
  fileprivate init?(_ letter: Substring, _ numbers: [CGFloat]) {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch (letter, numbers.count) {
    case ("m", 2): self = .move(to: points[0])
    case ("l", 2): self = .line(to: points[0])
    case ("q", 4): self = .quadCurve(to: points[1], control: points[0])
    case ("c", 6): self = .curve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): self = .closeSubpath
    default: return nil
    }
  }
}

extension Double {
  /// The number rounded to six significant digits, with an exponent if it is large or tiny.
  fileprivate var inSixDigits: String {
    guard isFinite, self != 0 else { return self == 0 ? (sign == .minus ? "-0" : "0") : "\(self)" }
    // The digits, the first of which is not 0, and the power of ten of that one.
    let parts = "\(magnitude)".split(separator: "e")
    let point = parts[0].prefix { $0 != "." }.count
    let written = parts[0].compactMap(\.wholeNumberValue)
    let zeros = written.prefix { $0 == 0 }.count
    var (digits, power) = (Array(written.dropFirst(zeros)), point - 1 - zeros)
    if parts.count > 1 { power += Int(parts[1]) ?? 0 }
    let isUp = digits.count > 6 && digits[6] >= 5
    digits.removeLast(Swift.max(digits.count - 6, 0))
    if isUp {
      while digits.last == 9 { digits.removeLast() }
      if digits.isEmpty { (digits, power) = ([0], power + 1) }
      digits[digits.count - 1] += 1
    }
    while digits.last == 0 { digits.removeLast() }
    return (self < 0 ? "-" : "") + Self.written(digits, power)
  }

  private static func written(_ digits: [Int], _ power: Int) -> String {
    func text(_ digits: some Sequence<Int>) -> String { digits.map(String.init).joined() }
    let missing = power + 1 - digits.count
    switch power {
    case -4..<0: return "0." + String(repeating: "0", count: -power - 1) + text(digits)
    case 0..<6 where missing >= 0: return text(digits) + String(repeating: "0", count: missing)
    case 0..<6: return text(digits.prefix(power + 1)) + "." + text(digits.dropFirst(power + 1))
    default:
      let exponent = (power < 0 ? "e-" : "e+") + (abs(power) < 10 ? "0" : "") + "\(abs(power))"
      return text(digits.prefix(1)) + (digits.count > 1 ? "." : "") + text(digits.dropFirst())
        + exponent
    }
  }
}
