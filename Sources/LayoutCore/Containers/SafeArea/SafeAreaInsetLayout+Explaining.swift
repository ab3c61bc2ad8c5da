extension SafeAreaInsetLayout: Explaining {
  func reasonForSize(of view: ExplainedView) -> String {
    "it has room for its first view and the one along its \(edge) edge"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    child.index == 0
      ? "that is what the view along its \(edge) edge leaves"
      : "that is what its first view leaves when it is smallest"
  }

  func reasonForPlace(of child: ExplainedChild, in view: ExplainedView) -> String {
    child.index == 0
      ? "it is beside the view along the \(edge) edge"
      : "it is along the \(edge) edge, and its \(guide.name) meets the first view's"
  }
}
