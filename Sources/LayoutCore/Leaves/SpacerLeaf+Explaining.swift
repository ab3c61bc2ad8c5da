/// What a spacer says of its lengths.
struct SpacerReasons: Explaining {
  /// The axes on which the spacer grows.
  let axes: [Axis]
  let minimum: Double

  func reasonForSize(of view: ExplainedView) -> String {
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
