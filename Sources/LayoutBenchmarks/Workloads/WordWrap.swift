import LayoutCore

/// The cheap stand-in for text: some words of one width, wrapped greedily.
struct WordWrap: Sendable {
  let words: Int
  var wordWidth = 36.0
  static let lineHeight = 18.0
  static let baseline = 14.0

  /// The size in a width.
  func size(in width: Double) -> (width: Double, height: Double) {
    let fitting = width / wordWidth
    if fitting >= Double(words) { return (Double(words) * wordWidth, Self.lineHeight) }
    let perLine = max(1, Int(fitting))
    let lines = (words + perLine - 1) / perLine
    return (Double(perLine) * wordWidth, Double(lines) * Self.lineHeight)
  }

  /// The leaf that is measured like this.
  var leaf: LayoutNode {
    .measured(.wrapping) { proposal in
      let (width, height) = size(in: proposal.width.map(Double.init) ?? .infinity)
      return LeafMeasurement(width: width, height: height)
    }
  }

  /// The same, cut where it is higher than proposed, like a real text.
  var cutLeaf: LayoutNode {
    .measured(.truncating) { proposal in
      let offer = Double(proposal.width ?? .infinity)
      let (width, height) = size(in: offer)
      let room = Double(proposal.height ?? .infinity) / Self.lineHeight
      let lines = min(height / Self.lineHeight, max(1, room.rounded(.down)))
      return LeafMeasurement(width: min(width, offer), height: lines * Self.lineHeight)
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
