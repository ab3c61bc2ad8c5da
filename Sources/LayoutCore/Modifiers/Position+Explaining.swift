extension Position {
  func reasonForSize(of view: ExplainedView) -> String {
    let missing = Axis.allCases.filter { view.proposal[$0].isNaN }.map(\.lengthName)
    switch missing.count {
    case 0: return "it takes all that is proposed"
    case 1:
      return "it takes all that is proposed, and no \(missing[0]) is, so that is its child's"
    default: return "nothing is proposed, so it is as large as its child"
    }
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    "it passes on its own size"
  }

  func reasonForPlace(of child: ExplainedChild, in view: ExplainedView) -> String {
    "its centre goes to \(Point(x, y).plainText)"
  }
}
