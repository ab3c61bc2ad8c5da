import LayoutCore

extension LayoutLaw {
  /// Subviews and a proposal with which a law is tried.
  ///
  ///     LayoutLaw.Case(proposing: .zero, [.flexible, .fixed(width: 10, height: 10)])
  public struct Case: Equatable, Sendable {
    /// What the container is proposed.
    public var proposal: ProposedViewSize
    /// The subviews.
    public var subviews: [Subview]

    /// Creates a case.
    public init(proposing proposal: ProposedViewSize, _ subviews: [Subview]) {
      self.proposal = proposal
      self.subviews = subviews
    }
  }
}

extension LayoutLaw.Case: CustomStringConvertible {
  /// The code that makes the case.
  public var description: String {
    let lengths = [("width", proposal.width), ("height", proposal.height)].map { name, length in
      "\(name): \(length?.code ?? "nil")"
    }
    let list = subviews.map { "\n    \($0)," }.joined()
    return "LayoutLaw.Case(proposing: ProposedViewSize(\(lengths.joined(separator: ", "))), "
      + (list.isEmpty ? "[])" : "[\(list)\n  ])")
  }
}

// MARK: - Random and simpler ones

extension LayoutLaw.Case {
  static func random(
    using random: inout SeededGenerator, _ counts: ClosedRange<Int>,
    including kinds: [LayoutLaw.Subview]
  ) -> Self {
    let count = max(0, Int.random(in: counts, using: &random))
    let subviews = (0..<count).map { _ in LayoutLaw.Subview.random(using: &random, including: kinds)
    }
    func length() -> CGFloat? {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: nil
      case 1: 0
      case 2: random.length(1...40)
      case 3: random.length(1...40) / 3
      default:
        switch random.length(40...400) {
        // Some are as long as a large window.
        case let long where long > 340: long * 5
        case let length: length
        }
      }
    }
    return Self(proposing: ProposedViewSize(width: length(), height: length()), subviews)
  }

  /// Simpler cases, the simplest first.
  var simpler: [Self] {
    var simpler: [Self] = []
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
  func shrunk(while isTrue: (Self) -> Bool) -> Self {
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
