/// What a leaf says that takes what is proposed.
struct FlexibleReasons: Explaining {
  func reasonForSize(of view: ExplainedView) -> String {
    let missing = Axis.allCases.filter { view.proposal[$0].isNaN }
    let ideal = FlexibleLeaf.idealLength.plainText
    switch missing.count {
    case 0: return "it takes what is proposed"
    case 1:
      let (axis, other) = (missing[0], missing[0].cross)
      return "\(other.asLarge(as: "proposed")), and no \(axis.lengthName) is proposed, so it is "
        + "\(ideal) \(axis.adjective)"
    default: return "nothing is proposed, so it is \(ideal) on both axes"
    }
  }
}
