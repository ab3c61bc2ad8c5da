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
