import LayoutCore

/// A subview with which a law is tried.
public struct LawSubview: Equatable, Sendable {
  /// How the subview gets its size.
  public enum Kind: Equatable, Sendable {
    /// One size for every proposal.
    case fixed(width: CGFloat, height: CGFloat)
    /// What is proposed.
    case flexible
    /// What is proposed, within limits.
    case clamped(minWidth: CGFloat, maxWidth: CGFloat, height: CGFloat)
    /// Words that wrap.
    case text(String)
    /// Room that grows along the container's axis.
    case spacer(minLength: CGFloat)
  }

  /// How the subview gets its size.
  public var kind: Kind
  /// Its layout priority.
  public var priority: Double

  /// Creates a subview.
  public init(_ kind: Kind, priority: Double = 0) {
    self.kind = kind
    self.priority = priority
  }
}

extension LawSubview {
  /// The subview as a node.
  public var node: LayoutNode {
    let node: LayoutNode
    switch kind {
    case .fixed(let width, let height): node = .fixed(width: width, height: height)
    case .flexible: node = .flexible
    case .clamped(let least, let most, let height):
      node = .clamped(minWidth: least, maxWidth: most, minHeight: height, maxHeight: height)
    case .text(let string): node = .text(StyledText(string, font: FontDescription(size: 10)))
    case .spacer(let length): node = .spacer(minLength: length)
    }
    return priority == 0 ? node : node.layoutPriority(priority)
  }
}

extension LawSubview: CustomStringConvertible {
  /// The code of the subview's node.
  public var description: String {
    let text =
      switch kind {
      case .fixed(let width, let height): ".fixed(width: \(width.text), height: \(height.text))"
      case .flexible: ".flexible"
      case .clamped(let least, let most, let height):
        ".clamped(minWidth: \(least.text), maxWidth: \(most.text), minHeight: \(height.text), "
          + "maxHeight: \(height.text))"
      case .text(let string):
        ".text(StyledText(\(string.debugDescription), font: FontDescription(size: 10)))"
      case .spacer(let length): ".spacer(minLength: \(length.text))"
      }
    return priority == 0 ? text : "\(text).layoutPriority(\(priority.plainText))"
  }
}

// MARK: - Random and simpler ones

extension LawSubview {
  static func random(using random: inout SeededGenerator) -> LawSubview {
    let kind: Kind
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3:
      kind = .fixed(width: random.length(0...80), height: random.length(0...60))
    case 4, 5: kind = .flexible
    case 6:
      let least = random.length(0...40)
      kind = .clamped(
        minWidth: least, maxWidth: least + random.length(0...60), height: random.length(1...40))
    case 7, 8:
      let words = ["a", "few", "words", "that", "wrap", "somewhere"]
      kind = .text(words.prefix(Int.random(in: 1...6, using: &random)).joined(separator: " "))
    default: kind = .spacer(minLength: random.length(0...12))
    }
    let priorities: [Double] = [0, 0, 0, 0, 1, -1]
    return LawSubview(
      kind, priority: priorities[Int.random(in: priorities.indices, using: &random)])
  }

  /// Subviews that are simpler, the simplest first.
  var simpler: [LawSubview] {
    var simpler = [LawSubview(.fixed(width: 10, height: 10))]
    if priority != 0 { simpler.append(LawSubview(kind)) }
    switch kind {
    case .fixed(let width, let height):
      simpler += [
        LawSubview(.fixed(width: 10, height: height), priority: priority),
        LawSubview(.fixed(width: width, height: 10), priority: priority),
      ]
    case .text(let string):
      let words = string.split(separator: " ")
      if words.count > 1 {
        simpler.append(
          LawSubview(.text(words.dropLast().joined(separator: " ")), priority: priority))
      }
    case .clamped: simpler.append(LawSubview(.flexible, priority: priority))
    case .flexible, .spacer: break
    }
    // The simplest subview has no simpler ones.
    if let index = simpler.firstIndex(of: self) { simpler.removeSubrange(index...) }
    return simpler
  }
}
