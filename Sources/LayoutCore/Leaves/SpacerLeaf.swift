/// Empty space that expands along its stack, and in both directions outside stacks.
enum SpacerLeaf {
  /// Returns the minimum length of a spacer; NaN if none is given that can be used.
  static func minimum(_ length: CGFloat?) -> Double {
    guard let length, length.isUsable else { return .nan }
    return Double(length)
  }

  /// Returns the length along an axis on which the spacer expands.
  @inline(__always) static func length(for proposed: Double, minimum: Double) -> Double {
    proposed.isNaN ? minimum : max(proposed, minimum)
  }
}

// MARK: - Explaining

/// What a spacer says of its lengths.
struct SpacerReasons: Explaining {
  /// The axes on which the spacer grows.
  let axes: [Axis]
  let minimum: Double

  func reasonForAnswer(of view: ExplainedView) -> String {
    axes.map { axis in
      let (proposed, name) = (view.proposal[axis], axis.lengthName)
      if proposed.isNaN {
        return "no \(name) is proposed, so it has its minimum, \(minimum.plainText)"
      }
      return proposed < minimum
        ? "less than its minimum \(name) \(minimum.plainText) is proposed"
        : "it takes all of the proposed \(name)"
    }.clauses
  }
}
