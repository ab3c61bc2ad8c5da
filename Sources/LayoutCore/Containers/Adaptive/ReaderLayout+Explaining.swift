extension ReaderLayout: Explaining {
  func reasonForSize(of view: ExplainedView) -> String {
    "the content of a reader takes the reader's size"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    "every view in a reader is proposed the reader's size"
  }

  func reasonForPlace(of child: ExplainedChild, in view: ExplainedView) -> String {
    "every view in a reader is in its top leading corner"
  }
}

extension LayerLayout: Explaining {
  func reasonForSize(of view: ExplainedView) -> String {
    "that is the size of the view that it lies over or under"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    "that is the size of the view that it lies over or under"
  }

  func reasonForPlace(of child: ExplainedChild, in view: ExplainedView) -> String {
    "its \(guides.horizontal.name) and \(guides.vertical.name) meet that view's at "
      + position.plainText
  }
}
