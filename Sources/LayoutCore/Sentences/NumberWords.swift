extension BinaryFloatingPoint {
  /// A number that something is wrong with, as people read it: `-3`, `NaN`, `∞`.
  var inDiagnostics: String { isNaN ? "NaN" : Double(self).plainText }
}

extension Size3D {
  /// A size that something is wrong with.
  var inDiagnostics: String {
    [width, height, depth].map(\.inDiagnostics).joined(separator: " × ")
  }
}

extension Size {
  /// A size that something is wrong with.
  var inDiagnostics: String { "\(width.inDiagnostics) × \(height.inDiagnostics)" }
}

extension Int {
  /// So many of something, in words: `1 gap`, `3 gaps`.
  func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}

extension Int {
  /// The number in an order: first, second, third, 4th.
  var ordinal: String {
    switch self {
    case 1: return "first"
    case 2: return "second"
    case 3: return "third"
    default: break
    }
    let isTeen = (11...13).contains(self % 100)
    switch self % 10 {
    case 1 where !isTeen: return "\(self)st"
    case 2 where !isTeen: return "\(self)nd"
    case 3 where !isTeen: return "\(self)rd"
    default: return "\(self)th"
    }
  }
}
