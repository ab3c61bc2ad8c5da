extension FixedSize {
  func reasonForSize(of view: ExplainedView) -> String {
    axes.isEmpty
      ? "it is as large as its child"
      : "it is as large as its child, which has its ideal \(lengths)"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    if axes.isEmpty { return "no axis is fixed, so the proposal is passed on" }
    let nothing = axes == [.horizontal, .vertical] ? "nothing" : "no \(lengths)"
    return "\(nothing) is proposed, so that its child has its ideal \(lengths)"
  }

  private var lengths: String {
    axes == [.horizontal, .vertical]
      ? "size" : Axis.allCases.filter(axes.contains).map(\.lengthName).enumeration
  }
}
