extension SecondView: Explaining {
  func reasonForSize(of view: ExplainedView) -> String { "it is as large as its first view" }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    child.index == 0
      ? "its first view decides the size and is proposed the same"
      : "that is the size of the view that it lies over or under"
  }

  func reasonForPlace(of child: ExplainedChild, in view: ExplainedView) -> String {
    child.index == 0
      ? "its first view fills it" : child.alignment(with: "that of its first view")
  }
}
