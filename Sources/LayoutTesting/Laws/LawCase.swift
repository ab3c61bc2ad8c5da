import LayoutCore

/// Subviews and a proposal with which a law is tried.
public struct LawCase: Equatable, Sendable {
  /// The subviews.
  public var subviews: [LawSubview]
  /// What the container is proposed.
  public var proposal: ProposedViewSize

  /// Creates a case.
  public init(subviews: [LawSubview], proposal: ProposedViewSize) {
    self.subviews = subviews
    self.proposal = proposal
  }
}

extension LawCase: CustomStringConvertible {
  /// The proposal, and the code of the subviews' nodes.
  public var description: String {
    let list =
      subviews.isEmpty
      ? "no subviews"
      : "the subviews\n" + subviews.map { "    \($0)" }.joined(separator: "\n")
    return "proposed \(Proposal(proposal).plainText), with \(list)"
  }
}

// MARK: - Random and simpler ones

extension LawCase {
  static func random(using random: inout SeededGenerator, atMost count: Int) -> LawCase {
    let count = Int.random(in: 0...max(count, 0), using: &random)
    let subviews = (0..<count).map { _ in LawSubview.random(using: &random) }
    func length() -> CGFloat? {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: nil
      case 1: 0
      case 2: random.length(1...40)
      case 3: random.length(1...40) / 3
      default: random.length(40...400)
      }
    }
    return LawCase(
      subviews: subviews, proposal: ProposedViewSize(width: length(), height: length()))
  }

  /// Simpler cases, the simplest first.
  var simpler: [LawCase] {
    var simpler: [LawCase] = []
    for index in subviews.indices {
      var fewer = self
      fewer.subviews.remove(at: index)
      simpler.append(fewer)
    }
    for index in subviews.indices {
      for subview in subviews[index].simpler {
        var plainer = self
        plainer.subviews[index] = subview
        simpler.append(plainer)
      }
    }
    for lengths in [\ProposedViewSize.width, \.height] {
      let length = proposal[keyPath: lengths]
      let candidates: [CGFloat?] = [nil, 100, length.map { $0.rounded() }]
      for candidate in candidates {
        if candidate == length { break }
        var plainer = self
        plainer.proposal[keyPath: lengths] = candidate
        simpler.append(plainer)
      }
    }
    return simpler
  }

  /// The simplest case found for which something is still true.
  func shrunk(while isTrue: (LawCase) -> Bool) -> LawCase {
    var smallest = self
    var attempts = 0
    while attempts < 1000 {
      let next = smallest.simpler.first { candidate in
        attempts += 1
        return isTrue(candidate)
      }
      guard let next else { break }
      smallest = next
    }
    return smallest
  }
}
