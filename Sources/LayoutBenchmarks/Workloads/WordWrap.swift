import LayoutCore

/// The cheap stand-in for text: some words of equal width, wrapped greedily.
struct WordWrap: Sendable {
  let words: Int
  static let wordWidth = 36.0
  static let lineHeight = 18.0
  static let baseline = 14.0

  /// The size in a width.
  func size(in width: Double) -> (width: Double, height: Double) {
    let fitting = width / Self.wordWidth
    if fitting >= Double(words) { return (Double(words) * Self.wordWidth, Self.lineHeight) }
    let perLine = max(1, Int(fitting))
    let lines = (words + perLine - 1) / perLine
    return (Double(perLine) * Self.wordWidth, Double(lines) * Self.lineHeight)
  }

  /// The leaf that is measured like this.
  var leaf: LayoutNode {
    .measured(.wrapping) { proposal in
      let (width, height) = size(in: proposal.width.map(Double.init) ?? .infinity)
      return LeafMeasurement(width: width, height: height)
    }
  }

  /// The same with baselines.
  var leafWithBaselines: LayoutNode {
    .measured(.wrapping) { proposal in
      let (width, height) = size(in: proposal.width.map(Double.init) ?? .infinity)
      return LeafMeasurement(
        width: width, height: height, firstBaseline: Self.baseline,
        lastBaseline: height - Self.lineHeight + Self.baseline)
    }
  }
}

/// Numbers that look random and are the same in every run.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to a limit.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
